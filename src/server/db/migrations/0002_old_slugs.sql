CREATE TABLE "old_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"ref_id" integer NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION keep_old_slug() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO old_slugs (slug, type, ref_id) VALUES (old.slug, TG_ARGV[0], old.id)
	ON CONFLICT (slug) DO UPDATE SET type = excluded.type, ref_id = excluded.ref_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER brands_old_slug AFTER UPDATE OF slug ON brands
	FOR EACH ROW WHEN (old.slug <> new.slug) EXECUTE FUNCTION keep_old_slug('brand');
--> statement-breakpoint
CREATE TRIGGER models_old_slug AFTER UPDATE OF slug ON models
	FOR EACH ROW WHEN (old.slug <> new.slug) EXECUTE FUNCTION keep_old_slug('model');
--> statement-breakpoint
CREATE TRIGGER variants_old_slug AFTER UPDATE OF slug ON variants
	FOR EACH ROW WHEN (old.slug <> new.slug) EXECUTE FUNCTION keep_old_slug('variant');
--> statement-breakpoint
CREATE TRIGGER provinces_old_slug AFTER UPDATE OF slug ON provinces
	FOR EACH ROW WHEN (old.slug <> new.slug) EXECUTE FUNCTION keep_old_slug('province');
--> statement-breakpoint
CREATE TRIGGER cities_old_slug AFTER UPDATE OF slug ON cities
	FOR EACH ROW WHEN (old.slug <> new.slug) EXECUTE FUNCTION keep_old_slug('city');
