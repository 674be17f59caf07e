import 'server-only';
import { calls, type CallInput, type CallOutput } from '@/backend/contract/calls';
import { SUCCESS_CODE } from '@/backend/contract/envelope';
import { type Caller, callFor } from '@/lib/platform/calls/member-call';
import { BackendUnavailable } from '@/lib/platform/calls/outcome';
import type { Locale } from '@/lib/platform/language/locales';

/** The caller for a subscriber without a session: the key in the letter is sufficient. */
const keyHolder = (locale: Locale): Caller => ({ token: null, address: '', agent: '', device: '', locale });

type KeyCall = 'followLetters' | 'letterPreferences' | 'confirmLetter' | 'unsubscribeLetter';
/** `unknown` for a key that was not made here, `gone` for one whose address was deleted. */
export type KeyRefusal = 'unknown' | 'gone' | 'invalid';

/**
 * Makes a call by the key of a subscriber.
 * @throws BackendUnavailable when the backend is down or slow
 */
export async function callByKey<Name extends KeyCall>(
  name: Name,
  input: CallInput<Name>,
  locale: Locale,
): Promise<CallOutput<Name> | KeyRefusal> {
  const { envelope } = await callFor(keyHolder(locale), name, input);
  const { code, messageKey, message, data, fields } = envelope;
  if (code === SUCCESS_CODE) return calls[name].output.parse(data) as CallOutput<Name>;
  if (messageKey === 'gone') return 'gone';
  if (messageKey === 'notFound' || (messageKey === 'invalidInput' && fields?.key !== undefined))
    return 'unknown';
  if (messageKey === 'invalidInput') return 'invalid';
  throw new BackendUnavailable(`${name}: ${message}`);
}
