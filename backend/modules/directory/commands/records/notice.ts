import { eq, sql } from 'drizzle-orm';
import { noticeRecord } from '@/backend/contract/directory/records';
import { tags } from '@/backend/contract/tags';
import { notices } from '@/backend/db/schema/directory';
import type { LocalText } from '@/backend/db/schema/local-text';
import { ApiError } from '@/backend/kernel/errors';
import { fromWireTime, toWireTime } from '@/backend/kernel/text/time';
import { defineRecordKind } from '@/backend/records/kind';
import { linksTo } from '@/backend/records/usage';
import { cleanLanguages } from '@/backend/kernel/text/clean-html';

/** The cleaned text. @throws ApiError invalidInput when nothing is left of it, or it became too long */
async function checkedBody(rawBody: LocalText): Promise<LocalText> {
  const clean = noticeRecord.shape.body.safeParse(await cleanLanguages(rawBody));
  if (!clean.success)
    throw new ApiError('invalidInput', { body: clean.error.issues[0]?.message ?? 'required' });
  return clean.data;
}

/** Notices: announcements of the newsroom. */
export const noticeKind = defineRecordKind({
  kind: 'notice',
  changedBy: 'editor',
  schema: noticeRecord,
  listed: sql`select id, title, to_char(release_time at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD HH24:MI') as note,
    -extract(epoch from release_time) as rank from notices`,
  async read({ db }, id) {
    const [row] = await db.select().from(notices).where(eq(notices.id, id));
    return row ? { title: row.title, body: row.body, release_time: toWireTime(row.releaseTime) } : null;
  },
  async write(context, id, { title, body: rawBody, release_time }) {
    const body = await checkedBody(rawBody);
    const releaseTime = release_time === null ? context.now() : fromWireTime(release_time);
    const values = { title, body, releaseTime };
    const [row] = await context.db
      .insert(notices)
      .values({ ...(id !== null && { id }), ...values })
      .onConflictDoUpdate({ target: notices.id, set: values })
      .returning({ id: notices.id });
    return row?.id ?? 0;
  },
  async remove({ db }, id) {
    await db.delete(notices).where(eq(notices.id, id));
    return {};
  },
  usage: (context, id, locale) => linksTo(context, [`/notice/${id}`], locale),
  tags: () => Promise.resolve([tags.site]),
  moments: ({ release_time }) => [release_time],
});
