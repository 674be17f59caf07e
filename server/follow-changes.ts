import type { Logger } from 'pino';
import { HEADERS } from '@/backend/contract/headers';
import { MAX_CHANGES_WAIT_SECONDS, MAX_PAGE_CHANGES, outboxCalls } from '@/backend/contract/outbox';
import type { CallOutput } from '@/backend/contract/calls';
import { tags as names } from '@/backend/contract/tags';
import { changeHint } from '@/lib/platform/cache/change-hint';
import { cacheStores } from '@/lib/platform/cache/stores';
import type { Config } from '@/lib/platform/config/config';
import { recordChangesRead } from './changes-read';
import { loadBrand } from './load-brand';
import { loadTerms } from './load-terms';
import type { LiveStreams } from './live/live-streams';
import type { PagePrerenderer } from './prerender/page-prerenderer';

/** How long the portal waits before it requests again, in ms: after an answer, and after a failure. */
const PAUSE_MS = 50;
const PAUSE_AFTER_FAILURE_MS = 500;
/** How long an answer may take beyond the wait that was requested, in ms. */
const TIMEOUT_MS = 3000;
/** The reason with which a waiting request is ended for one that does not wait. */
const CUT_SHORT = new Error('cut short');

/**
 * Reads from the backend which pages are out of date. A request waits at the backend until there is a change, for 1.5
 * seconds at most; a hint of the backend makes another one that does not wait. Each portal continues after the last
 * change it has read, so it misses none, even after it was stopped for a while. Open pages are notified of changed
 * flashes, and pages that went out of date are made anew.
 * @returns resolves after the first reading, whether it succeeded or not; never rejects
 */
export async function followChanges(
  config: Config,
  log: Logger,
  streams: LiveStreams,
  prerenderer: PagePrerenderer | null,
): Promise<void> {
  const call = outboxCalls.pageChanges;
  /** Ends the request that waits at the backend. */
  let endWait = () => {};
  const request = async (after: number | null, wait = 0) => {
    const ended = new AbortController();
    if (wait > 0) endWait = () => ended.abort(CUT_SHORT);
    const answer = await fetch(`${config.backendUrl}${call.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [HEADERS.secret]: config.backendSecret },
      body: JSON.stringify({ after, wait }),
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS + wait * 1000), ended.signal]),
    });
    return call.output.parse(Object(await answer.json()).data);
  };
  let running: Promise<void> | null = null;
  let isDown = false;
  let isUnwritten = false;
  let isLoaded = false;

  const read = async (wait: number): Promise<void> => {
    const tagLog = cacheStores().log;
    for (let seconds = wait; ; seconds = 0) {
      const { list, last, is_complete, sequence } = await request(tagLog.lastChange, seconds);
      cacheStores().shared?.follow(sequence ?? null);
      // What pages are converted and named by is known before those made without it count as outdated.
      const isChanged = (name: string) => !is_complete || list.some(({ tags }) => tags.includes(name));
      if (isChanged(names.terms) || !isLoaded) await loadTerms(config);
      const hasBrand = (isChanged(names.brand) || !isLoaded) && (await loadBrand(config));
      // Until it was reached, pages were made without it.
      const isLate = hasBrand && !isLoaded && isDown;
      isLoaded = true;
      if (!is_complete) {
        // It is unknown what was withdrawn in the meantime.
        tagLog.invalidate([names.all, names.closed(names.all)], last);
        tagLog.changes.beginAt(last);
        streams.beginAt(last);
        prerenderer?.record([]);
        return;
      }
      for (const { id, tags, flashes } of list) {
        tagLog.invalidate(tags, id);
        // After the invalidation, since a page that is notified may request data again at once.
        streams.record(id, tags, flashes);
        prerenderer?.record(tags);
      }
      if (isLate) tagLog.invalidate([names.all], last);
      if (list.length < MAX_PAGE_CHANGES) return;
    }
  };
  const check = (wait: number): Promise<void> => {
    running ??= read(wait)
      .then(
        () => {
          isDown = false;
          recordChangesRead();
          const { writeError } = cacheStores().log;
          if (writeError && !isUnwritten)
            log.warn({ err: writeError }, 'changes cannot be written to a file');
          isUnwritten = writeError !== null;
        },
        (error: unknown) => {
          if (error === CUT_SHORT) return;
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
    endWait();
    await running;
    await check(0);
  };
  await loadRecent(request, streams);
  await check(0);
  await learnEarlier(request).catch(() => undefined);
  const runNext = async (): Promise<void> => {
    await check(MAX_CHANGES_WAIT_SECONDS);
    setTimeout(() => void runNext(), isDown ? PAUSE_AFTER_FAILURE_MS : PAUSE_MS).unref();
  };
  void runNext();
}

/**
 * Loads the latest changes from before this portal stopped, so that pages left open can continue after the last change
 * they know.
 */
async function loadRecent(
  request: (after: number) => Promise<CallOutput<'pageChanges'>>,
  streams: LiveStreams,
): Promise<void> {
  const lastChange = cacheStores().log.lastChange;
  if (lastChange === null) return;
  const start = Math.max(0, lastChange - MAX_PAGE_CHANGES);
  const earlier = await request(start).catch(() => null);
  if (!earlier?.is_complete) return streams.beginAt(lastChange);
  streams.beginWith(
    start,
    earlier.list.filter(({ id }) => id <= lastChange),
    lastChange,
  );
}

/** Loads the changes before this portal started, by which it can check pages that other portals have made. */
async function learnEarlier(request: (after: number) => Promise<CallOutput<'pageChanges'>>): Promise<void> {
  const { log, shared } = cacheStores();
  if (!shared || log.lastChange === null) return;
  const after = Math.max(0, log.lastChange - MAX_PAGE_CHANGES);
  const { list, is_complete } = await request(after);
  if (is_complete) log.changes.addEarlier(after, list);
}
