interface Plan {
  /** Asked anew after this long, again and again, while the page is seen. */
  everyMs?: number;
  /** After a failure asked anew after this long, then after twice as long, and so on. */
  retryMs?: number;
  /** Asked anew when the reader comes back to the page. */
  onReturn?: boolean;
}

/** An answer younger than this serves a part of the page that appears. */
const FRESH_MS = 2000;
/** Coming back sooner than this after the last question asks nothing. */
const RETURN_MS = 5000;
const MAX_DOUBLINGS = 5;

/**
 * One answer for every part of the page that shows it: asked for when the first part appears, and kept. A failure keeps
 * the answer before. For `useSyncExternalStore`; the few hundred bytes of it are all that most pages need of SWR.
 */
export function shareAnswer<Data>(ask: () => Promise<Data>, { everyMs, retryMs, onReturn }: Plan) {
  const listeners = new Set<() => void>();
  let data: Data | undefined;
  let text: string | undefined;
  let askedAt = -Infinity;
  let question = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: AbortController | undefined;

  const show = (fresh: Data) => {
    const freshText = JSON.stringify(fresh);
    // The same answer stays the same object.
    if (freshText === text) return;
    data = fresh;
    text = freshText;
    for (const changed of listeners) changed();
  };

  const plan = (ms: number | undefined) => {
    clearTimeout(timer);
    if (ms === undefined || listeners.size === 0) return;
    timer = setTimeout(() => void (document.hidden ? plan(ms) : refresh()), ms);
  };

  /** Asks anew. An answer to an earlier question no longer counts. */
  const refresh = async () => {
    if (listeners.size === 0) return;
    question += 1;
    const own = question;
    askedAt = Date.now();
    const fresh = await ask().then(
      (answer) => () => show(answer),
      () => null,
    );
    if (own !== question) return;
    failures = fresh ? 0 : Math.min(failures + 1, MAX_DOUBLINGS);
    fresh?.();
    plan(failures > 0 && retryMs !== undefined ? retryMs * 2 ** (failures - 1) : everyMs);
  };

  const askWhenOlder = (ms: number) => {
    if (Date.now() - askedAt >= ms) void refresh();
  };

  const begin = () => {
    end = new AbortController();
    const { signal } = end;
    window.addEventListener('online', () => void refresh(), { signal });
    if (!onReturn) return;
    const back = () => document.hidden || askWhenOlder(RETURN_MS);
    window.addEventListener('focus', back, { signal });
    document.addEventListener('visibilitychange', back, { signal });
  };

  return {
    read: () => data,
    refresh,
    /** Takes an answer that came another way. */
    set: (answer: Data) => {
      question += 1;
      show(answer);
    },
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      if (listeners.size === 1) begin();
      askWhenOlder(FRESH_MS);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        end?.abort();
      };
    },
  };
}
