import { mutate } from 'swr';
import type { Reply } from '@/lib/platform/calls/browser';
import { endSession, SESSION_ADDRESS } from './use-member';

/**
 * A call was refused because the session is none any more: whoever shows the member hears of it at once. Where there
 * was no session to refuse, somebody logged out in another tab, and it is asked who is there.
 */
export function reportSessionEnded(reply: Reply<unknown>): void {
  if (reply.ok) return;
  if (reply.key === 'sessionExpired') void mutate(SESSION_ADDRESS, endSession(), { revalidate: false });
  if (reply.key === 'signInRequired') void mutate(SESSION_ADDRESS);
}
