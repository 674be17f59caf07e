CREATE TABLE "page_view_days" (
	"day" text NOT NULL,
	"content_id" bigint NOT NULL,
	"views" integer NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "page_view_days_day_content_id_pk" PRIMARY KEY("day","content_id")
);
--> statement-breakpoint
CREATE TABLE "view_readers" (
	"content_id" bigint NOT NULL,
	"day" text NOT NULL,
	"reader" text NOT NULL,
	"network" text NOT NULL,
	CONSTRAINT "view_readers_content_id_day_reader_pk" PRIMARY KEY("content_id","day","reader")
);
--> statement-breakpoint
CREATE INDEX "view_readers_network" ON "view_readers" USING btree ("content_id","day","network");--> statement-breakpoint
CREATE INDEX "view_readers_day" ON "view_readers" USING btree ("day");