import { ERRORS, type ErrorKey } from '@/backend/contract/errors';
import { type Envelope } from '@/backend/contract/envelope';
import { LOCALES, type Locale } from '@/backend/contract/locale';
import type { ApiError } from './errors';

/** The time of the next try, added to the message of the refusal. */
const WAITS: Record<Locale, (seconds: number) => string> = {
  'zh-Hans': (seconds) => (seconds <= 90 ? `（${seconds} 秒后）` : `（${Math.ceil(seconds / 60)} 分钟后）`),
  'zh-Hant': (seconds) => (seconds <= 90 ? `（${seconds} 秒後）` : `（${Math.ceil(seconds / 60)} 分鐘後）`),
  en: (seconds) => (seconds <= 90 ? ` (in ${seconds} seconds)` : ` (in ${Math.ceil(seconds / 60)} minutes)`),
};

/** The language of a refusal. */
export function localeOf(localeCode: string | undefined): Locale {
  return LOCALES.find((locale) => locale === localeCode) ?? 'zh-Hans';
}

/** A refusal in the envelope. */
export function errorResponse(
  key: ErrorKey,
  locale: Locale,
  { fields, retryAfter, data = null }: Pick<ApiError, 'fields' | 'retryAfter' | 'data'> = {},
): Response {
  const { code, status, text } = ERRORS[key];
  const envelope: Envelope<unknown> = {
    code,
    message: retryAfter ? `${text[locale]}${WAITS[locale](retryAfter)}` : text[locale],
    data,
    messageKey: key,
    ...(fields && { fields }),
    ...(retryAfter && { retryAfter }),
  };
  const headers = retryAfter ? { 'retry-after': String(retryAfter) } : undefined;
  return Response.json(envelope, { status, headers });
}
