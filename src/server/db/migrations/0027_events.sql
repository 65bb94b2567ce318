CREATE TABLE "event_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event_counts" (
	"day" date NOT NULL,
	"event" text NOT NULL,
	"page" text NOT NULL,
	"visit" text NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "event_counts_day_event_page_visit_pk" PRIMARY KEY("day","event","page","visit")
);
--> statement-breakpoint
CREATE INDEX "event_batches_received" ON "event_batches" USING btree ("received_at");