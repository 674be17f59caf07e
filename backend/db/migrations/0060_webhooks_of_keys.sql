ALTER TABLE "event_webhooks" ALTER COLUMN "event_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "event_webhooks" ADD COLUMN "user_id" bigint;--> statement-breakpoint
ALTER TABLE "event_webhooks" ADD COLUMN "key_id" bigint;--> statement-breakpoint
ALTER TABLE "event_webhooks" ADD COLUMN "subjects" text[] DEFAULT '{"order"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD COLUMN "duration_ms" integer;--> statement-breakpoint
ALTER TABLE "event_webhooks" ADD CONSTRAINT "event_webhooks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_webhooks" ADD CONSTRAINT "event_webhooks_key_id_api_keys_id_fk" FOREIGN KEY ("key_id") REFERENCES "public"."api_keys"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_webhooks_user" ON "event_webhooks" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_ended" ON "webhook_deliveries" USING btree ("created_at") WHERE "webhook_deliveries"."state" <> 'waiting';