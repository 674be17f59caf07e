import { offlineWorker } from '@/lib/platform/offline/worker';
import { TICKET_CACHE } from '@/lib/tickets/offline';

export const dynamic = 'force-static';

/** Answers for pages of tickets while there is no network. */
export function GET(): Response {
  return offlineWorker(TICKET_CACHE);
}
