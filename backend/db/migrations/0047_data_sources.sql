CREATE TABLE "data_source_requests" (
	"source" text NOT NULL,
	"request" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"paused_until" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"succeeded_at" timestamp (3) with time zone,
	CONSTRAINT "data_source_requests_source_request_pk" PRIMARY KEY("source","request")
);
--> statement-breakpoint
ALTER TABLE "data_series" ADD COLUMN "filled_by" text DEFAULT '' NOT NULL;