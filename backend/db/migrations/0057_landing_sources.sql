ALTER TABLE "landings" ADD COLUMN "source_key" text;--> statement-breakpoint
ALTER TABLE "landings" ADD CONSTRAINT "landings_sourceKey_unique" UNIQUE("source_key");