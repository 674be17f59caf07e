CREATE TABLE "alert_attempts" (
	"subscription_id" bigint NOT NULL,
	"run" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "alert_attempts_run_subscription_id_pk" PRIMARY KEY("run","subscription_id")
);
--> statement-breakpoint
ALTER TABLE "alert_attempts" ADD CONSTRAINT "alert_attempts_subscription_id_alert_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."alert_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_attempts_browser" ON "alert_attempts" USING btree ("subscription_id");--> statement-breakpoint
CREATE INDEX "alert_attempts_begun" ON "alert_attempts" USING btree ("begun_at");