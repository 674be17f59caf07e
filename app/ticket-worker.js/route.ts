import { offlineWorker } from '@/lib/platform/offline/worker';
import { TICKET_CACHE } from '@/lib/tickets/offline';

export const dynamic = 'force-static';

/** The service worker of ticket pages, which answers offline. */
export function GET(): Response {
  return offlineWorker(TICKET_CACHE);
}
