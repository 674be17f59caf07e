import { offlineWorker } from '@/lib/platform/offline/worker';
import { TICKET_CACHE } from '@/lib/tickets/offline';
import { KEYLESS_PAGE } from '@/lib/tickets/keyless-page';

export const dynamic = 'force-static';

/** The service worker of ticket pages, which answers offline, also at the links in letters. */
export function GET(): Response {
  return offlineWorker(TICKET_CACHE, KEYLESS_PAGE);
}
