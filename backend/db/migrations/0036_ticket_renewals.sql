ALTER TABLE "former_codes" ADD COLUMN "key_hash" text;--> statement-breakpoint
ALTER TABLE "tickets" ADD COLUMN "renewals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "former_codes_key" ON "former_codes" USING btree ("key_hash") WHERE key_hash is not null;