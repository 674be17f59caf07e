-- How many live items of each list have a text in each language.
INSERT INTO "list_counts" ("list_key", "total")
SELECT k.kind || m.part || '+lang:' || t.lang, count(*)
FROM "contents" c
JOIN "content_texts" t ON t.content_id = c.id
CROSS JOIN LATERAL (VALUES (c.kind::text), ('any')) k(kind)
CROSS JOIN LATERAL (
  SELECT ''
  UNION ALL SELECT '+important:true' WHERE c.is_important
  UNION ALL SELECT '+category:' || c.category_id WHERE c.category_id IS NOT NULL
  UNION ALL SELECT '+author:' || c.author_id WHERE c.author_id IS NOT NULL
  UNION ALL SELECT '+region:' || c.region
  UNION ALL SELECT '+label:' || l.label_id FROM "content_labels" l WHERE l.content_id = c.id
  UNION ALL SELECT '+topic:' || p.topic_id FROM "content_topics" p WHERE p.content_id = c.id
) m(part)
WHERE c.status = 'approved'
GROUP BY 1;
