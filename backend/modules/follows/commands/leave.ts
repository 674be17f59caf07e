import { and, eq, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { followLetters, memberFollows } from '@/backend/db/schema/follows';
import { users } from '@/backend/db/schema/users';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { isSame } from '@/backend/kernel/tokens';
import { memberOfKey, returnMark } from '@/backend/modules/follows/queries/follow-key';
import { retime } from './retime';

/**
 * Ends the letters about what a member follows; what they follow stays, and so do notifications.
 * @returns false for a key that is not one of these
 */
export async function endFollowLetters(context: Context, key: string): Promise<boolean> {
  const userId = memberOfKey(context, key);
  if (userId === null) return false;
  await endLettersOf(context, userId);
  return true;
}

/** Ends them because letters to the address come back, or are called spam. */
export async function endFollowLettersTo(context: Context, address: string): Promise<void> {
  const rows = await context.db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, address.toLowerCase()));
  for (const { id } of rows) await endLettersOf(context, id);
}

/** Ends them because this one came back for good. @returns false for a number and mark that are not of these letters */
export async function endReturnedLetter(
  context: Context,
  { id, mark }: { id: number; mark: string },
): Promise<boolean> {
  if (!isSame(mark, returnMark(context, id))) return false;
  const [letter] = await context.db.select().from(followLetters).where(eq(followLetters.id, id));
  if (!letter) return true;
  await context.db
    .update(followLetters)
    .set({ state: 'refused', answer: 'returned later' })
    .where(eq(followLetters.id, id));
  await endLettersOf(context, letter.userId);
  return true;
}

export async function endLettersOf(context: Context, userId: number): Promise<void> {
  await inTransaction(context, async (inner) => {
    await inner.db
      .update(memberFollows)
      .set({ byMail: false })
      .where(and(eq(memberFollows.userId, userId), eq(memberFollows.byMail, true)));
    await retime(inner, userId);
  });
}

/** Whose letters a key ends. @throws ApiError notFound */
export async function readFollowLetters(context: Context, key: string): Promise<CallOutput<'followLetters'>> {
  const userId = memberOfKey(context, key);
  const [account] =
    userId === null
      ? []
      : await context.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (userId === null || !account) throw new ApiError('notFound');
  const byMail = await context.db.$count(
    memberFollows,
    and(eq(memberFollows.userId, userId), eq(memberFollows.byMail, true)),
  );
  return { email: masked(account.email ?? ''), state: byMail > 0 ? 'active' : 'left' };
}

/** `li***@example.org`: enough for its owner to recognise it. */
function masked(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 0 ? '' : `${[...address.slice(0, at)].slice(0, 2).join('')}***${address.slice(at)}`;
}
