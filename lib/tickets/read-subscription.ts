import 'server-only';
import { calls, type CallOutput } from '@/backend/contract/calls';
import { SUCCESS_CODE } from '@/backend/contract/envelope';
import { callFor } from '@/lib/platform/calls/member-call';
import { BackendUnavailable } from '@/lib/platform/calls/outcome';
import type { Locale } from '@/lib/platform/language/locales';

type Subscription = CallOutput<'letterSubscription'>;

/** A receiver without a session: the key in the letter is enough. */
const receiver = (locale: Locale) => ({ token: null, address: '', agent: '', device: '', locale });

/**
 * Whose messages the link of a letter ends, and whether it did; null for a link that is not known.
 * @throws BackendUnavailable when the backend is down or slow
 */
export function readSubscription(key: string, locale: Locale): Promise<Subscription | null> {
  return ask('letterSubscription', key, locale);
}

/** Ends these messages. @throws BackendUnavailable when the backend is down or slow */
export function endSubscription(key: string, locale: Locale): Promise<Subscription | null> {
  return ask('unsubscribeLetters', key, locale);
}

async function ask(
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
