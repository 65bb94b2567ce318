ALTER TABLE "warranties" ADD COLUMN "client_id" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "warranties_client_id" ON "warranties" USING btree ("client_id") WHERE client_id is not null;