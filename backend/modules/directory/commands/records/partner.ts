import { eq, sql } from 'drizzle-orm';
import { partnerRecord } from '@/backend/contract/directory/records';
import { tags } from '@/backend/contract/tags';
import { partners } from '@/backend/db/schema/directory';
import { defineRecordKind } from '@/backend/records/kind';
import { linksTo } from '@/backend/records/usage';

/** Partners of the newsroom. */
export const partnerKind = defineRecordKind({
  kind: 'partner',
  changedBy: 'editor',
  schema: partnerRecord,
  listed: sql`select id, name as title, url as note, position as rank from partners`,
  async read({ db }, id) {
    const [row] = await db.select().from(partners).where(eq(partners.id, id));
    if (!row) return null;
    const { name, kind, url, description, position } = row;
    return { name, kind, url, description, position };
  },
  async write({ db }, id, values) {
    const [row] = await db
      .insert(partners)
      .values({ ...(id !== null && { id }), ...values })
      .onConflictDoUpdate({ target: partners.id, set: values })
      .returning({ id: partners.id });
    return row?.id ?? 0;
  },
  async remove({ db }, id) {
    await db.delete(partners).where(eq(partners.id, id));
    return {};
  },
  usage: (context, id, locale) => linksTo(context, [`/home_hz/${id}`], locale),
  tags: () => Promise.resolve([tags.site]),
});
