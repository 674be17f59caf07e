import { and, eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { MAX_FOLLOWS } from '@/backend/contract/follows/kinds';
import { followSettings, memberFollows } from '@/backend/db/schema/follows';
import { follows } from '@/backend/db/schema/members';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { countTries } from '@/backend/kernel/limits';
import { isTimeZone } from '@/backend/contract/calendar/time-zone';
import { clearBrowserTopics } from '@/backend/modules/alerts/commands/clear-topics';
import { DEFAULT_TIME } from '@/backend/modules/follows/queries/digest-time';
import { firstOfThread } from '@/backend/modules/follows/queries/followers';
import { findFollow, toFollow } from '@/backend/modules/follows/queries/list';
import { readNames, type Target } from '@/backend/modules/follows/queries/names';
import { retime } from './retime';

/** What a first press chooses: one letter a day. */
const FIRST = { pace: 'daily', byMail: true } as const;

/**
 * Follows something, or changes how; what the input does not say stays as it was.
 * @throws ApiError notFound for what does not exist or is not public, invalidInput for too much or an unknown zone,
 * tooManyRequests
 */
export async function setFollow(
  context: Context,
  member: Member,
  { kind, id, pace, mail, time_zone }: CallParsedInput<'setFollow'>,
): Promise<CallOutput<'setFollow'>> {
  await countTries(context, [['markAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const { db, now } = inner;
    const target = await existing(inner, { kind, id });
    const [userId, targetId] = [member.id, target.id];
    const before = await findFollow(inner, userId, target);
    if (!before) await refuseTooMany(inner, userId);
    // Only what was given: another choice may be on its way at the same moment.
    const chosen = { ...(pace && { pace }), ...(mail !== undefined && { byMail: mail }) };
    const [row] = await db
      .insert(memberFollows)
      .values({ userId, kind, targetId, ...FIRST, ...chosen, createdAt: now() })
      .onConflictDoUpdate({
        target: [memberFollows.userId, memberFollows.kind, memberFollows.targetId],
        set: { targetId, ...chosen },
      })
      .returning();
    if (!row) throw new ApiError('notFound');
    if (kind === 'author')
      await db.insert(follows).values({ userId, authorId: targetId, createdAt: now() }).onConflictDoNothing();
    if (time_zone !== undefined && isTimeZone(time_zone))
      await db
        .insert(followSettings)
        .values({ ...DEFAULT_TIME, userId, timeZone: time_zone })
        .onConflictDoNothing();
    if (before) await retime(inner, userId);
    return { follow: toFollow(row) };
  });
}

/** Stops following; what was to be told by it alone is not told. @throws ApiError tooManyRequests */
export async function removeFollow(
  context: Context,
  member: Member,
  { kind, id }: CallParsedInput<'removeFollow'>,
): Promise<CallOutput<'removeFollow'>> {
  await countTries(context, [['markAccount', member.id]]);
  return inTransaction(context, async (inner) => {
    const { db } = inner;
    const targetId = kind === 'thread' ? ((await firstOfThread(inner, id)) ?? id) : id;
    const gone = await db
      .delete(memberFollows)
      .where(
        and(
          eq(memberFollows.userId, member.id),
          eq(memberFollows.kind, kind),
          eq(memberFollows.targetId, targetId),
        ),
      )
      .returning({ id: memberFollows.id });
    const silent =
      kind === 'author'
        ? await db
            .delete(follows)
            .where(and(eq(follows.userId, member.id), eq(follows.authorId, id)))
            .returning({ id: follows.authorId })
        : [];
    await clearBrowserTopics(
      inner,
      gone.map((row) => `follow:${row.id}`),
    );
    await retime(inner, member.id);
    return { removed: gone.length + silent.length > 0 };
  });
}

/** Sets when a member's digests are sent. @throws ApiError invalidInput for an unknown zone */
export async function setDigestTime(
  context: Context,
  member: Member,
  { time_zone: timeZone, hour, weekday }: CallParsedInput<'setDigestTime'>,
): Promise<CallOutput<'setDigestTime'>> {
  if (!isTimeZone(timeZone)) throw new ApiError('invalidInput', { time_zone: 'notAllowed' });
  const values = { timeZone, hour, weekday };
  await inTransaction(context, async (inner) => {
    await inner.db
      .insert(followSettings)
      .values({ userId: member.id, ...values })
      .onConflictDoUpdate({ target: followSettings.userId, set: values });
    await retime(inner, member.id);
  });
  return { time_zone: timeZone, hour, weekday };
}

/** What is meant: of a thread its first story. @throws ApiError notFound */
async function existing(context: Context, { kind, id }: Target): Promise<Target> {
  const first = kind === 'thread' ? await firstOfThread(context, id) : id;
  if (first === null) throw new ApiError('notFound');
  // The first story of a thread may be withdrawn; the thread goes on.
  if (kind !== 'thread' && (await readNames(context, [{ kind, id }], 'zh-Hans')).size === 0)
    throw new ApiError('notFound');
  return { kind, id: first };
}

async function refuseTooMany({ db }: Context, userId: number): Promise<void> {
  if ((await db.$count(memberFollows, eq(memberFollows.userId, userId))) >= MAX_FOLLOWS)
    throw new ApiError('invalidInput', { id: 'tooMany' });
}
