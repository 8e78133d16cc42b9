CREATE TABLE "variant_counts" (
	"site_tag" text NOT NULL,
	"page_key" text NOT NULL,
	"test" text NOT NULL,
	"variant" text NOT NULL,
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "variant_counts_site_tag_page_key_test_variant_day_kind_pk" PRIMARY KEY("site_tag","page_key","test","variant","day","kind")
);
