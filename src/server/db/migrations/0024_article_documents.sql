CREATE TABLE "article_documents" (
	"id" text PRIMARY KEY NOT NULL,
	"article_id" integer,
	"revision" integer NOT NULL,
	"state" text NOT NULL,
	"chosen_revision" integer,
	"publish_at" timestamp with time zone,
	"title" text NOT NULL,
	"post_type" text NOT NULL,
	"bu" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"changed_by" bigint,
	CONSTRAINT "article_documents_article_id_unique" UNIQUE("article_id")
);
--> statement-breakpoint
CREATE TABLE "article_edits" (
	"document_id" text NOT NULL,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"pictures" text[] NOT NULL,
	"actor_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_edits_document_id_revision_pk" PRIMARY KEY("document_id","revision")
);
--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "is_public" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "article_documents" ADD CONSTRAINT "article_documents_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_edits" ADD CONSTRAINT "article_edits_document_id_article_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."article_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_documents_due" ON "article_documents" USING btree ("publish_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "article_edits_pictures" ON "article_edits" USING gin ("pictures");--> statement-breakpoint
CREATE INDEX "articles_pictures" ON "articles" USING gin ("pictures");