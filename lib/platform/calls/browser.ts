import { type Envelope, RELOAD_CODE, SUCCESS_CODE } from '@/backend/contract/envelope';
import { mayReload } from '@/lib/platform/storage/browser-storage';
import type { ErrorKey } from '@/backend/contract/errors';
import { splitAddress } from '@/lib/platform/routing/local-address';
import type { Locale } from '@/lib/platform/language/locales';

const RELOADED_KEY = 'lx_told_to_reload';

/**
 * Fetches JSON from one of the portal's own route handlers, in the browser.
 * @throws Error when the status is not 2xx or there is no answer
 */
export async function getJson<Answer>(
  address: string,
  signal?: AbortSignal,
  cache?: RequestCache,
): Promise<Answer> {
  const answer = await fetch(address, { signal, cache });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json() as Promise<Answer>;
}

/** A page of this site as text, revalidated with the server. @throws Error when the status is not 2xx */
export async function getPage(address: string): Promise<string> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.text();
}

/** The answer at an address of this site. @throws Error when the status is not 2xx */
export async function getAnswer(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return answer;
}

/** Whether an address of this site answers, regardless of the browser's cache. Never throws. */
export function isAnswered(address: string): Promise<boolean> {
  return fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** The result of a call the browser made. `key` is null without an answer, or when the code is not in the catalogue. */
export type Reply<Data> =
  | { ok: true; data: Data }
  | {
      ok: false;
      code: number;
      key: ErrorKey | null;
      message: string;
      fields: Record<string, string>;
      /** Seconds after which the call may be repeated. */
      retryAfter: number | null;
      /** Further data in the refusal. */
      data?: unknown;
    };

const UNANSWERED = { ok: false, code: 0, key: null, message: '', fields: {}, retryAfter: null } as const;

/** Completes a third-party sign-in with the code and state from the provider. Never throws. */
export async function postProvider(
  brought: { code: string; state: string },
  locale: Locale,
): Promise<Reply<unknown>> {
  return postJson<unknown>('/api/auth/provider', brought, locale);
}

/**
 * Data of the member in its envelope, refusals in the page's language; null when there is no answer.
 * @throws SyntaxError when the answer is no JSON
 */
export async function getEnvelope<Data>(address: string): Promise<Envelope<Data> | null> {
  const { locale } = splitAddress(location.pathname);
  return fetch(address, { headers: { 'x-locale': locale } }).then(
    (answer) => answer.json() as Promise<Envelope<Data>>,
    () => null,
  );
}

/** Posts a value to a route handler of the portal that answers with an envelope. Never throws. */
export async function postJson<Data>(address: string, value: unknown, locale: Locale): Promise<Reply<Data>> {
  const headers = { 'content-type': 'application/json', 'x-locale': locale };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(value) })
    .then((answer) => answer.json() as Promise<Envelope<Data>>)
    .catch(() => null)
    .then(toReply);
}

/** Whether a call failed because there was no answer; the same call may succeed later. */
export const isUnanswered = (reply: { code: number }) => reply.code === UNANSWERED.code;

/**
 * The reply in an envelope. Null means no answer, as does anything else that a proxy sends instead. Reloads the page
 * when the code requires it, once a minute at most.
 */
export function toReply<Data>(envelope: Envelope<Data> | null): Reply<Data> {
  if (typeof envelope?.code !== 'number' || typeof envelope.message !== 'string') return UNANSWERED;
  const { code, message, data, messageKey, fields = {}, retryAfter } = envelope;
  if (code === SUCCESS_CODE) return { ok: true, data };
  if (code === RELOAD_CODE && mayReload(RELOADED_KEY)) location.reload();
  const more = { message, fields, retryAfter: retryAfter ?? null, data };
  return { ok: false, code, key: messageKey ?? null, ...more };
}
