import type { Caller } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { type Counted, forgetTries, networkOf } from '@/backend/kernel/limits';
import { mailAddress, smsAddress } from './codes';
import type { UserRow } from '@/backend/modules/accounts/queries/users';

type From = Pick<Caller, 'address'>;

/**
 * What a typed password is counted for, in this order: only who has tries left from a place uses up those of the account.
 * @param subject an address as the codes know it, or `member:…`
 */
export function passwordTries(caller: From, subject: string): Counted[] {
  const network = networkOf(caller.address);
  return [['passwordNetwork', network], ...ofAccount(network, subject)];
}

/** After a right password. */
export const forgetPasswordTries = (context: Context, caller: From, subject: string): Promise<void> =>
  forgetTries(context, ofAccount(networkOf(caller.address), subject));

/** After a new password: whoever guessed the old one keeps its owner out no longer. */
export function forgetAllPasswordTries(context: Context, caller: From, account: UserRow): Promise<void> {
  const { id, email, mobile, phoneCode } = account;
  const subjects = [`member:${id}`];
  if (email) subjects.push(mailAddress(email));
  if (mobile && phoneCode) subjects.push(smsAddress(phoneCode, mobile));
  const network = networkOf(caller.address);
  return forgetTries(
    context,
    subjects.flatMap((subject) => ofAccount(network, subject)),
  );
}

const ofAccount = (network: string, subject: string): Counted[] => [
  ['passwordHere', `${subject}:${network}`],
  ['passwordAccount', subject],
];
