import type { FlashChange } from '@/backend/contract/stories/flash-change';
import { LIVE_PATH } from '@/lib/platform/live/live-path';

/** A change and the flashes it touched; null when any flash may have changed. */
export interface ReceivedChange {
  id: number;
  flashes: FlashChange[] | null;
}

/**
 * Delay after the stream was refused or closed: it reconnects after one to two times this time, so that not all clients
 * reconnect at once.
 */
const RETRY_MS = 10_000;
/** After a longer sleep the connection may be dead without the browser noticing. */
const MAX_SLEEP_MS = 30_000;
/**
 * Lock of the one hidden tab that keeps its connection, so that its title shows the number of new flashes. Other hidden
 * tabs close theirs, because browsers limit connections per site.
 */
const LOCK = 'lianxun-live';

/**
 * Calls `receive` for every change after a number, each once and in order, also after the device slept or was offline.
 * A change with `flashes: null` may repeat a number.
 * @param after the last change the page was rendered with
 * @returns a function that stops listening
 */
export function listen(after: number, receive: (change: ReceivedChange) => void): () => void {
  let last = after;
  let source: EventSource | null = null;
  let retry = 0;
  let hiddenAt = 0;
  let releaseLock = () => {};

  const close = () => {
    clearTimeout(retry);
    source?.close();
    source = null;
  };
  const open = () => {
    close();
    const stream = new EventSource(`${LIVE_PATH}?after=${last}`);
    source = stream;
    stream.onmessage = ({ lastEventId, data }) => {
      const id = Number(lastEventId);
      const { flashes } = JSON.parse(data);
      if (source !== stream || (flashes !== null && id <= last)) return;
      last = id;
      receive({ id, flashes });
    };
    stream.onerror = () => {
      if (stream.readyState !== EventSource.CLOSED) return;
      retry = window.setTimeout(open, RETRY_MS * (1 + Math.random()));
    };
  };
  const hide = () => {
    hiddenAt = Date.now();
    if (!('locks' in navigator)) return close();
    navigator.locks
      .request(LOCK, { ifAvailable: true }, (lock) => {
        if (document.visibilityState === 'visible') return;
        if (!lock) return close();
        if (!source) open();
        return new Promise<void>((resolve) => (releaseLock = resolve));
      })
      .catch(close);
  };
  const watch = () => {
    if (document.visibilityState === 'hidden') return hide();
    releaseLock();
    if (!source || Date.now() - hiddenAt > MAX_SLEEP_MS) open();
  };
  const listeners = [
    [document, 'visibilitychange', watch],
    [window, 'online', open],
    [window, 'pagehide', close],
    [window, 'pageshow', watch],
  ] as const;
  for (const [target, name, does] of listeners) target.addEventListener(name, does);
  watch();
  return () => {
    for (const [target, name, does] of listeners) target.removeEventListener(name, does);
    releaseLock();
    close();
  };
}
