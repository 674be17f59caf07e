import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { weeklyRecord } from '@/backend/contract/stories/records';
import { tags } from '@/backend/contract/tags';
import { authors } from '@/backend/db/schema/people';
import { weeklies, weeklyAuthors } from '@/backend/db/schema/weeklies';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { defineRecordKind } from '@/backend/records/kind';
import { linksTo } from '@/backend/records/usage';

/** Issues of the weekly. */
export const weeklyKind = defineRecordKind({
  kind: 'weekly',
  changedBy: 'editor',
  schema: weeklyRecord,
  listed: sql`select id, title, '#' || number || '  ' || starts || ' – ' || ends as note, -number as rank from weeklies`,
  async read({ db }, id) {
    const [row] = await db.select().from(weeklies).where(eq(weeklies.id, id));
    if (!row) return null;
    const signed = await db
      .select({ id: weeklyAuthors.authorId })
      .from(weeklyAuthors)
      .where(eq(weeklyAuthors.weeklyId, id))
      .orderBy(asc(weeklyAuthors.position));
    const { number, title, summary, letter, letterBy, starts, ends } = row;
    const author_ids = signed.map((author) => author.id);
    return { number, title, summary, letter, letter_by: letterBy, starts, ends, author_ids };
  },
  async write(context, id, { author_ids, letter_by, ...rest }) {
    const { db } = context;
    const values = { ...rest, letterBy: letter_by };
    const [other] = await db
      .select({ id: weeklies.id })
      .from(weeklies)
      .where(and(eq(weeklies.number, values.number), ne(weeklies.id, id ?? 0)));
    if (other) throw new ApiError('invalidInput', { number: 'taken' });
    const [row] = await db
      .insert(weeklies)
      .values({ ...(id !== null && { id }), ...values })
      .onConflictDoUpdate({ target: weeklies.id, set: values })
      .returning({ id: weeklies.id });
    await writeAuthors(context, row?.id ?? 0, author_ids);
    return row?.id ?? 0;
  },
  async remove({ db }, id) {
    await db.delete(weeklies).where(eq(weeklies.id, id));
    return {};
  },
  usage: (context, id, locale) => linksTo(context, [`/home_jszk/${id}`], locale),
  tags: () => Promise.resolve([tags.site]),
});

/** Authors that were deleted meanwhile are left out. */
async function writeAuthors({ db }: Context, weeklyId: number, ids: number[]): Promise<void> {
  const wanted = [...new Set(ids)];
  await db.delete(weeklyAuthors).where(eq(weeklyAuthors.weeklyId, weeklyId));
  if (wanted.length === 0) return;
  const there = await db.select({ id: authors.id }).from(authors).where(inArray(authors.id, wanted));
  const authorIds = wanted.filter((id) => there.some((author) => author.id === id));
  if (authorIds.length === 0) return;
  await db
    .insert(weeklyAuthors)
    .values(authorIds.map((authorId, position) => ({ weeklyId, authorId, position })));
}
