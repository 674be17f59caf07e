CREATE TABLE "search_blocks" (
	"term_key" text PRIMARY KEY NOT NULL,
	"term" text NOT NULL,
	"editor_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_grams" (
	"gram" text NOT NULL,
	"term" text NOT NULL,
	CONSTRAINT "search_grams_gram_term_pk" PRIMARY KEY("gram","term")
);
--> statement-breakpoint
CREATE TABLE "search_readers" (
	"term_key" text NOT NULL,
	"day" text NOT NULL,
	"reader" text NOT NULL,
	CONSTRAINT "search_readers_term_key_day_reader_pk" PRIMARY KEY("term_key","day","reader")
);
--> statement-breakpoint
ALTER TABLE "search_docs" ADD COLUMN "title_words" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_docs" ADD COLUMN "names" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "search_readers_day" ON "search_readers" USING btree ("day","reader");--> statement-breakpoint
CREATE INDEX "search_docs_title_words" ON "search_docs" USING gin ("title_words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_docs_names" ON "search_docs" USING gin ("names") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_docs_few" ON "search_docs" USING gin ("words") WITH (fastupdate=false) WHERE kind in ('author', 'topic', 'event');--> statement-breakpoint
ALTER INDEX "search_docs_words" SET (gin_pending_list_limit=512);