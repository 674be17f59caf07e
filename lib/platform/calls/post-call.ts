import type { CallInput, CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/lib/platform/language/locales';
import { postJson, type Reply } from './browser';
import { proxyOf, type ProxiedCall } from './proxies/proxy-of';

/**
 * Makes a call of the backend through the call's own proxy in the portal, which adds the session. Never throws; without
 * an answer the reply has the code 0 (`isUnanswered`).
 * @param link name of the page whose cookie holds the key for the call
 */
export async function postCall<Name extends ProxiedCall>(
  name: Name,
  input: CallInput<Name>,
  locale: Locale,
  link?: string,
): Promise<Reply<CallOutput<Name>>> {
  return postJson(link === undefined ? proxyOf(name) : `/api/opened/${link}/${name}`, input, locale);
}
