ALTER TABLE "outbox" ADD COLUMN "failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "leased_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "recipient" text;--> statement-breakpoint
CREATE INDEX "outbox_recipient" ON "outbox" USING btree ("kind","recipient","id") WHERE delivered_at is null and failed_at is null;--> statement-breakpoint
UPDATE "outbox" SET "recipient" = "payload"->>'to' WHERE "kind" in ('mail', 'sms') AND "delivered_at" is null AND "payload"->>'to' <> '';
