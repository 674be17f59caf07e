interface Plan {
  /** The request is repeated at this interval while the page is visible. */
  everyMs?: number;
  /** After a failure the request is repeated after this long, then after twice as long, and so on. */
  retryMs?: number;
  /** Whether the request is repeated when the reader comes back to the page. */
  onReturn?: boolean;
}

/** A component that is mounted uses an answer that is younger than this. */
const FRESH_MS = 2000;
/** When the reader comes back sooner than this after the last request, none is sent. */
const RETURN_MS = 5000;
const MAX_DOUBLINGS = 5;

/**
 * One answer shared by every component of the page that shows it: requested when the first component is mounted, and
 * then stored. After a failure the earlier answer stays. For `useSyncExternalStore`; these few hundred bytes replace
 * SWR on most pages.
 */
export function shareAnswer<Data>(request: () => Promise<Data>, { everyMs, retryMs, onReturn }: Plan) {
  const listeners = new Set<() => void>();
  let data: Data | undefined;
  let text: string | undefined;
  let requestedAt = -Infinity;
  let question = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: AbortController | undefined;

  const show = (fresh: Data) => {
    const freshText = JSON.stringify(fresh);
    // An equal answer keeps the same object.
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

  /** Sends the request again. An answer to an earlier request is then ignored. */
  const refresh = async () => {
    if (listeners.size === 0) return;
    question += 1;
    const requestNumber = question;
    requestedAt = Date.now();
    const fresh = await request().then(
      (answer) => () => show(answer),
      () => null,
    );
    if (requestNumber !== question) return;
    failures = fresh ? 0 : Math.min(failures + 1, MAX_DOUBLINGS);
    fresh?.();
    plan(failures > 0 && retryMs !== undefined ? retryMs * 2 ** (failures - 1) : everyMs);
  };

  const requestWhenOlder = (ms: number) => {
    if (Date.now() - requestedAt >= ms) void refresh();
  };

  const begin = () => {
    end = new AbortController();
    const { signal } = end;
    window.addEventListener('online', () => void refresh(), { signal });
    if (!onReturn) return;
    const back = () => document.hidden || requestWhenOlder(RETURN_MS);
    window.addEventListener('focus', back, { signal });
    document.addEventListener('visibilitychange', back, { signal });
  };

  return {
    read: () => data,
    refresh,
    /** Stores an answer that came from elsewhere. */
    set: (answer: Data) => {
      question += 1;
      show(answer);
    },
    subscribe: (changed: () => void) => {
      listeners.add(changed);
      if (listeners.size === 1) begin();
      requestWhenOlder(FRESH_MS);
      return () => {
        listeners.delete(changed);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        end?.abort();
      };
    },
  };
}
