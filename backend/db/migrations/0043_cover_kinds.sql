ALTER TABLE "content_texts" ADD COLUMN "figures" jsonb;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "cover_kind" text;