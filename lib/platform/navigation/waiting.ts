/** Milliseconds after which a page, or a part of one, counts as failed to load. */
export const LOAD_TIMEOUT_MS = 120_000;

const waits = new Set<symbol>();
const listeners = new Set<() => void>();
let hung: string | null = null;

/**
 * Records that a reader waits for an address. After two minutes the wait ends and the address counts as hung.
 * @returns a function that ends the wait
 */
export function beginWaiting(address: string): () => void {
  const wait = Symbol(address);
  const timer = setTimeout(() => {
    waits.delete(wait);
    hung = address;
    notify();
  }, LOAD_TIMEOUT_MS);
  waits.add(wait);
  hung = null;
  notify();
  return () => {
    clearTimeout(timer);
    waits.delete(wait);
    // It loaded late, but it loaded: no second attempt is needed.
    if (hung === address) hung = null;
    notify();
  };
}

export const isWaiting = () => waits.size > 0;

/** The address that did not load in time; null when there is none. */
export const hungAddress = () => hung;

export function onWaiting(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function notify(): void {
  for (const changed of listeners) changed();
}
