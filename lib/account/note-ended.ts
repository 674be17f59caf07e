import { mutate } from 'swr';
import type { Reply } from '../backend/browser';
import { SESSION_ADDRESS } from './use-member';

/** A call was refused because the session is none any more: whoever shows the member hears of it at once. */
export function noteEnded(reply: Reply<unknown>): void {
  if (!reply.ok && (reply.key === 'sessionExpired' || reply.key === 'signInRequired'))
    void mutate(SESSION_ADDRESS);
}
