CREATE TABLE "withheld_texts" (
	"content_id" bigint NOT NULL,
	"lang" "locale" NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"reason" text NOT NULL,
	"withdrawn_by" bigint,
	"withdrawn_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withheld_texts_content_id_lang_pk" PRIMARY KEY("content_id","lang")
);
--> statement-breakpoint
ALTER TABLE "withheld_texts" ADD CONSTRAINT "withheld_texts_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withheld_texts" ADD CONSTRAINT "withheld_texts_withdrawn_by_users_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;