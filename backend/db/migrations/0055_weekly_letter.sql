ALTER TABLE "weeklies" ADD COLUMN "letter" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "weeklies" ADD COLUMN "letter_by" jsonb DEFAULT '{}'::jsonb NOT NULL;