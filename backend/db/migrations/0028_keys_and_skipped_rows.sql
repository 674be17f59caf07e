CREATE TABLE "host_messages" (
	"event_id" bigint NOT NULL,
	"request_key" text NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "host_messages_event_id_request_key_pk" PRIMARY KEY("event_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "skipped_rows" (
	"job" text NOT NULL,
	"row_id" bigint NOT NULL,
	"failures" integer DEFAULT 1 NOT NULL,
	"error" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "skipped_rows_job_row_id_pk" PRIMARY KEY("job","row_id")
);
--> statement-breakpoint
DROP INDEX "orders_request";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "origin" text DEFAULT 'buyer' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "request_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "host_messages" ADD CONSTRAINT "host_messages_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Buyers could choose the keys of the waiting list; only orders without the hash of a request are its own.
UPDATE "orders" SET "origin" = 'waitlist', "request_key" = substring("request_key" from 10) WHERE "request_hash" = '' AND "request_key" ~ '^waitlist:[0-9]+$';--> statement-breakpoint
UPDATE "orders" SET "origin" = 'guest', "request_key" = substring("request_key" from 7) WHERE "is_guest" AND "request_hash" = '' AND "request_key" LIKE 'guest:%';--> statement-breakpoint
UPDATE "audit_log" SET "request_key" = "batch", "batch" = '' WHERE "batch" <> '' AND ("base" IS NULL OR "subject" <> 'content');--> statement-breakpoint
INSERT INTO "host_messages" ("event_id", "request_key", "sent") SELECT e."id", substring(s."key" from '^message:[0-9]+:(.*)$'), (s."value" #>> '{}')::integer FROM "settings" s JOIN "events" e ON s."key" LIKE 'message:' || e."id" || ':%';--> statement-breakpoint
DELETE FROM "settings" WHERE "key" ~ '^message:[0-9]+:';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_request" ON "orders" USING btree ("user_id","origin","request_key");