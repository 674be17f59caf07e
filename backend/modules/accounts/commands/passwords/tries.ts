import type { Caller } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { byNetwork, type Counted, countTries, clearTries } from '@/backend/kernel/limits';
import { countTryWithDelay, clearTurns } from '@/backend/kernel/turns';
import { mailAddress, smsAddress } from '@/backend/modules/accounts/commands/codes/make';
import { isKnownDevice } from '@/backend/modules/accounts/commands/known-devices';
import type { UserRow } from '@/backend/modules/accounts/queries/users';

type From = Pick<Caller, 'address' | 'device'>;

/**
 * Counts a typed password. A browser that signed in to the account before has tries of its own. Otherwise the network is
 * counted first, and the account only while the network has tries left.
 * @param subject an address as the codes know it, or `member:…`
 * @throws ApiError tooManyRequests
 */
export async function countPasswordTry(context: Context, caller: From, subject: string): Promise<void> {
  if (await isKnownDevice(context, caller, subject)) return countTries(context, [byDevice(caller, subject)]);
  await countTries(context, [
    ...byNetwork('passwordNetwork', caller.address),
    ...byNetwork('passwordHere', caller.address, subject),
  ]);
  await countTryWithDelay(context, ofAccount(subject));
}

/** Clears the tries counted for a network and an account, after a right password. */
export async function clearPasswordTries(context: Context, caller: From, subject: string): Promise<void> {
  await clearTries(context, [
    ...byNetwork('passwordHere', caller.address, subject),
    byDevice(caller, subject),
    ofAccount(subject),
  ]);
  await clearTurns(context, ofAccount(subject));
}

/**
 * Clears the tries counted under every address of the account, after a new password: earlier guesses must not delay its
 * owner.
 */
export async function clearAllPasswordTries(
  context: Context,
  caller: From,
  { id, email, mobile, phoneCode }: UserRow,
): Promise<void> {
  const subjects = [`member:${id}`];
  if (email) subjects.push(mailAddress(email));
  if (mobile && phoneCode) subjects.push(smsAddress(phoneCode, mobile));
  for (const subject of subjects) await clearPasswordTries(context, caller, subject);
}

const ofAccount = (subject: string) => ['passwordAccount', subject] as const;
const byDevice = ({ device }: From, subject: string): Counted => ['passwordDevice', `${subject}:${device}`];
