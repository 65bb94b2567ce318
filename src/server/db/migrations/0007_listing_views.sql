CREATE TABLE "listing_views" (
	"listing_id" bigint NOT NULL,
	"day" date NOT NULL,
	"viewer_hash" text NOT NULL,
	CONSTRAINT "listing_views_listing_id_day_viewer_hash_pk" PRIMARY KEY("listing_id","day","viewer_hash")
);
--> statement-breakpoint
ALTER TABLE "listing_views" ADD CONSTRAINT "listing_views_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_views_day" ON "listing_views" USING btree ("day");--> statement-breakpoint
-- A view is no change of the listing: it would be sent to every device that has its city, and empty every cache.
DROP TRIGGER listings_stamp ON listings;
--> statement-breakpoint
CREATE TRIGGER listings_stamp_new BEFORE INSERT ON listings
	FOR EACH ROW WHEN (new.changed_by <> pg_current_xact_id())
	EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
CREATE TRIGGER listings_stamp_change BEFORE UPDATE ON listings
	FOR EACH ROW WHEN (new.changed_by <> pg_current_xact_id() AND new.views = old.views)
	EXECUTE FUNCTION stamp_change();
