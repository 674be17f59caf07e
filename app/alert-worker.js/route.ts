import { alertWorker } from '@/lib/alerts/worker';

export const dynamic = 'force-dynamic';

/** The service worker that shows notifications of key news and events. */
export function GET(): Promise<Response> {
  return alertWorker();
}
