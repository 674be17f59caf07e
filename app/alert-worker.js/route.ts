import { alertWorker } from '@/lib/alerts/worker';

export const dynamic = 'force-dynamic';

/** The service worker that shows notifications of key news. */
export function GET(): Response {
  return alertWorker();
}
