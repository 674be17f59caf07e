/** A page, or a part of one, that has not come after this long does not come any more. */
export const LOAD_TIMEOUT_MS = 120_000;

const waits = new Set<symbol>();
const listeners = new Set<() => void>();
let hung: string | null = null;

/**
 * A reader waits for an address from now on. After two minutes the wait is given up and the address counts as hung.
 * @returns ends the wait, for whatever reason
 */
export function beginWaiting(address: string): () => void {
  const wait = Symbol(address);
  const timer = setTimeout(() => {
    waits.delete(wait);
    hung = address;
    tell();
  }, LOAD_TIMEOUT_MS);
  waits.add(wait);
  hung = null;
  tell();
  return () => {
    clearTimeout(timer);
    waits.delete(wait);
    // What comes after all needs no second try.
    if (hung === address) hung = null;
    tell();
  };
}

export const isWaiting = () => waits.size > 0;

/** The address a reader waited for in vain; null when there is none. */
export const hungAddress = () => hung;

export function onWaiting(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

function tell(): void {
  for (const changed of listeners) changed();
}
