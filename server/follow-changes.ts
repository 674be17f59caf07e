import type { Logger } from 'pino';
import { HEADERS } from '@/backend/contract/headers';
import { MOST_PAGE_CHANGES, outboxCalls } from '@/backend/contract/outbox';
import { tags as names } from '@/backend/contract/tags';
import { changeHint } from '@/lib/platform/cache/change-hint';
import { cacheStores } from '@/lib/platform/cache/stores';
import type { Config } from '@/lib/platform/config/config';

const EVERY_MS = 500;
const TIMEOUT_MS = 3000;

/**
 * Reads from the backend which pages went out of date, on from where this portal stopped: twice a second, and at once
 * when the backend says so. So every one of several portals learns of all changes, also one that was stopped for a
 * time.
 * @returns resolves after the first reading, whether it succeeded or not; never rejects
 */
export async function followChanges(config: Config, log: Logger): Promise<void> {
  const call = outboxCalls.pageChanges;
  let looking: Promise<void> | null = null;
  let isAway = false;

  const read = async (): Promise<void> => {
    const tagLog = cacheStores().log;
    for (;;) {
      const answer = await fetch(`${config.backendUrl}${call.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', [HEADERS.secret]: config.backendSecret },
        body: JSON.stringify({ after: tagLog.lastChange }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const { list, last, is_complete } = call.output.parse(Object(await answer.json()).data);
      if (!is_complete) tagLog.invalidate([names.all], last);
      else for (const { id, tags } of list) tagLog.invalidate(tags, id);
      if (!is_complete || list.length < MOST_PAGE_CHANGES) return;
    }
  };
  const look = (): Promise<void> => {
    looking ??= read()
      .then(
        () => {
          isAway = false;
        },
        (error: unknown) => {
          if (!isAway)
            log.warn({ err: error }, 'changes cannot be read; pages that are kept stay as they are');
          isAway = true;
        },
      )
      .finally(() => {
        looking = null;
      });
    return looking;
  };
  // A reading under way may have its answer already, from before the change: so another one follows it.
  changeHint().look = async () => {
    await looking;
    await look();
  };
  await look();
  setInterval(() => void look(), EVERY_MS).unref();
}
