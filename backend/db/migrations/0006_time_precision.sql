CREATE TYPE "public"."time_precision" AS ENUM('second', 'day', 'month');--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "release_precision" time_precision DEFAULT 'second' NOT NULL;