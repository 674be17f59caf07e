const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;
/** For browsers that do not tell when they have nothing to do. */
const PAUSE_MS = 200;

let ready: Promise<void> | undefined;

/**
 * Settles once the page is loaded and the browser has nothing to do, or at the reader's first touch or key: the time
 * for whatever a page can be read without.
 */
export function afterLoad(): Promise<void> {
  ready ??= new Promise((resolve) => {
    const end = new AbortController();
    const done = () => {
      end.abort();
      resolve();
    };
    const rest = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(done, { timeout: 10 * PAUSE_MS });
      else setTimeout(done, PAUSE_MS);
    };
    const options = { signal: end.signal, capture: true, passive: true };
    for (const sign of SIGNS) window.addEventListener(sign, done, options);
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, options);
  });
  return ready;
}
