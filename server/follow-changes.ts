import type { Logger } from 'pino';
import { HEADERS } from '@/backend/contract/headers';
import { MAX_PAGE_CHANGES, outboxCalls } from '@/backend/contract/outbox';
import type { CallOutput } from '@/backend/contract/calls';
import { tags as names } from '@/backend/contract/tags';
import { changeHint } from '@/lib/platform/cache/change-hint';
import { cacheStores } from '@/lib/platform/cache/stores';
import type { Config } from '@/lib/platform/config/config';
import { recordChangesRead } from './changes-read';
import type { LiveStreams } from './live/live-streams';

const EVERY_MS = 500;
const TIMEOUT_MS = 3000;

/**
 * Reads from the backend which pages are out of date: twice a second, and at once when the backend sends a hint. Each
 * portal continues after the last change it has read, so it misses none, even after it was stopped for a while. Open
 * pages are notified of changed flashes.
 * @returns resolves after the first reading, whether it succeeded or not; never rejects
 */
export async function followChanges(config: Config, log: Logger, streams: LiveStreams): Promise<void> {
  const call = outboxCalls.pageChanges;
  const ask = async (after: number | null) => {
    const answer = await fetch(`${config.backendUrl}${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [HEADERS.secret]: config.backendSecret },
      body: JSON.stringify({ after }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return call.output.parse(Object(await answer.json()).data);
  };
  let running: Promise<void> | null = null;
  let isDown = false;

  const read = async (): Promise<void> => {
    const tagLog = cacheStores().log;
    for (;;) {
      const { list, last, is_complete, sequence } = await ask(tagLog.lastChange);
      cacheStores().shared?.follow(sequence ?? null);
      if (!is_complete) {
        // It is unknown what was withdrawn in the meantime.
        tagLog.invalidate([names.all, names.closed(names.all)], last);
        tagLog.changes.beginAt(last);
        streams.beginAt(last);
        return;
      }
      for (const { id, tags, flashes } of list) {
        tagLog.invalidate(tags, id);
        // After the invalidation, since a page that is notified may request data again at once.
        streams.record(id, tags, flashes);
      }
      if (list.length < MAX_PAGE_CHANGES) return;
    }
  };
  const check = (): Promise<void> => {
    running ??= read()
      .then(
        () => {
          isDown = false;
          recordChangesRead();
        },
        (error: unknown) => {
          if (!isDown)
            log.warn({ err: error }, 'changes cannot be read; pages that are kept stay as they are');
          isDown = true;
        },
      )
      .finally(() => {
        running = null;
      });
    return running;
  };
  // A running request may have been answered before the change, so another one follows it.
  changeHint().look = async () => {
    await running;
    await check();
  };
  await loadRecent(ask, streams);
  await check();
  await learnEarlier(ask).catch(() => undefined);
  setInterval(() => void check(), EVERY_MS).unref();
}

/**
 * Loads the latest changes from before this portal stopped, so that pages left open can continue after the last change
 * they know.
 */
async function loadRecent(
  ask: (after: number) => Promise<CallOutput<'pageChanges'>>,
  streams: LiveStreams,
): Promise<void> {
  const known = cacheStores().log.lastChange;
  if (known === null) return;
  const start = Math.max(0, known - MAX_PAGE_CHANGES);
  const earlier = await ask(start).catch(() => null);
  if (!earlier?.is_complete) return streams.beginAt(known);
  streams.beginWith(
    start,
    earlier.list.filter(({ id }) => id <= known),
    known,
  );
}

/** Loads the changes before this portal started, by which it can check pages that other portals have made. */
async function learnEarlier(ask: (after: number) => Promise<CallOutput<'pageChanges'>>): Promise<void> {
  const { log, shared } = cacheStores();
  if (!shared || log.lastChange === null) return;
  const after = Math.max(0, log.lastChange - MAX_PAGE_CHANGES);
  const { list, is_complete } = await ask(after);
  if (is_complete) log.changes.addEarlier(after, list);
}
