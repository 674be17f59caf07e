import { and, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { memberFollows } from '@/backend/db/schema/follows';
import { follows } from '@/backend/db/schema/members';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { readDigestTime } from './digest-time';
import { firstOfThread } from './followers';
import { readNames, targetKey } from './names';

type FollowRow = typeof memberFollows.$inferSelect;

export const toFollow = ({ id, pace, byMail }: FollowRow) => ({ id, pace, mail: byMail });

/** A follow as a form shows it that nobody chose: an author followed without being notified. */
const SILENT = { id: null, pace: 'daily', mail: false } as const;

/** Whether and how a member follows something. */
export async function readFollow(
  context: Context,
  member: Member,
  { kind, id }: CallParsedInput<'followState'>,
): Promise<CallOutput<'followState'>> {
  const { db } = context;
  const target = kind === 'thread' ? ((await firstOfThread(context, id)) ?? id) : id;
  const row = await findFollow(context, member.id, { kind, id: target });
  if (row) return { follow: toFollow(row) };
  if (kind !== 'author') return { follow: null };
  const [silent] = await db
    .select()
    .from(follows)
    .where(and(eq(follows.userId, member.id), eq(follows.authorId, id)));
  return { follow: silent ? SILENT : null };
}

export async function findFollow(
  { db }: Context,
  userId: number,
  { kind, id }: { kind: FollowRow['kind']; id: number },
): Promise<FollowRow | undefined> {
  const [row] = await db
    .select()
    .from(memberFollows)
    .where(
      and(eq(memberFollows.userId, userId), eq(memberFollows.kind, kind), eq(memberFollows.targetId, id)),
    );
  return row;
}

/** Everything a member follows, last followed first; what does not exist any more is left out. */
export async function listFollows(
  context: Context,
  member: Member,
  locale: Locale,
): Promise<CallOutput<'listFollows'>> {
  const { db } = context;
  const notified = await db
    .select()
    .from(memberFollows)
    .where(eq(memberFollows.userId, member.id))
    .orderBy(desc(memberFollows.createdAt), desc(memberFollows.id));
  const authorIds = notified.filter(({ kind }) => kind === 'author').map(({ targetId }) => targetId);
  const silent = await db
    .select()
    .from(follows)
    .where(
      and(
        eq(follows.userId, member.id),
        authorIds.length === 0 ? sql`true` : notInArray(follows.authorId, authorIds),
      ),
    )
    .orderBy(desc(follows.createdAt));
  const rows = [
    ...notified.map((row) => ({ ...toFollow(row), kind: row.kind, target: row.targetId, at: row.createdAt })),
    ...silent.map((row) => ({
      ...SILENT,
      kind: 'author' as const,
      target: row.authorId,
      at: row.createdAt,
    })),
  ];
  const names = await readNames(
    context,
    rows.map(({ kind, target }) => ({ kind, id: target })),
    locale,
  );
  const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, member.id));
  const { timeZone, hour, weekday } = await readDigestTime(context, member.id);
  return {
    list: rows.flatMap(({ at, ...row }) => {
      const name = names.get(targetKey({ kind: row.kind, id: row.target }));
      return name ? [{ ...row, ...name, followed_time: toWireTime(at) }] : [];
    }),
    settings: { time_zone: timeZone, hour, weekday },
    has_mail: Boolean(account?.email),
  };
}
