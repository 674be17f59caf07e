ALTER TABLE "authors" ADD COLUMN "exported_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "authors" ADD COLUMN "exported_verified" boolean DEFAULT false NOT NULL;