let readAt = performance.now();

/** Notes that this portal has read all changes there were. */
export function recordChangesRead(): void {
  readAt = performance.now();
}

/** Seconds since this portal last read all changes; at the start, since it began. */
export function changesAgeSeconds(): number {
  return (performance.now() - readAt) / 1000;
}
