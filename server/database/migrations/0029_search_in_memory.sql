CREATE TABLE "search_changes" (
	"index_name" text NOT NULL,
	"revision" integer NOT NULL,
	"object_ids" text[],
	CONSTRAINT "search_changes_index_name_revision_pk" PRIMARY KEY("index_name","revision")
);
--> statement-breakpoint
ALTER TABLE "search_records" ALTER COLUMN "numbers" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "search_records" ALTER COLUMN "facets" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "search_records" ALTER COLUMN "words" DROP NOT NULL;