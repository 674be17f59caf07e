DROP INDEX "contents_live_region";--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "added_region" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "edition" text GENERATED ALWAYS AS (coalesce(added_region, case region when 'usa' then 'usa' when 'hk' then 'hk' else 'none' end)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "added_region" text;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "edition" text GENERATED ALWAYS AS (coalesce(added_region, case region when 'usa' then 'usa' when 'hk' then 'hk' else 'none' end)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "contents_live_edition" ON "contents" USING btree ("edition","kind","release_time" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE status = 'approved';