CREATE TABLE "merchant_documents" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"document" jsonb NOT NULL,
	CONSTRAINT "merchant_documents_kind_key_pk" PRIMARY KEY("kind","key")
);
--> statement-breakpoint
CREATE TABLE "merchant_revisions" (
	"id" integer PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"changed_at" bigint NOT NULL
);
