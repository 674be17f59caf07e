import { randomUUID } from 'node:crypto';
import { asc, eq, gte, lt, max, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { MAX_PAGE_CHANGES } from '@/backend/contract/outbox';
import { PAGE_SEQUENCE, pageChanges, settings } from '@/backend/db/schema/system';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { readFlashChanges, type TouchedFlash } from './flash-changes';

const STORED_MS = 7 * 86_400_000;
/** Key of the advisory lock under which changes get their numbers. */
const NUMBERING = 0x1c_4a_6e_05;

/**
 * Records that pages with these tags are out of date, with the present states of these flashes. One at a time, so that
 * numbers are committed in order.
 */
export function recordPageChange(
  context: Context,
  tags: string[],
  flashes: TouchedFlash[] = [],
): Promise<void> {
  return inTransaction(context, async (inner) => {
    const { db, now } = inner;
    await db.execute(sql`select pg_advisory_xact_lock(${NUMBERING})`);
    const current = await readFlashChanges(inner, flashes);
    await db.insert(pageChanges).values({ tags, flashes: current, createdAt: now() });
  });
}

/** The changes after the last one the portal knows. */
export async function readPageChanges(
  context: Context,
  { after }: CallParsedInput<'pageChanges'>,
): Promise<CallOutput<'pageChanges'>> {
  const { db } = context;
  const [newest] = await db.select({ id: max(pageChanges.id) }).from(pageChanges);
  const last = newest?.id ?? 0;
  const sequence = await readSequence(context);
  if (after === null) return { list: [], last, is_complete: false, sequence };
  const list = await db
    .select({ id: pageChanges.id, tags: pageChanges.tags, flashes: pageChanges.flashes })
    .from(pageChanges)
    .where(gte(pageChanges.id, after))
    .orderBy(asc(pageChanges.id))
    .limit(MAX_PAGE_CHANGES + 1);
  // The oldest changes are deleted first, so if the known change is still there, so are all later ones. Numbers may have
  // gaps after a crash. Without the known change, the portal may have known another database.
  const isStored = list[0]?.id === after;
  if (isStored) list.shift();
  const first = list[0]?.id;
  const isComplete = isStored || (first === undefined ? after === last : first === after + 1);
  return { list, last: Math.max(last, list.at(-1)?.id ?? 0), is_complete: isComplete, sequence };
}

/** The name of this database's sequence, made when it is first asked for. */
async function readSequence({ db }: Context): Promise<string> {
  const ofSequence = eq(settings.key, PAGE_SEQUENCE);
  const [row] = await db.select().from(settings).where(ofSequence);
  if (row) return String(row.value);
  await db.insert(settings).values({ key: PAGE_SEQUENCE, value: randomUUID() }).onConflictDoNothing();
  const [made] = await db.select().from(settings).where(ofSequence);
  return String(made?.value);
}

/**
 * Deletes changes older than a week, but never the newest. A portal that was away longer treats every page as out of date.
 */
export async function clearPageChanges({ db, now }: Context): Promise<void> {
  const newest = sql`(select max(id) from ${pageChanges})`;
  await db
    .delete(pageChanges)
    .where(
      sql`${lt(pageChanges.createdAt, new Date(now().getTime() - STORED_MS))} and ${pageChanges.id} < ${newest}`,
    );
}
