import { type Caller, memberOf, upgradeOf } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import type { CodePurpose } from '@/backend/contract/accounts/sign-in';
import { anyone, type CodeSubject } from './codes';

/**
 * Who asks for a code: the holder of an upgrade, a member, or anyone, known by where they are.
 * @throws ApiError signInRequired, sessionExpired
 */
export function askerOf(
  context: Context,
  caller: Caller,
  purpose: CodePurpose,
): Pick<CodeSubject, 'askedBy' | 'place'> {
  if (purpose === 'bind') return { askedBy: upgradeOf(caller).id, place: '' };
  if (purpose === 'change' || purpose === 'confirm') return { askedBy: memberOf(caller).id, place: '' };
  return anyone(context, caller);
}
