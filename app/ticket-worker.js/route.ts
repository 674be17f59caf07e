import { workerAnswer } from '@/lib/platform/offline/worker-answer';

export const dynamic = 'force-static';

/** The service worker of ticket pages, which answers offline, also at the links in letters. */
export function GET(): Response {
  return workerAnswer('ticket-worker');
}
