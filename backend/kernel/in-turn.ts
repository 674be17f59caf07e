/**
 * Makes a function whose runs never overlap: a call during a run starts one more run after it, and further calls share
 * that one.
 * @returns the function; its promise settles with the run that began after the call
 */
export function inTurn(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = () => {
    next = null;
    running = work().finally(() => (running = null));
    return running;
  };
  return () => {
    if (!running) return run();
    next ??= running.then(run, run);
    return next;
  };
}
