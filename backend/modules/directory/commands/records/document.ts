import { eq, sql } from 'drizzle-orm';
import { DOCUMENT_KEYS } from '@/backend/contract/directory/document-keys';
import { documentRecord } from '@/backend/contract/directory/records';
import { LOCALES } from '@/backend/contract/locale';
import { tags } from '@/backend/contract/tags';
import { documents } from '@/backend/db/schema/directory';
import { ApiError } from '@/backend/kernel/errors';
import { defineRecordKind } from '@/backend/records/kind';
import { cleanLanguages } from '@/backend/kernel/text/clean-html';

/** The key of a site document by its number, which is its position in `DOCUMENT_KEYS`, from 1. */
const keyOf = (id: number) => DOCUMENT_KEYS[id - 1];

const numbers = sql.raw(DOCUMENT_KEYS.map((key, index) => `(${index + 1}, '${key}')`).join(', '));

export const documentKind = defineRecordKind({
  kind: 'document',
  changedBy: 'editor',
  isFixed: true,
  schema: documentRecord,
  listed: sql`select k.id, jsonb_object_agg(d.lang, d.title) as title, k.key as note, k.id as rank,
    case when not bool_and(d.is_public) then 'draft' end as state
    from (values ${numbers}) k (id, key) join documents d on d.key = k.key group by k.id, k.key`,
  async read({ db }, id) {
    const key = keyOf(id);
    if (!key) return null;
    const rows = await db.select().from(documents).where(eq(documents.key, key));
    if (rows.length === 0) return null;
    return {
      title: Object.fromEntries(rows.map((row) => [row.lang, row.title])),
      body: Object.fromEntries(rows.map((row) => [row.lang, row.body])),
      is_public: rows.every((row) => row.isPublic),
    };
  },
  async write({ db, now }, id, { title, body, is_public: isPublic }) {
    const key = id === null ? undefined : keyOf(id);
    if (!key || id === null) throw new ApiError('notFound');
    const clean = await cleanLanguages(body);
    await db.delete(documents).where(eq(documents.key, key));
    await db.insert(documents).values(
      LOCALES.flatMap((lang) => {
        const text = title[lang];
        return text
          ? [{ key, lang, title: text, body: clean[lang] ?? '', isPublic, updatedTime: now() }]
          : [];
      }),
    );
    return id;
  },
  // Every page links to one in its foot, as long as it is public.
  tags: () => Promise.resolve([tags.site, tags.brand, tags.all]),
});
