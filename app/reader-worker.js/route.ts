import { readerWorker } from '@/lib/platform/offline/reader-worker';

export const dynamic = 'force-static';

/** Answers for the installed app while there is no network. */
export function GET(): Response {
  return readerWorker();
}
