import { callFor } from '@/lib/backend/member';
import { callerOf } from '@/lib/auth/caller';
import { noSessionCookies } from '@/lib/auth/cookies';
import { toResponse } from '@/lib/auth/door';

/** Refusals that end a session: the backend does not know the token, or may not use it. */
const isEnding = (status: number, code: number) => status < 500 && code !== 1005;

/** Who is signed in: the member, or `data: null` without a session. A token nobody knows any more is cleared. */
export async function GET(request: Request): Promise<Response> {
  const caller = await callerOf(request);
  if (!caller.token) {
    const none = { status: 200, envelope: { code: 200, message: 'ok', data: null } };
    return toResponse({ ...none, cookies: noSessionCookies() });
  }
  const answer = await callFor(caller, 'userInfo', {});
  const isMember = answer.envelope.code === 200 && answer.envelope.data !== null;
  const isEnded = !isMember && isEnding(answer.status, answer.envelope.code);
  return toResponse({ ...answer, cookies: isEnded ? noSessionCookies() : [] });
}
