CREATE TABLE "new_model_views" (
	"model" text NOT NULL,
	"day" date NOT NULL,
	"viewer_hash" text NOT NULL,
	CONSTRAINT "new_model_views_model_day_viewer_hash_pk" PRIMARY KEY("model","day","viewer_hash")
);
--> statement-breakpoint
CREATE INDEX "new_model_views_day" ON "new_model_views" USING btree ("day");