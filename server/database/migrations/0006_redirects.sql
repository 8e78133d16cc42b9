CREATE TABLE "live_redirects" (
	"site_tag" text PRIMARY KEY NOT NULL,
	"redirects" jsonb NOT NULL,
	"published_at" bigint NOT NULL
);
