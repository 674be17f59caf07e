import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/lib/platform/language/locales';
import { postJson, type Reply } from './browser';
import type { MemberCall } from './proxies/members';

/**
 * `postCall` limited to the calls of members, without the table of all calls, which pages for reading need not load.
 */
export async function postMemberCall<Name extends MemberCall>(
  name: Name,
  input: CallInput<Name>,
  locale: Locale,
): Promise<Reply<CallOutput<Name>>> {
  return postJson(`/api/account/${name}`, input, locale);
}
