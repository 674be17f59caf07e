ALTER TABLE "manuscripts" ADD COLUMN "missed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "undo" jsonb;