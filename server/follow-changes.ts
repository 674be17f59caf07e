import type { Logger } from 'pino';
import { HEADERS } from '@/backend/contract/headers';
import { MOST_PAGE_CHANGES, outboxCalls } from '@/backend/contract/outbox';
import type { CallOutput } from '@/backend/contract/calls';
import { tags as names } from '@/backend/contract/tags';
import { changeHint } from '@/lib/platform/cache/change-hint';
import { cacheStores } from '@/lib/platform/cache/stores';
import type { Config } from '@/lib/platform/config/config';
import type { LiveStreams } from './live/live-streams';

const EVERY_MS = 500;
const TIMEOUT_MS = 3000;

/**
 * Reads from the backend which pages went out of date, on from where this portal stopped: twice a second, and at once
 * when the backend says so. So every one of several portals learns of all changes, also one that was stopped for a
 * time. Open pages are told of the flashes among it.
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
  let looking: Promise<void> | null = null;
  let isAway = false;

  const read = async (): Promise<void> => {
    const tagLog = cacheStores().log;
    for (;;) {
      const { list, last, is_complete } = await ask(tagLog.lastChange);
      if (!is_complete) {
        tagLog.invalidate([names.all], last);
        streams.beginAt(last);
        return;
      }
      for (const { id, tags, flashes } of list) {
        tagLog.invalidate(tags, id);
        // Only now: whoever hears of it may ask for its page at once.
        streams.note(id, tags, flashes);
      }
      if (list.length < MOST_PAGE_CHANGES) return;
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
  await recall(ask, streams).catch(() => undefined);
  await look();
  setInterval(() => void look(), EVERY_MS).unref();
}

/** Pages that were open while this portal was stopped go on from where they were. */
async function recall(
  ask: (after: number) => Promise<CallOutput<'pageChanges'>>,
  streams: LiveStreams,
): Promise<void> {
  const known = cacheStores().log.lastChange;
  if (known === null) return;
  streams.beginAt(known);
  const after = Math.max(0, known - MOST_PAGE_CHANGES);
  const { list, is_complete } = await ask(after);
  if (!is_complete) return;
  streams.beginAt(after);
  for (const { id, tags, flashes } of list) if (id <= known) streams.note(id, tags, flashes);
}
