import { asc, gt, lt, max, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { MOST_PAGE_CHANGES } from '@/backend/contract/outbox';
import { pageChanges } from '@/backend/db/schema/system';
import { type Context, inTransaction } from '@/backend/kernel/context';

const KEPT_MS = 7 * 86_400_000;
/** Names the lock under which changes get their numbers. */
const NUMBERING = 0x1c_4a_6e_05;

/**
 * Writes down that pages with these tags are out of date. One at a time, so that numbers are committed in their order.
 */
export function recordPageChange(context: Context, tags: string[]): Promise<void> {
  return inTransaction(context, async ({ db, now }) => {
    await db.execute(sql`select pg_advisory_xact_lock(${NUMBERING})`);
    await db.insert(pageChanges).values({ tags, createdAt: now() });
  });
}

/** What went out of date after a change the portal knows. */
export async function readPageChanges(
  { db }: Context,
  { after }: CallParsedInput<'pageChanges'>,
): Promise<CallOutput<'pageChanges'>> {
  const [newest] = await db.select({ id: max(pageChanges.id) }).from(pageChanges);
  const last = newest?.id ?? 0;
  if (after === null) return { list: [], last, is_complete: false };
  const list = await db
    .select({ id: pageChanges.id, tags: pageChanges.tags })
    .from(pageChanges)
    .where(gt(pageChanges.id, after))
    .orderBy(asc(pageChanges.id))
    .limit(MOST_PAGE_CHANGES);
  const first = list[0]?.id;
  // With nothing newer, the portal is up to date if it knows the last change. Otherwise it knows another database.
  const isComplete = first === undefined ? after === last : first === after + 1;
  return { list, last: Math.max(last, list.at(-1)?.id ?? 0), is_complete: isComplete };
}

/**
 * Forgets changes older than a week, but never the newest. A portal that was away longer takes everything for out of
 * date.
 */
export async function forgetPageChanges({ db, now }: Context): Promise<void> {
  const newest = sql`(select max(id) from ${pageChanges})`;
  await db
    .delete(pageChanges)
    .where(
      sql`${lt(pageChanges.createdAt, new Date(now().getTime() - KEPT_MS))} and ${pageChanges.id} < ${newest}`,
    );
}
