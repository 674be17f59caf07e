import { NOT_NOW_CODES } from '@/backend/contract/envelope';
import { callFor, refusal } from '@/lib/platform/calls/member-call';
import { ERRORS } from '@/backend/contract/errors';
import { callerOf, cookieOf } from '@/lib/platform/session/caller';
import { noSessionCookies } from '@/lib/platform/session/cookies';
import { toResponse } from '@/lib/platform/session/proxy';
import type { Locale } from '@/lib/platform/language/locales';
import { SESSION_COOKIE } from '@/lib/platform/session/session';

const refused = (locale: Locale) => ({
  status: ERRORS.sessionExpired.status,
  envelope: refusal('sessionExpired', locale),
});

/** Whether a refusal ends the session: all except server errors and temporary refusals. */
const isEnding = (status: number, code: number) =>
  status < 500 && status !== 429 && !NOT_NOW_CODES.includes(code);

/**
 * The signed-in member, or `data: null` without a session. A cookie that cannot be opened, or whose session has ended,
 * is refused and cleared.
 */
export async function GET(request: Request): Promise<Response> {
  const caller = await callerOf(request);
  const isBroken = !caller.token && cookieOf(request, SESSION_COOKIE);
  if (isBroken) return toResponse({ ...refused(caller.locale), cookies: noSessionCookies() });
  if (!caller.token) {
    const none = { status: 200, envelope: { code: 200, message: 'ok', data: null } };
    return toResponse({ ...none, cookies: noSessionCookies() });
  }
  const answer = await callFor(caller, 'userInfo', {});
  const isMember = answer.envelope.code === 200 && answer.envelope.data !== null;
  if (isMember || !isEnding(answer.status, answer.envelope.code)) return toResponse(answer);
  const hasReason = answer.envelope.code !== 200;
  return toResponse({ ...(hasReason ? answer : refused(caller.locale)), cookies: noSessionCookies() });
}
