import { randomUUID } from 'node:crypto';
import { asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { MAX_PAGE_CHANGES } from '@/backend/contract/outbox';
import { integer } from '@/backend/db/codec';
import { PAGE_SEQUENCE, pageChanges, settings } from '@/backend/db/schema/system';
import { type Context, inTransaction, signal } from '@/backend/kernel/context';
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
    signal(inner, 'pageChanges');
  });
}

/**
 * The changes after the last one the portal knows. With `wait`, an answer without changes comes when one is committed, or
 * at the end of the wait.
 */
export async function readPageChanges(
  context: Context,
  { after, wait }: CallParsedInput<'pageChanges'>,
): Promise<CallOutput<'pageChanges'>> {
  const committed = nextCommit(context, wait);
  const answer = await readNow(context, after);
  if (wait === 0 || context.signals?.isClosed || !answer.is_complete || answer.list.length > 0) {
    committed.end();
    return answer;
  }
  const isSignalled = await committed.signal;
  // Nobody but this process writes to an embedded database, so without a signal there is nothing new.
  return !isSignalled && context.database.isEmbedded ? answer : readNow(context, after);
}

/**
 * A wait for the next change that is committed, by this backend or by one that shares its signals.
 * @returns whether there was one
 */
function nextCommit({ signals }: Context, seconds: number): { signal: Promise<boolean>; end: () => void } {
  let end = () => {};
  const signal = new Promise<boolean>((resolve) => {
    const timer = setTimeout(() => resolve(false), seconds * 1000);
    const stop = signals?.on('pageChanges', () => resolve(true));
    end = () => {
      clearTimeout(timer);
      stop?.();
      resolve(false);
    };
  }).finally(() => end());
  return { signal, end };
}

async function readNow(context: Context, after: number | null): Promise<CallOutput<'pageChanges'>> {
  const { db } = context;
  const newest = db
    .select({ last: sql`coalesce(max(${pageChanges.id}), 0)`.mapWith(integer).as('last') })
    .from(pageChanges)
    .as('newest');
  const rows = await db
    .select({
      last: newest.last,
      sequence: settings.value,
      change: { id: pageChanges.id, tags: pageChanges.tags, flashes: pageChanges.flashes },
    })
    .from(newest)
    .leftJoin(settings, eq(settings.key, PAGE_SEQUENCE))
    .leftJoin(pageChanges, after === null ? sql`false` : gte(pageChanges.id, after))
    .orderBy(asc(pageChanges.id))
    .limit(MAX_PAGE_CHANGES + 1);
  const last = rows[0]?.last ?? 0;
  const sequence = rows[0]?.sequence ? String(rows[0].sequence) : await makeSequence(context);
  if (after === null) return { list: [], last, is_complete: false, sequence };
  const list = rows.flatMap(({ change }) => change ?? []);
  // The oldest changes are deleted first, so if the known change is still there, so are all later ones. Numbers may have
  // gaps after a crash. Without the known change, the portal may have known another database.
  const isStored = list[0]?.id === after;
  if (isStored) list.shift();
  const first = list[0]?.id;
  const isComplete = isStored || (first === undefined ? after === last : first === after + 1);
  return { list, last: Math.max(last, list.at(-1)?.id ?? 0), is_complete: isComplete, sequence };
}

/** Names this database's sequence. @returns the name, also when another backend was first */
async function makeSequence({ db }: Context): Promise<string> {
  const ofSequence = eq(settings.key, PAGE_SEQUENCE);
  await db.insert(settings).values({ key: PAGE_SEQUENCE, value: randomUUID() }).onConflictDoNothing();
  const [sequenceRow] = await db.select().from(settings).where(ofSequence);
  return String(sequenceRow?.value);
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
