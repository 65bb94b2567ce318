CREATE TABLE "page_vitals" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"metric" text NOT NULL,
	"band" smallint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "page_vitals_day_page_device_metric_band_pk" PRIMARY KEY("day","page","device","metric","band")
);
