import { type Caller, memberOf, upgradeOf } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import type { CodePurpose } from '@/backend/contract/accounts/sign-in';
import { anyone, type CodeSubject } from './make';

/**
 * The requester of a code, by its purpose: the holder of an upgrade (`bind`), a member (`change`, `confirm`), or
 * anyone, identified by browser or network.
 * @throws ApiError signInRequired, sessionExpired
 */
export function requesterOf(
  context: Context,
  caller: Caller,
  purpose: CodePurpose,
): Pick<CodeSubject, 'askedBy' | 'place'> {
  if (purpose === 'bind') return { askedBy: upgradeOf(caller).id, place: '' };
  if (purpose === 'change' || purpose === 'confirm') return { askedBy: memberOf(caller).id, place: '' };
  return anyone(context, caller);
}
