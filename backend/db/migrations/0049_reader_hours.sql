CREATE TABLE "reader_hours" (
	"hour" timestamp (3) with time zone NOT NULL,
	"content_id" bigint NOT NULL,
	"readers" integer NOT NULL,
	CONSTRAINT "reader_hours_hour_content_id_pk" PRIMARY KEY("hour","content_id")
);
--> statement-breakpoint
ALTER TABLE "reader_hours" ADD CONSTRAINT "reader_hours_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;