import { and, asc, eq, gt, inArray, ne } from 'drizzle-orm';
import { LETTERS_AN_HOUR } from '@/backend/contract/follows/kinds';
import type { Locale } from '@/backend/contract/locale';
import { followLetters, followNews } from '@/backend/db/schema/follows';
import { users } from '@/backend/db/schema/users';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { readLines } from '@/backend/modules/follows/queries/news-lines';
import { lockDueByMail, readReasons } from '@/backend/modules/follows/queries/waiting';
import type { Letter } from '@/backend/outbox/hand-to-mail-server';
import { writeFollowLetter } from './write-follow-letter';

const HOUR_MS = 3_600_000;
/** The newest news are read for a letter; the others of a busy week are only counted in it. */
const MAX_READ = 200;

/** A letter that is noted as on its way. */
export interface ClaimedLetter {
  id: number;
  userId: number;
  /** What it tells. */
  newsIds: number[];
  mail: Letter;
}

/**
 * Gathers what a member is to be told now in one letter, as it is at this moment, and records that it is on its way.
 * @returns null when there is nothing to tell, when nobody can be written to, or when the hour has had its letters
 */
export function claimLetter(context: Context, userId: number): Promise<ClaimedLetter | null> {
  return inTransaction(context, async (inner) => {
    const { db, now } = inner;
    const due = await lockDueByMail(inner, userId);
    if (due.length === 0) return null;
    const receiver = await readReceiver(inner, userId);
    const isAtOnce = due.every(({ pace }) => pace === 'now');
    const until = isAtOnce ? await fullUntil(inner, userId) : null;
    const ids = due.map(({ id }) => id);
    if (receiver && until !== null) {
      await db.update(followNews).set({ mailDueAt: until }).where(inArray(followNews.id, ids));
      return null;
    }
    const byMail = new Set(
      (await readReasons(inner, ids)).filter(({ by_mail }) => by_mail > 0).map(({ id }) => id),
    );
    const wanted = receiver ? ids.filter((id) => byMail.has(id)) : [];
    const lines = await readLines(inner, wanted.slice(-MAX_READ), receiver?.locale ?? 'zh-Hans');
    const counted = wanted.slice(0, -MAX_READ);
    const newsIds = [...counted, ...lines.map(({ newsId }) => newsId)];
    const dropped = ids.filter((id) => !newsIds.includes(id));
    if (dropped.length > 0)
      await db.update(followNews).set({ mailState: 'dropped' }).where(inArray(followNews.id, dropped));
    if (!receiver || lines.length === 0) return null;
    const [row] = await db
      .insert(followLetters)
      .values({ userId, isAtOnce, state: 'sending', begunAt: now() })
      .returning({ id: followLetters.id });
    const id = row?.id ?? 0;
    await db
      .update(followNews)
      .set({ mailState: 'sent', letterId: id })
      .where(inArray(followNews.id, newsIds));
    const mail = await writeFollowLetter(inner, {
      ...{ id, userId, ...receiver, lines },
      counted: counted.length,
    });
    return { id, userId, newsIds, mail };
  });
}

async function readReceiver(
  { db }: Context,
  userId: number,
): Promise<{ address: string; locale: Locale } | null> {
  const [row] = await db
    .select({ address: users.email, locale: users.locale, status: users.status })
    .from(users)
    .where(eq(users.id, userId));
  return row?.address && row.status === 'active' ? { address: row.address, locale: row.locale } : null;
}

/** When the next letter at once may leave; null for now. */
async function fullUntil({ db, now }: Context, userId: number): Promise<Date | null> {
  const lately = await db
    .select({ begunAt: followLetters.begunAt })
    .from(followLetters)
    .where(
      and(
        eq(followLetters.userId, userId),
        eq(followLetters.isAtOnce, true),
        ne(followLetters.state, 'refused'),
        gt(followLetters.begunAt, new Date(now().getTime() - HOUR_MS)),
      ),
    )
    .orderBy(asc(followLetters.begunAt));
  const first = lately.at(-LETTERS_AN_HOUR);
  return first ? new Date(first.begunAt.getTime() + HOUR_MS) : null;
}
