import type { FlashChange } from '@/backend/contract/stories/flash-change';
import { LIVE_PATH } from '@/lib/platform/live/live-path';

/** Flashes a change touched; null when any may have changed. */
export interface HeardChange {
  id: number;
  flashes: FlashChange[] | null;
}

/** Refused or cut off for good: tried again after so long, and up to as long again, so that not all come at once. */
const RETRY_MS = 10_000;
/** A connection that slept longer may be dead without the browser knowing. */
const MOST_SLEEP_MS = 30_000;
/** One hidden tab goes on listening, so that its title counts: browsers open few connections to a site. */
const LOCK = 'lianxun-live';

/**
 * Hears of every change after one, each once and in order, also after the device slept or the network was away.
 * @param after the change the page was made after
 * @returns stops listening
 */
export function listen(after: number, hear: (change: HeardChange) => void): () => void {
  let last = after;
  let source: EventSource | null = null;
  let retry = 0;
  let hiddenAt = 0;
  let letGo = () => {};

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
      hear({ id, flashes });
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
        return new Promise<void>((resolve) => (letGo = resolve));
      })
      .catch(close);
  };
  const watch = () => {
    if (document.visibilityState === 'hidden') return hide();
    letGo();
    if (!source || Date.now() - hiddenAt > MOST_SLEEP_MS) open();
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
    letGo();
    close();
  };
}
