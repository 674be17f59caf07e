CREATE TABLE "closed_pictures" (
	"path" text NOT NULL,
	"content_id" bigint NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "closed_pictures_path_content_id_pk" PRIMARY KEY("path","content_id")
);
--> statement-breakpoint
ALTER TABLE "closed_pictures" ADD CONSTRAINT "closed_pictures_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closed_pictures_content" ON "closed_pictures" USING btree ("content_id");