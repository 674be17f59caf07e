ALTER TABLE "unmatched_money" ADD COLUMN "day" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "unmatched_money" ADD COLUMN "clock" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "unmatched_money" ADD COLUMN "reason" text DEFAULT '' NOT NULL;