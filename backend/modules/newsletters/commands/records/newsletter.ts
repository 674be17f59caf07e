import { and, eq, ne, sql } from 'drizzle-orm';
import { newsletterRecord } from '@/backend/contract/newsletters/records';
import { tags } from '@/backend/contract/tags';
import { newsletterIssues, newsletters, subscriptions } from '@/backend/db/schema/newsletters';
import { ApiError } from '@/backend/kernel/errors';
import { defineRecordKind } from '@/backend/records/kind';

/** Newsletters readers can subscribe to. One with letters or subscribers is closed instead of deleted. */
export const newsletterKind = defineRecordKind({
  kind: 'newsletter',
  changedBy: 'editor',
  schema: newsletterRecord,
  listed: sql`select id, name as title, key as note, position as rank,
    case when is_closed then 'closed' end as state from newsletters`,
  async read({ db }, id) {
    const [row] = await db.select().from(newsletters).where(eq(newsletters.id, id));
    if (!row) return null;
    const { name, key, description, cadence, isClosed, position } = row;
    return { name, key, description, cadence, is_closed: isClosed, position };
  },
  async write({ db }, id, { is_closed: isClosed, ...fields }) {
    const values = { ...fields, isClosed };
    const taken = await db.$count(
      newsletters,
      and(eq(newsletters.key, fields.key), id === null ? undefined : ne(newsletters.id, id)),
    );
    if (taken > 0) throw new ApiError('invalidInput', { key: 'taken' });
    const [row] = await db
      .insert(newsletters)
      .values({ ...(id !== null && { id }), ...values })
      .onConflictDoUpdate({ target: newsletters.id, set: values })
      .returning({ id: newsletters.id });
    return row?.id ?? 0;
  },
  async remove({ db }, id) {
    const uses =
      (await db.$count(newsletterIssues, eq(newsletterIssues.newsletterId, id))) +
      (await db.$count(subscriptions, eq(subscriptions.newsletterId, id)));
    if (uses > 0) throw new ApiError('stillUsed');
    await db.delete(newsletters).where(eq(newsletters.id, id));
    return {};
  },
  tags: () => Promise.resolve([tags.letters]),
});
