-- Freshness was part of the stored score, as it was when the listing was written; it is a function of time from now on.
-- Rows are stamped, so that devices get what is stored now.
ALTER TABLE "listings" RENAME COLUMN "score" TO "quality";--> statement-breakpoint
UPDATE "listings" SET
	"changed_by" = pg_current_xact_id(),
	"quality" = greatest(0, least(60, round("quality" - 30 * power(0.5,
		greatest(0, coalesce(extract(epoch FROM "updated_at" - "published_at"), 0)) / 86400.0 / 14))));--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "quality" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "quality" SET DATA TYPE smallint USING "quality"::smallint;--> statement-breakpoint
ALTER TABLE "listings" ALTER COLUMN "quality" SET DEFAULT 0;
--> statement-breakpoint
-- An update of views beside something else is a change.
CREATE FUNCTION stamp_beside_views() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	old.views := new.views;
	IF new IS DISTINCT FROM old THEN
		new.changed_by := pg_current_xact_id();
	END IF;
	RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_stamp_beside_views BEFORE UPDATE ON listings
	FOR EACH ROW WHEN (new.changed_by <> pg_current_xact_id() AND new.views <> old.views)
	EXECUTE FUNCTION stamp_beside_views();
