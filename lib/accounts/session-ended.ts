import type { Reply } from '@/lib/platform/calls/browser';
import { endSession, readSession } from './use-member';

/**
 * Notifies every component that shows the member when a call was refused because the session has ended. When there was
 * no session at all, the reader logged out in another tab, and the session is read again. Other replies change nothing.
 */
export function reportSessionEnded(reply: Reply<unknown>): void {
  if (reply.ok) return;
  if (reply.key === 'sessionExpired') endSession();
  if (reply.key === 'signInRequired') void readSession();
}
