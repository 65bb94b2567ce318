ALTER TABLE "reports" DROP CONSTRAINT "reports_client_id_unique";--> statement-breakpoint
ALTER TABLE "owner_review_reports" DROP CONSTRAINT "owner_review_reports_client_id_unique";--> statement-breakpoint
DROP INDEX "agent_leads_client_id";--> statement-breakpoint
DROP INDEX "agent_payouts_client_id";--> statement-breakpoint
DROP INDEX "deal_ratings_client_id";--> statement-breakpoint
DROP INDEX "audit_trail_client_id";--> statement-breakpoint
DROP INDEX "contact_messages_client_id";--> statement-breakpoint
DROP INDEX "warranty_claims_client_id";--> statement-breakpoint
-- Keys in the outboxes of phones stay valid: those of every table become the owner's, at any endpoint.
UPDATE "submissions" SET "kind" = CASE "kind" WHEN 'create' THEN 'createListing' WHEN 'update' THEN 'updateListing' WHEN 'status' THEN 'changeStatus' WHEN 'review' THEN 'saveOwnerReview' ELSE "kind" END;--> statement-breakpoint
INSERT INTO "submissions" ("client_id", "kind", "owner", "created_at")
SELECT "client_id", 'earlier', CASE WHEN "owner" LIKE 'address:%' THEN 'anyone' ELSE "owner" END, "created_at" FROM "leads" WHERE "owner" <> 'erased'
UNION ALL SELECT "client_id", 'earlier', CASE WHEN "owner" LIKE 'address:%' THEN 'anyone' ELSE "owner" END, "created_at" FROM "contact_messages"
UNION ALL SELECT "client_id", 'earlier', coalesce("owner", 'anyone'), "created_at" FROM "reports"
UNION ALL SELECT "client_id", 'earlier', coalesce("owner", 'anyone'), "created_at" FROM "owner_review_reports"
UNION ALL SELECT "client_id", 'earlier', 'account:' || "buyer_id", "created_at" FROM "offers"
UNION ALL SELECT s."client_id", 'earlier', 'account:' || CASE s."by" WHEN 'buyer' THEN o."buyer_id" ELSE l."user_id" END, s."created_at"
  FROM "offer_steps" s JOIN "offers" o ON o."id" = s."offer_id" JOIN "listings" l ON l."id" = o."listing_id"
  WHERE s."client_id" IS NOT NULL AND CASE s."by" WHEN 'buyer' THEN o."buyer_id" ELSE l."user_id" END IS NOT NULL
UNION ALL SELECT "client_id", 'earlier', 'account:' || "buyer_id", "created_at" FROM "orders" WHERE "buyer_id" IS NOT NULL
UNION ALL SELECT "client_id", 'earlier', 'account:' || "issued_by", "created_at" FROM "warranties" WHERE "client_id" IS NOT NULL AND "issued_by" IS NOT NULL
UNION ALL SELECT "client_id", 'earlier', 'account:' || "account_id", "created_at" FROM "warranty_claims"
UNION ALL SELECT "client_id", 'earlier', 'account:' || "agent_id", "created_at" FROM "agent_leads"
UNION ALL SELECT "client_id", 'earlier', 'account:' || "agent_id", "created_at" FROM "agent_payouts"
UNION ALL SELECT "client_id", 'earlier', 'account:' || "buyer_id", "created_at" FROM "deal_ratings" WHERE "buyer_id" IS NOT NULL
UNION ALL SELECT "client_id", 'earlier', 'account:' || "actor_id", "created_at" FROM "audit_trail" WHERE "client_id" IS NOT NULL AND "actor_id" IS NOT NULL
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "agent_leads" DROP COLUMN "client_id";--> statement-breakpoint
ALTER TABLE "agent_payouts" DROP COLUMN "client_id";--> statement-breakpoint
ALTER TABLE "deal_ratings" DROP COLUMN "client_id";--> statement-breakpoint
ALTER TABLE "reports" DROP COLUMN "client_id";--> statement-breakpoint
ALTER TABLE "owner_review_reports" DROP COLUMN "client_id";--> statement-breakpoint
ALTER TABLE "audit_trail" DROP COLUMN "client_id";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "client_id";--> statement-breakpoint
ALTER TABLE "warranty_claims" DROP COLUMN "client_id";
