ALTER TABLE "tools" ADD COLUMN "listed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "weeklies" ADD COLUMN "letter" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "weeklies" ADD COLUMN "letter_by" jsonb DEFAULT '{}'::jsonb NOT NULL;