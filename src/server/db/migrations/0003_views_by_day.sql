CREATE TABLE "listing_view_days" (
	"listing_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "listing_view_days_listing_id_day_pk" PRIMARY KEY("listing_id","day")
);
--> statement-breakpoint
ALTER TABLE "listing_view_days" ADD CONSTRAINT "listing_view_days_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_view_days_day" ON "listing_view_days" USING btree ("day");--> statement-breakpoint
-- The days whose viewers are still stored.
INSERT INTO "listing_view_days" ("listing_id", "day", "views") SELECT "listing_id", "day", count(*)::int FROM "listing_views" GROUP BY "listing_id", "day";
