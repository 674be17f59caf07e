ALTER TABLE "api_keys" ADD COLUMN "uses" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "used_on" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "uses_on_day" integer DEFAULT 0 NOT NULL;