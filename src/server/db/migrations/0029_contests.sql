CREATE TABLE "contest_entries" (
	"contest" text NOT NULL,
	"account_id" bigint NOT NULL,
	"listing_id" bigint NOT NULL,
	"label" text NOT NULL,
	"photos" integer NOT NULL,
	"place" integer,
	"entered_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contest_entries_contest_account_id_pk" PRIMARY KEY("contest","account_id"),
	CONSTRAINT "contest_entries_place" UNIQUE("contest","place")
);
--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contest_entries" ADD CONSTRAINT "contest_entries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;