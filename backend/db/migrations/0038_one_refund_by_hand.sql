-- What was paid by several transfers was returned by one refund for each. Those of one refund that wait, untouched, become one.
WITH "parts" AS (
	SELECT min(r."id") AS "kept", array_agg(r."id") AS "ids", sum(r."amount") AS "amount"
	FROM "refunds" r JOIN "payments" p ON p."id" = r."payment_id"
	WHERE r."is_manual" AND r."state" = 'waiting' AND r."exported_in" = '' AND p."provider" = 'manual'
	GROUP BY r."order_id", r."ticket_ids", r."reason", r."requested_by", date_trunc('second', r."created_at")
	HAVING count(*) > 1
), "joined" AS (
	UPDATE "refunds" r SET "amount" = parts."amount", "payment_id" = NULL FROM "parts" WHERE r."id" = parts."kept"
)
DELETE FROM "refunds" r USING "parts" WHERE r."id" = any(parts."ids") AND r."id" <> parts."kept";
