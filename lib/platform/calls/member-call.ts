import 'server-only';
import type { CallName } from '@/backend/contract/calls';
import { HEADERS } from '@/backend/contract/headers';
import type { Envelope } from '@/backend/contract/envelope';
import { ERRORS } from '@/backend/contract/errors';
import { getConfig } from '@/lib/platform/config/config';
import type { Locale } from '@/lib/platform/language/locales';
import { send, type WireAnswer } from './server';
import { timeLeft } from './time-left';

/**
 * How long a request from the browser waits for the backend, over all its calls. Only uploads take longer; they have a
 * separate limit.
 */
const ACTION_TIMEOUT_MS = 15_000;

/** The person and browser on whose behalf a call is made. */
export interface Caller {
  token: string | null;
  /** The reader's network address and user agent. */
  address: string;
  agent: string;
  /** The random id of this browser; empty when it has none. */
  device: string;
  locale: Locale;
}

/** Makes a call for the browser, with the reader's token. Never throws: without an answer, 503 and `unavailable`. */
export async function callFor(caller: Caller, name: CallName, input: unknown): Promise<WireAnswer> {
  try {
    return await send(name, input, headersOf(caller), timeLeft(ACTION_TIMEOUT_MS));
  } catch {
    return { status: 503, envelope: refusal('unavailable', caller.locale) };
  }
}

/**
 * Headers that tell the backend on whose behalf a call is made; it trusts the address because the secret is sent, too.
 */
export function headersOf(caller: Caller): Record<string, string> {
  return {
    ...(caller.token && { authorization: `Bearer ${caller.token}` }),
    [HEADERS.secret]: getConfig().backendSecret,
    [HEADERS.readerAddress]: caller.address,
    [HEADERS.readerAgent]: caller.agent,
    ...(caller.device && { [HEADERS.readerDevice]: caller.device }),
    [HEADERS.locale]: caller.locale,
  };
}

/** A refusal by the portal itself, in the form of the backend's refusals. */
export function refusal(key: keyof typeof ERRORS, locale: Locale): Envelope {
  const { code, text } = ERRORS[key];
  return { code, message: text[locale], messageKey: key, data: null };
}
