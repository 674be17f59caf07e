CREATE TABLE "subscription_ends" (
	"subscriber_id" bigint NOT NULL,
	"newsletter_id" bigint NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscription_ends_subscriber_id_newsletter_id_pk" PRIMARY KEY("subscriber_id","newsletter_id")
);
--> statement-breakpoint
ALTER TABLE "subscription_ends" ADD CONSTRAINT "subscription_ends_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_ends" ADD CONSTRAINT "subscription_ends_newsletter_id_newsletters_id_fk" FOREIGN KEY ("newsletter_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;