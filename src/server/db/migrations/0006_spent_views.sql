CREATE TABLE "spent_views" (
	"viewer_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "spent_views_viewer" ON "spent_views" USING btree ("viewer_hash","created_at");