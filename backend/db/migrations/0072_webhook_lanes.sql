ALTER TABLE "outbox" ADD COLUMN "lane" text;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_held" ON "webhook_deliveries" USING btree ("created_at") WHERE "webhook_deliveries"."state" = 'waiting';--> statement-breakpoint
UPDATE "outbox" o SET "lane" = d."webhook_id"::text, "recipient" = d."webhook_id" || ' ' || coalesce(nullif(d."subject", ''), d."id"::text)
  FROM "webhook_deliveries" d WHERE o."kind" = 'webhook' AND o."delivered_at" IS NULL AND o."failed_at" IS NULL
  AND d."id" = (o."payload" ->> 'deliveryId')::bigint;--> statement-breakpoint
UPDATE "outbox" SET "lane" = substring("payload" ->> 'inbox' from '^[^:]+://([^/:]+)')
  WHERE "kind" = 'federation' AND "delivered_at" IS NULL AND "failed_at" IS NULL;
