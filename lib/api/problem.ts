import 'server-only';
import type { Envelope } from '@/backend/contract/envelope';
import { ERRORS, type ErrorKey } from '@/backend/contract/errors';
import type { Locale } from '@/lib/platform/language/locales';
import { refusal } from '@/lib/platform/calls/member-call';
import { explainFields } from './explain-fields';
import type { Action } from './actions';
import type { Resource } from './resource';

/**
 * A refusal as a problem document (RFC 9457), with the members of the envelope. Its type is the error's name in the
 * catalogue, as a URN, which leads nowhere.
 * @param language that of the message
 * @param detail what is wrong with single fields, in words
 */
export function problem(status: number, envelope: Envelope, language: Locale, detail?: string): Response {
  const { code, message, messageKey, fields, retryAfter } = envelope;
  const body = {
    type: `urn:lianxun:error:${messageKey ?? 'error'}`,
    title: message,
    status,
    code,
    message,
    data: null,
    ...(detail && { detail }),
    ...(fields && { fields }),
  };
  const headers = new Headers({
    'content-type': 'application/problem+json',
    'content-language': language,
    'cache-control': 'no-store',
    vary: 'accept-language',
  });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  if (status === 401) headers.set('www-authenticate', 'Bearer');
  return new Response(JSON.stringify(body), { status, headers });
}

/** A refusal of single fields by the portal itself. @param fields field name → reason */
export async function problemOfFields(
  key: ErrorKey,
  { place, language }: { place: Resource | Action; language: Locale },
  fields: Record<string, string> = {},
): Promise<Response> {
  if (Object.keys(fields).length === 0) return problemOf(key, language);
  const detail = await explainFields(fields, place, language);
  return problem(ERRORS[key].status, { ...refusal(key, language), fields }, language, detail);
}

/** A refusal by the portal itself. @param fields field name → reason @param retryAfter seconds */
export function problemOf(
  key: ErrorKey,
  language: Locale,
  fields?: Record<string, string>,
  retryAfter = key === 'unavailable' ? RETRY_SECONDS : undefined,
): Response {
  const { status } = ERRORS[key];
  return problem(status, { ...refusal(key, language), ...(fields && { fields }), retryAfter }, language);
}

const RETRY_SECONDS = 2;
