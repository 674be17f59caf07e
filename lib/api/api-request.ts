import 'server-only';
import { isApiKey } from '@/backend/contract/api/scopes';
import { LOCALES } from '@/backend/contract/locale';
import type { Caller } from '@/lib/platform/calls/member-call';
import type { Locale } from '@/lib/platform/language/locales';
import { callerOf } from '@/lib/platform/session/caller';
import { languageOfRefusals } from './language-of-refusals';

/** A request of a program: who makes it, in which language, and with which key. */
export interface ApiRequest {
  request: Request;
  url: URL;
  /** Below `/api/v1`, such as `/content/7`. */
  path: string;
  caller: Caller;
  key: string | null;
  /** Whether the header Authorization contains something that is no key. */
  isKeyMalformed: boolean;
  /** The language of data. */
  locale: Locale;
  /** The language of refusals. */
  language: Locale;
}

/** Reads who makes a request. The interface knows keys only: neither a cookie nor the token of a session counts. */
export async function readApiRequest(request: Request, path: string): Promise<ApiRequest> {
  const url = new URL(request.url);
  const lang = url.searchParams.get('lang');
  const locale = LOCALES.find((each) => each === lang) ?? 'zh-Hans';
  const language = languageOfRefusals(lang, request.headers.get('accept-language'));
  const authorization = request.headers.get('authorization')?.trim();
  const bearer = /^bearer\s+(\S{1,200})$/i.exec(authorization ?? '')?.[1] ?? null;
  return {
    ...{ request, url, path, locale, language },
    caller: { ...(await callerOf(request)), token: null, device: '', locale: language },
    key: bearer,
    isKeyMalformed: authorization !== undefined && (bearer === null || !isApiKey(bearer)),
  };
}
