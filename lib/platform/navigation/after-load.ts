const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;
/** How long to wait in browsers that do not report when they are idle. */
const PAUSE_MS = 200;

let ready: Promise<void> | undefined;

/**
 * Resolves once the page is loaded and the browser is idle, or at the reader's first touch or key: the time to load
 * anything that is not needed for reading the page.
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
