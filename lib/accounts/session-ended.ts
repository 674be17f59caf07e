import { mutate } from 'swr';
import type { Reply } from '@/lib/platform/calls/browser';
import { endSession, SESSION_ADDRESS } from './use-member';

/**
 * Tells every part that shows the member when a call was refused because the session has ended. When there was no
 * session at all, the reader logged out in another tab, and the session is read again. Other replies change nothing.
 */
export function reportSessionEnded(reply: Reply<unknown>): void {
  if (reply.ok) return;
  if (reply.key === 'sessionExpired') void mutate(SESSION_ADDRESS, endSession(), { revalidate: false });
  if (reply.key === 'signInRequired') void mutate(SESSION_ADDRESS);
}
