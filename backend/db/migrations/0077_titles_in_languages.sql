CREATE TABLE "search_titles" (
	"kind" text NOT NULL,
	"ref_id" bigint NOT NULL,
	"lang" "locale" NOT NULL,
	"title_key" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "search_titles_kind_ref_id_lang_pk" PRIMARY KEY("kind","ref_id","lang")
);
--> statement-breakpoint
ALTER TABLE "search_titles" ADD CONSTRAINT "search_titles_kind_ref_id_search_docs_kind_ref_id_fk" FOREIGN KEY ("kind","ref_id") REFERENCES "public"."search_docs"("kind","ref_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_titles_key" ON "search_titles" USING btree ("title_key" text_pattern_ops);