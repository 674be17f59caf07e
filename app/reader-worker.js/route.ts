import { workerAnswer } from '@/lib/platform/offline/worker-answer';

export const dynamic = 'force-static';

/** The service worker of the installed app, which answers offline. */
export function GET(): Response {
  return workerAnswer('reader-worker');
}
