import { alertWorker } from '@/lib/alerts/worker';

export const dynamic = 'force-dynamic';

/** Shows key news to readers who asked for it. */
export function GET(): Response {
  return alertWorker();
}
