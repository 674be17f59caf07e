import 'server-only';
import { isApiKey } from '@/backend/contract/api/scopes';
import { LOCALES } from '@/backend/contract/locale';
import type { Caller } from '@/lib/platform/calls/member-call';
import type { Locale } from '@/lib/platform/language/locales';
import { callerOf } from '@/lib/platform/session/caller';

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
  locale: Locale;
}

/** Reads who makes a request. The interface knows keys only: neither a cookie nor the token of a session counts. */
export async function readApiRequest(request: Request, path: string): Promise<ApiRequest> {
  const url = new URL(request.url);
  const locale = LOCALES.find((each) => each === url.searchParams.get('lang')) ?? 'zh-Hans';
  const authorization = request.headers.get('authorization')?.trim();
  const bearer = /^bearer\s+(\S{1,200})$/i.exec(authorization ?? '')?.[1] ?? null;
  return {
    ...{ request, url, path, locale },
    caller: { ...(await callerOf(request)), token: null, device: '', locale },
    key: bearer,
    isKeyMalformed: authorization !== undefined && (bearer === null || !isApiKey(bearer)),
  };
}
