import { offlineWorker } from '@/lib/platform/offline/worker';
import { GATE_CACHE } from '@/lib/tickets/gate/offline';

export const dynamic = 'force-static';

/** The service worker of the gate, which answers offline. */
export function GET(): Response {
  return offlineWorker(GATE_CACHE);
}
