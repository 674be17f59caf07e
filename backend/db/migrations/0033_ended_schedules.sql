ALTER TABLE "manuscripts" ADD COLUMN "ended" jsonb;--> statement-breakpoint
UPDATE "manuscripts" SET "edit" = 'pending', "due_at" = null, "submitted_at" = coalesce("submitted_at", now()) FROM "contents" WHERE "contents"."id" = "content_id" AND "contents"."status"::text IN ('withdrawn', 'removed') AND "edit" = 'scheduled';--> statement-breakpoint
UPDATE "preview_links" SET "ended_at" = now() FROM "contents" WHERE "contents"."id" = "content_id" AND "contents"."status"::text IN ('withdrawn', 'removed') AND "ended_at" IS NULL;
