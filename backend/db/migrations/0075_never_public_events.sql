-- Events that were cancelled before they were public become drafts again, since the page of a cancelled event is public.
-- The log names the status before; an event created as cancelled has no line in it, and is still in its first version.
UPDATE "events" e SET "status" = 'draft', "version" = e."version" + 1, "cancelled_at" = NULL, "cancel_reason" = '',
  "cancel_kept_percent" = 0, "settled_at" = NULL
  WHERE e."status" = 'cancelled' AND (
    EXISTS (SELECT 1 FROM "audit_log" a WHERE a."subject" = 'event' AND a."subject_id" = e."id"::text
      AND a."command" = 'cancel' AND a."before" ->> 'status' IN ('draft', 'pending'))
    OR e."version" = 1 AND e."request_key" IS NOT NULL);--> statement-breakpoint
DELETE FROM "search_docs" d USING "events" e WHERE d."kind" = 'event' AND d."ref_id" = e."id"
  AND e."status"::text IN ('draft', 'pending');
