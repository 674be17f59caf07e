ALTER TABLE "draft_presence" ADD COLUMN "taken_by" bigint;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "held_session" bigint;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "withdraw_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "withdraw_by" bigint;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD COLUMN "withdraw_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_presence" ADD CONSTRAINT "draft_presence_taken_by_users_id_fk" FOREIGN KEY ("taken_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "manuscripts" ADD CONSTRAINT "manuscripts_withdraw_by_users_id_fk" FOREIGN KEY ("withdraw_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "manuscripts_withdraw" ON "manuscripts" USING btree ("withdraw_at") WHERE withdraw_at is not null;