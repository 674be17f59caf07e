ALTER TABLE "alert_topics" ADD COLUMN "session_id" bigint;--> statement-breakpoint
ALTER TABLE "alert_topics" ADD CONSTRAINT "alert_topics_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_topics_session" ON "alert_topics" USING btree ("session_id");