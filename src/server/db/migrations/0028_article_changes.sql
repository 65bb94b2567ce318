ALTER TABLE "articles" ADD COLUMN "changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "articles_changed" ON "articles" USING btree ("changed_by");--> statement-breakpoint
-- As of listings (0001): rows of a backup get the number of this database's transaction.
CREATE TRIGGER articles_stamp_new BEFORE INSERT ON articles
	FOR EACH ROW WHEN (new.changed_by <> pg_current_xact_id())
	EXECUTE FUNCTION stamp_change();
--> statement-breakpoint
-- Views alone are no change.
CREATE TRIGGER articles_stamp BEFORE UPDATE ON articles
	FOR EACH ROW WHEN (new.views = old.views AND new.changed_by <> pg_current_xact_id())
	EXECUTE FUNCTION stamp_change();
