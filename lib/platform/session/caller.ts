import 'server-only';
import { LOCALES, type Locale } from '@/lib/platform/language/locales';
import { openSession, SESSION_COOKIE } from './session';
import type { Caller } from '@/lib/platform/calls/member-call';
import { DEVICE_COOKIE, deviceOf } from './device';
import { READER_ADDRESS_HEADER } from './reader-header';
import { storedName } from './stored-name';

const LOCALE_HEADER = 'x-locale';
const MAX_AGENT_LENGTH = 300;

/** The caller of a browser's request: its session, address, user agent, device and language. */
export async function callerOf(request: Request): Promise<Caller> {
  const session = await openSession(cookieOf(request, SESSION_COOKIE));
  return {
    token: session?.token ?? null,
    address: request.headers.get(READER_ADDRESS_HEADER) ?? '',
    agent: (request.headers.get('user-agent') ?? '').slice(0, MAX_AGENT_LENGTH),
    device: deviceOf(cookieOf(request, DEVICE_COOKIE)),
    locale: localeOf(request),
  };
}

function localeOf(request: Request): Locale {
  const headerLocale = request.headers.get(LOCALE_HEADER);
  return LOCALES.find((candidate) => candidate === headerLocale) ?? 'zh-Hans';
}

/** The value of one of this site's cookies. */
export function cookieOf(request: Request, name: string): string | undefined {
  const start = `${storedName(name)}=`;
  const cookiePair = (request.headers.get('cookie') ?? '').split('; ').find((pair) => pair.startsWith(start));
  return cookiePair?.slice(start.length);
}
