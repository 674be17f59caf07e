let readAt = performance.now();

/** Records that this portal has read all changes up to this moment. */
export function recordChangesRead(): void {
  readAt = performance.now();
}

/** Seconds since this portal last read all changes; after a start, since the start. */
export function changesAgeSeconds(): number {
  return (performance.now() - readAt) / 1000;
}
