import 'server-only';
import { getConfig } from '@/lib/platform/config/config';
import { DEVICE_COOKIE, DEVICE_SECONDS } from './device';
import { MEMBER_COOKIE } from './member-cookie';
import { storedName } from './stored-name';
import { sealSession, SESSION_COOKIE, SESSION_SECONDS, type Session } from './session';

/**
 * Holds the token of a phone account that is being upgraded to an e-mail address. It is not a session, and browsers
 * send it only to the sign-in routes.
 */
export const UPGRADE_COOKIE = 'lx_upgrade';
/** Holds the state of a third-party sign-in until the reader comes back. */
export const PROVIDER_COOKIE = 'lx_provider';
export const UPGRADE_SECONDS = 30 * 60;

const API_PATH = '/api';

/**
 * The cookies of a new session: the sealed session, and one that scripts can read, so that a page without a session
 * makes no request for the member. An unfinished sign-in is cleared.
 */
export async function sessionCookies(session: Session): Promise<string[]> {
  return [
    cookie(SESSION_COOKIE, await sealSession(session), SESSION_SECONDS),
    cookie(MEMBER_COOKIE, '1', SESSION_SECONDS, { isReadable: true }),
    ...begunCookies(),
  ];
}

export function noSessionCookies(): string[] {
  return [cookie(SESSION_COOKIE, '', 0), cookie(MEMBER_COOKIE, '', 0, { isReadable: true })];
}

/** Clears the session and every unfinished sign-in. */
export function clearedCookies(): string[] {
  return [...noSessionCookies(), ...begunCookies()];
}

function begunCookies(): string[] {
  return [authCookie(UPGRADE_COOKIE, '', 0), authCookie(PROVIDER_COOKIE, '', 0)];
}

/** Where browsers send the sealed value of an unfinished sign-in: to its next steps alone. */
const PATHS = { [UPGRADE_COOKIE]: '/api/call', [PROVIDER_COOKIE]: '/api/auth/provider' };

/** A sealed value of an unfinished sign-in; an empty one clears it. `seconds`: its lifetime. */
export function authCookie(name: keyof typeof PATHS, value: string, seconds: number): string {
  return cookie(name, value, value ? seconds : 0, { path: PATHS[name] });
}

/**
 * The cookie with the random id of this browser, sent only to `/api`. It signs nobody in; logging out does not clear
 * it.
 */
export function deviceCookie(name: string): string {
  return cookie(DEVICE_COOKIE, name, DEVICE_SECONDS, { path: API_PATH });
}

/** A cookie of this site, `HttpOnly` unless scripts read it. `seconds`: its lifetime; 0 clears it. */
export function cookie(
  name: string,
  value: string,
  seconds: number,
  { isReadable = false, path = '/' }: { isReadable?: boolean; path?: string } = {},
): string {
  const isSecure = getConfig().siteUrl.startsWith('https:');
  return [
    `${isReadable ? name : storedName(name)}=${value}`,
    `Path=${path}`,
    `Max-Age=${seconds}`,
    'SameSite=Lax',
    ...(isReadable ? [] : ['HttpOnly']),
    ...(isSecure ? ['Secure'] : []),
  ].join('; ');
}
