import 'server-only';
import type { Envelope } from '@/backend/contract/envelope';
import { ERRORS, type ErrorKey } from '@/backend/contract/errors';
import type { Locale } from '@/lib/platform/language/locales';
import { refusal } from '@/lib/platform/calls/member-call';

/**
 * A refusal as a problem document (RFC 9457), with the members of the envelope. Its type is the error's name in the
 * catalogue, as a URN, which leads nowhere.
 */
export function problem(status: number, envelope: Envelope): Response {
  const { code, message, messageKey, fields, retryAfter } = envelope;
  const body = {
    type: `urn:lianxun:error:${messageKey ?? 'error'}`,
    title: message,
    status,
    code,
    message,
    data: null,
    ...(fields && { fields }),
  };
  const headers = new Headers({ 'content-type': 'application/problem+json', 'cache-control': 'no-store' });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  if (status === 401) headers.set('www-authenticate', 'Bearer');
  return new Response(JSON.stringify(body), { status, headers });
}

/** A refusal by the portal itself. @param fields field name → reason @param retryAfter seconds */
export function problemOf(
  key: ErrorKey,
  locale: Locale,
  fields?: Record<string, string>,
  retryAfter = key === 'unavailable' ? RETRY_SECONDS : undefined,
): Response {
  const { status } = ERRORS[key];
  return problem(status, { ...refusal(key, locale), ...(fields && { fields }), retryAfter });
}

const RETRY_SECONDS = 2;
