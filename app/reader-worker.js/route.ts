import { readerWorker } from '@/lib/platform/offline/reader-worker';

export const dynamic = 'force-static';

/** The service worker of the installed app, which answers offline. */
export function GET(): Response {
  return readerWorker();
}
