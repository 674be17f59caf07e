import { useSyncExternalStore } from 'react';
import { NOT_NOW_CODES } from '@/backend/contract/envelope';
import type { User } from '@/backend/contract/accounts/user';
import { getEnvelope, toReply } from '@/lib/platform/calls/browser';
import { shareAnswer } from '@/lib/platform/calls/shared-answer';
import { MEMBER_COOKIE } from '@/lib/platform/session/member-cookie';
import { readStored, store } from '@/lib/platform/storage/browser-storage';

const SESSION_ADDRESS = '/api/session';
const RETRY_MS = 10_000;

/**
 * `unknown`: the browser has not looked for a session yet; `anonymous`: there is none; `away`: there is a session, but
 * its member has not been read yet, or the backend does not answer.
 */
export type Membership =
  | { state: 'unknown' | 'anonymous' | 'away' }
  /** The backend refused to answer at the moment: the member stays signed in, and `message` says why. */
  | { state: 'unreadable'; message: string }
  /** The backend refused the session: it has ended. */
  | { state: 'ended' }
  | { state: 'member'; user: User };

const never = () => () => {};
const nobody = () => undefined;

/**
 * Whether this document has had a session. If so, it goes on requesting it, so that it notices when the session ends in
 * another tab.
 */
let hadSession = false;

/** Whether the backend has refused the session. It stays true in this document, also after the cookie is deleted. */
let hasEnded = false;

/** Stored in the browser while the backend has refused its session: other tabs find no session, and no reason. */
const ENDED = 'lx_session_ended';

function ended(): Membership {
  hasEnded = true;
  store(ENDED, '1', 'browser');
  return { state: 'ended' };
}

const answer = shareAnswer(readMember, { retryMs: RETRY_MS, onReturn: true });

/** Reads again who is signed in. */
export const readSession = () => answer.refresh();

/** Call when the session was refused: every component that shows the member is notified. */
export const endSession = () => answer.set(ended());

/** Whether the browser has a session, as far as a script can tell; once true, it stays true in this document. */
export function hasSession(): boolean {
  hadSession ||= hasMemberCookie();
  return hadSession;
}

/** Whether somebody is signed in at this moment, in any tab. */
export const hasMemberCookie = (): boolean => document.cookie.split('; ').includes(`${MEMBER_COOKIE}=1`);

/** The signed-in member. Pages are the same for everyone; only a browser with a session makes the request. */
export function useMember(): Membership & { refresh: () => Promise<void> } {
  const isIn = useSyncExternalStore(never, hasSession, () => null);
  const member = useSyncExternalStore(isIn ? answer.subscribe : never, answer.read, nobody);
  const refresh = answer.refresh;
  if (isIn === null) return { state: 'unknown', refresh };
  if (!isIn) return { state: 'anonymous', refresh };
  return { ...(member ?? { state: 'away' }), refresh };
}

/**
 * @throws Error without an answer or with status 5xx, so that the member is requested again; meanwhile the reader stays
 * signed in
 */
async function readMember(): Promise<Membership> {
  const envelope = await getEnvelope<User | null>(SESSION_ADDRESS);
  if (envelope === null || (envelope.code >= 500 && envelope.code < 600)) throw new Error('no answer');
  // `toReply` reloads the page if the code asks for it. If not, the message is shown.
  if (NOT_NOW_CODES.includes(envelope.code)) {
    toReply(envelope);
    return { state: 'unreadable', message: envelope.message };
  }
  if (envelope.code !== 200) return ended();
  // An answer without a member and without an error: the session was logged out in another tab, or another tab has
  // learnt that it ended.
  if (!envelope.data)
    return { state: hasEnded || readStored(ENDED, 'browser') !== null ? 'ended' : 'anonymous' };
  store(ENDED, null, 'browser');
  return { state: 'member', user: envelope.data };
}
