import 'server-only';
import { calls, type CallOutput } from '@/backend/contract/calls';
import { SUCCESS_CODE } from '@/backend/contract/envelope';
import { callFor } from '@/lib/platform/calls/member-call';
import { BackendUnavailable } from '@/lib/platform/calls/outcome';
import type { Locale } from '@/lib/platform/language/locales';

type Subscription = CallOutput<'letterSubscription'>;

/** The caller for a receiver without a session: the key in the letter is sufficient. */
const receiver = (locale: Locale) => ({ token: null, address: '', agent: '', device: '', locale });

/**
 * The messages that the link in a letter ends, and whether they are ended; null for an unknown link.
 * @throws BackendUnavailable when the backend is down or slow
 */
export function readSubscription(key: string, locale: Locale): Promise<Subscription | null> {
  return request('letterSubscription', key, locale);
}

/**
 * Ends the messages of a link in a letter.
 * @throws BackendUnavailable when the backend is down or slow
 */
export function endSubscription(key: string, locale: Locale): Promise<Subscription | null> {
  return request('unsubscribeLetters', key, locale);
}

async function request(
  name: 'letterSubscription' | 'unsubscribeLetters',
  key: string,
  locale: Locale,
): Promise<Subscription | null> {
  const { envelope } = await callFor(receiver(locale), name, { key, locale });
  const { code, messageKey, message, data } = envelope;
  if (code === SUCCESS_CODE) return calls[name].output.parse(data);
  if (messageKey === 'notFound' || messageKey === 'invalidInput') return null;
  throw new BackendUnavailable(`${name}: ${message}`);
}
