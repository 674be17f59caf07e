DROP INDEX "contents_hot";--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "script_words" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "contents_hot" ON "contents" USING btree ("kind","heat" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'approved';