import { offlineWorker } from '@/lib/platform/offline/worker';
import { GATE_CACHE } from '@/lib/tickets/gate/offline';

export const dynamic = 'force-static';

/** Answers for the gate while there is no network. */
export function GET(): Response {
  return offlineWorker(GATE_CACHE);
}
