ALTER TABLE "banners" ADD COLUMN "figure" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "unit" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "summary" jsonb DEFAULT '{}'::jsonb NOT NULL;