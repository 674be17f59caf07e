import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { CallParsedInput } from '@/backend/contract/calls';
import { MAX_PATTERNS, type RedirectRefusal } from '@/backend/contract/redirects/limits';
import { tags } from '@/backend/contract/tags';
import { redirects } from '@/backend/db/schema/redirects';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { oneAtATime } from '@/backend/kernel/one-at-a-time';
import { queueRevalidation } from '@/backend/outbox/revalidate';
import { writeAudit } from '@/backend/records/audit';
import { Chains } from './chains';
import { type NewRow, typedRow } from './new-row';
import { storeRows } from './store-rows';

/** Reasons that are about the target; the others are about the old address. */
const OF_TARGET: readonly RedirectRefusal[] = ['targetMissing', 'loop', 'gapUnknown'];

/**
 * Adds a row, or changes one.
 * @throws ApiError notFound, invalidInput with the reason at `from` or `to`
 */
export async function saveRedirect(context: Context, member: Member, input: CallParsedInput<'saveRedirect'>) {
  const typed = typedRow(input, context.config.siteUrl);
  if ('refusal' in typed) throw refused(typed.refusal, input.from);
  return inTransaction(context, async (inner) => {
    await oneAtATime(inner, 'redirects');
    const before = input.id === undefined ? null : await readRow(inner, input.id);
    await refuseTaken(inner, typed, before?.id ?? null);
    if (typed.isPattern && !before?.isPattern) await refuseMany(inner);
    const isMoved = before !== null && (before.key !== typed.key || before.host !== typed.host);
    if (isMoved)
      await inner.db.update(redirects).set({ removedAt: inner.now() }).where(eq(redirects.id, before.id));
    if ((await Chains.read(inner, [typed])).isLoop(typed)) throw refused('loop', input.from);
    await storeRows(inner, [typed]);
    const { id } = await readPlace(inner, typed);
    await writeAudit(inner, member, {
      subject: 'redirect',
      id,
      title: typed.host + typed.written,
      command: before ? 'edit' : 'create',
      before: before ? { target: before.target, status: before.status } : {},
      after: { target: typed.target, status: typed.status },
    });
    return { id };
  });
}

/** Takes a row out of the table. @throws ApiError notFound */
export async function removeRedirect(context: Context, member: Member, id: number) {
  return inTransaction(context, async (inner) => {
    const row = await readRow(inner, id);
    await inner.db.update(redirects).set({ removedAt: inner.now() }).where(eq(redirects.id, id));
    await queueRevalidation(inner, [tags.redirects]);
    await writeAudit(inner, member, {
      subject: 'redirect',
      id,
      title: row.host + row.written,
      command: 'delete',
      before: { target: row.target, status: row.status },
    });
    return {};
  });
}

/** Counts reports of portals. */
export async function countHits(
  { db, now }: Context,
  { list }: CallParsedInput<'countRedirectHits'>,
): Promise<Record<string, never>> {
  for (const { id, count } of list)
    await db
      .update(redirects)
      .set({ hits: sql`least(${redirects.hits}::bigint + ${count}, 2147483647)::int`, hitAt: now() })
      .where(eq(redirects.id, id));
  return {};
}

/** How many patterns the table has. */
export async function countPatterns({ db }: Context): Promise<number> {
  return db.$count(redirects, and(eq(redirects.isPattern, true), isNull(redirects.removedAt)));
}

async function refuseMany(context: Context): Promise<void> {
  if ((await countPatterns(context)) >= MAX_PATTERNS) throw refused('tooManyPatterns', '');
}

async function refuseTaken({ db }: Context, { host, key }: NewRow, id: number | null): Promise<void> {
  const [other] = await db
    .select({ id: redirects.id })
    .from(redirects)
    .where(
      and(
        eq(redirects.key, key),
        eq(redirects.host, host),
        isNull(redirects.removedAt),
        id === null ? undefined : ne(redirects.id, id),
      ),
    );
  if (other) throw refused('taken', '');
}

async function readRow({ db }: Context, id: number) {
  const [row] = await db
    .select()
    .from(redirects)
    .where(and(eq(redirects.id, id), isNull(redirects.removedAt)))
    .for('update');
  if (!row) throw new ApiError('notFound');
  return row;
}

async function readPlace({ db }: Context, { host, key }: NewRow): Promise<{ id: number }> {
  const [row] = await db
    .select({ id: redirects.id })
    .from(redirects)
    .where(and(eq(redirects.key, key), eq(redirects.host, host)));
  if (!row) throw new Error('a redirect was not stored');
  return row;
}

/** An address that is wrong may be either of the two. */
function refused(refusal: RedirectRefusal, from: string): ApiError {
  const isFrom =
    refusal === 'notAnAddress' ? !/^(?:\/|https?:\/\/)/i.test(from) : !OF_TARGET.includes(refusal);
  return new ApiError('invalidInput', { [isFrom ? 'from' : 'to']: refusal });
}
