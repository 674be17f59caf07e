CREATE TABLE "readings" (
	"user_id" bigint NOT NULL,
	"content_id" bigint NOT NULL,
	"tenth" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "readings_user_id_content_id_pk" PRIMARY KEY("user_id","content_id")
);
--> statement-breakpoint
CREATE INDEX "readings_content" ON "readings" USING btree ("content_id");