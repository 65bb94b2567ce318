ALTER TABLE "listings" ADD COLUMN "utm_term" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "landing_url" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "utm_source" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "utm_medium" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "utm_campaign" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "utm_term" text;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "landing_url" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "utm_source" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "utm_medium" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "utm_campaign" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "utm_term" text;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "landing_url" text;