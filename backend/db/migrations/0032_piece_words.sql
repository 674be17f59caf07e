CREATE TABLE "piece_words" (
	"content_id" bigint PRIMARY KEY NOT NULL,
	"form" smallint NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "piece_words" ADD CONSTRAINT "piece_words_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "piece_words_words" ON "piece_words" USING gin ("words") WITH (gin_pending_list_limit=512);