CREATE TABLE "day_ledgers" (
	"day" text PRIMARY KEY NOT NULL,
	"hours" jsonb NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_texts" ADD COLUMN "figure" jsonb;