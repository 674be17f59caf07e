ALTER TABLE "feed_entries" ADD COLUMN "is_undated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feeds" ADD COLUMN "charset" text;