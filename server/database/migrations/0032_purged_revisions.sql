CREATE TABLE "purged_revisions" (
	"subject" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
