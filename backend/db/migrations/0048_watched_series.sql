CREATE TABLE "watched_series" (
	"user_id" bigint NOT NULL,
	"series_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "watched_series_user_id_series_id_pk" PRIMARY KEY("user_id","series_id")
);
--> statement-breakpoint
ALTER TABLE "watched_series" ADD CONSTRAINT "watched_series_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_series" ADD CONSTRAINT "watched_series_series_id_data_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."data_series"("id") ON DELETE cascade ON UPDATE no action;