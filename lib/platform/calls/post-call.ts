import type { BrowserCall, CallInput, CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/lib/platform/language/locales';
import { postJson, type Reply } from './browser';

/** The address of a call in the portal, which adds the session. */
export const callAddress = (name: BrowserCall): string => `/api/call/${name}`;

/**
 * Makes a call of the backend through the portal. Never throws; without an answer the reply has the code 0
 * (`isUnanswered`).
 * @param link name of the page whose cookie holds the key for the call
 */
export async function postCall<Name extends BrowserCall>(
  name: Name,
  input: CallInput<Name>,
  locale: Locale,
  link?: string,
): Promise<Reply<CallOutput<Name>>> {
  return postJson(link === undefined ? callAddress(name) : `/api/opened/${link}/${name}`, input, locale);
}
