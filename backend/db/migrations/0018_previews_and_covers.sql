ALTER TABLE "events" ADD COLUMN "preview_series" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "figure_rule" text;