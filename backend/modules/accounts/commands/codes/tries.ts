import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { codes } from '@/backend/db/schema/accounts';
import type { Caller } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { byNetwork, type Counted, countTries, clearTries } from '@/backend/kernel/limits';
import { isSame } from '@/backend/kernel/tokens';
import { type CodeSubject, hashOf } from './make';
import { isKnownDevice } from '@/backend/modules/accounts/commands/known-devices';

/** After so many tries a code is invalid. */
const MAX_TRIES = 5;

/**
 * Counts a try and checks the code. It is not used up yet: `spendCode` does that, in the transaction of the action that
 * the code allows.
 * @returns the id of the code, for `spendCode`
 * @throws ApiError codeWrong for a code that is wrong, expired, used, or tried too often; tooManyRequests
 */
export async function tryCode(
  context: Context,
  caller: Pick<Caller, 'address' | 'device'>,
  subject: CodeSubject,
  code: string,
): Promise<number> {
  const { purpose, address, askedBy: requestedBy, place } = subject;
  const here: Counted = ['codeTryHere', `${address}:${requestedBy}:${place}`];
  const isKnown = requestedBy > 0 || (await isKnownDevice(context, caller, address));
  await countTries(context, [...(isKnown ? [] : byNetwork('codeTryNetwork', caller.address)), here]);
  const [row] = await context.db
    .update(codes)
    .set({ tries: sql`${codes.tries} + 1` })
    .where(
      and(
        eq(codes.purpose, purpose),
        eq(codes.address, address),
        eq(codes.askedBy, requestedBy),
        eq(codes.place, place),
        isNull(codes.usedAt),
        gt(codes.expiresAt, context.now()),
        lt(codes.tries, MAX_TRIES),
      ),
    )
    .returning({ id: codes.id, codeHash: codes.codeHash });
  if (!row || !isSame(hashOf(context, subject, code), row.codeHash)) throw new ApiError('codeWrong');
  await clearTries(context, [here]);
  return row.id;
}
