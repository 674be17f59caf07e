CREATE TABLE "alert_topics" (
	"subscription_id" bigint NOT NULL,
	"topic" text NOT NULL,
	CONSTRAINT "alert_topics_subscription_id_topic_pk" PRIMARY KEY("subscription_id","topic")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "reminded_start" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "alert_topics" ADD CONSTRAINT "alert_topics_subscription_id_alert_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."alert_subscriptions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_topics_topic" ON "alert_topics" USING btree ("topic","subscription_id");--> statement-breakpoint
CREATE INDEX "page_views_content" ON "page_views" USING btree ("content_id","created_at");--> statement-breakpoint
INSERT INTO "alert_topics" ("subscription_id", "topic") SELECT "id", 'news' FROM "alert_subscriptions";