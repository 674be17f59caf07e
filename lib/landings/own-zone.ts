import { useSyncExternalStore } from 'react';

let isOwn = false;
const listeners = new Set<() => void>();

/** Shows the agenda in the reader's own time zone, or in the site's again. */
export function showOwnZone(isOn: boolean): void {
  isOwn = isOn;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The reader's time zone once they chose it for the agenda, else null. */
export function useOwnZone(): string | null {
  const isOn = useSyncExternalStore(
    subscribe,
    () => isOwn,
    () => false,
  );
  return isOn ? ownZone() : null;
}

export function ownZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
