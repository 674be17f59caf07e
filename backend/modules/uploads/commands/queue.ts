const AT_ONCE = 2;
const MOST_WAITING = 64;

let running = 0;
const waiting: (() => void)[] = [];

/** Decodes few pictures at a time, so that memory does not grow with the number of uploads. Null when too many wait. */
export async function runQueued<Result>(work: () => Promise<Result>): Promise<Result | null> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) return null;
    // Whoever finishes hands over its place.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
