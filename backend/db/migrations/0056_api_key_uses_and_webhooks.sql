ALTER TABLE "api_keys" ADD COLUMN "uses" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "used_on" text;--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "uses_on_day" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "event_webhooks" ADD COLUMN "previous_secret" text;--> statement-breakpoint
ALTER TABLE "event_webhooks" ADD COLUMN "previous_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_webhooks" ADD COLUMN "failing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event_webhooks" ADD COLUMN "paused_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_waiting" ON "webhook_deliveries" USING btree ("webhook_id","subject","id") WHERE "webhook_deliveries"."state" = 'waiting';