import { useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { NOT_NOW_CODES } from '@/backend/contract/envelope';
import type { User } from '@/backend/contract/accounts/user';
import { getEnvelope, toReply } from '@/lib/platform/calls/browser';
import { MEMBER_COOKIE } from '@/lib/platform/session/member-cookie';

export const SESSION_ADDRESS = '/api/session';
const RETRY_MS = 10_000;

/**
 * `unknown`: the browser has not looked for a session yet; `anonymous`: there is none; `away`: there is one, but its
 * member has not been read yet, or the backend does not answer.
 */
export type Membership =
  | { state: 'unknown' | 'anonymous' | 'away' }
  /** The backend refused to answer at the moment: the member stays signed in, and `message` says why. */
  | { state: 'unreadable'; message: string }
  /** The backend refused the session: it has ended. */
  | { state: 'ended' }
  | { state: 'member'; user: User };

const never = () => () => {};

/** A document that had a session keeps requesting it, so that it notices when the session ends in another tab. */
let hadSession = false;

/** Whether the backend has refused the session. It stays true in this document, also after the cookie is deleted. */
let hasEnded = false;

export function endSession(): Membership {
  hasEnded = true;
  return { state: 'ended' };
}

/** Whether the browser has a session, as far as a script can know; once true, it stays true in this document. */
export function hasSession(): boolean {
  hadSession ||= document.cookie.split('; ').includes(`${MEMBER_COOKIE}=1`);
  return hadSession;
}

/** The signed-in member. Pages are the same for everyone; only a browser with a session makes the request. */
export function useMember(): Membership & { refresh: () => Promise<void> } {
  const isIn = useSyncExternalStore(never, hasSession, () => null);
  const { data, mutate } = useSWR(isIn ? SESSION_ADDRESS : null, readMember, {
    revalidateOnFocus: true,
    shouldRetryOnError: true,
    errorRetryInterval: RETRY_MS,
    keepPreviousData: true,
  });
  const refresh = async () => void (await mutate());
  if (isIn === null) return { state: 'unknown', refresh };
  if (!isIn) return { state: 'anonymous', refresh };
  return { ...(data ?? { state: 'away' }), refresh };
}

/** @throws Error without an answer or for status 5xx, so that it is requested again; meanwhile the session stays */
async function readMember(address: string): Promise<Membership> {
  const envelope = await getEnvelope<User | null>(address);
  if (envelope === null || (envelope.code >= 500 && envelope.code < 600)) throw new Error('no answer');
  // `toReply` reloads the page if the code asks for it. If not, the message is shown.
  if (NOT_NOW_CODES.includes(envelope.code)) {
    toReply(envelope);
    return { state: 'unreadable', message: envelope.message };
  }
  if (envelope.code !== 200) return endSession();
  // An answer without a member and without an error: the session was logged out in another tab.
  if (!envelope.data) return { state: hasEnded ? 'ended' : 'anonymous' };
  return { state: 'member', user: envelope.data };
}
