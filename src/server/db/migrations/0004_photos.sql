CREATE INDEX "listings_photos" ON "listings" USING gin ("images") WHERE source <> 'demo';--> statement-breakpoint
CREATE INDEX "media_looks_like_1" ON "media" USING btree (substr("looks_like", 1, 4));--> statement-breakpoint
CREATE INDEX "media_looks_like_5" ON "media" USING btree (substr("looks_like", 5, 4));--> statement-breakpoint
CREATE INDEX "media_looks_like_9" ON "media" USING btree (substr("looks_like", 9, 4));--> statement-breakpoint
CREATE INDEX "media_looks_like_13" ON "media" USING btree (substr("looks_like", 13, 4));