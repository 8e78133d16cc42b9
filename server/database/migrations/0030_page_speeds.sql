CREATE TABLE "page_speeds" (
	"day" text NOT NULL,
	"site_tag" text NOT NULL,
	"page_kind" text NOT NULL,
	"device" text NOT NULL,
	"way" text NOT NULL,
	"metric" text NOT NULL,
	"bucket" smallint NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "page_speeds_day_site_tag_page_kind_device_way_metric_bucket_pk" PRIMARY KEY("day","site_tag","page_kind","device","way","metric","bucket")
);
