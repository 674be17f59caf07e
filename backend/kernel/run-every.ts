import type { Context } from './context';
import { describeError } from './describe-error';

/** How long a stop waits for a run that has begun, in ms; runs that read from the network may take longer. */
const MAX_STOP_MS = 3_000;

/**
 * Does something every `ms` milliseconds, never twice at once; a failure is logged, and the next run tries again.
 * @returns a function that stops it: no run begins afterwards, and one that has begun may end before the database is
 * closed
 */
export function runEvery(
  { log }: Context,
  ms: number,
  name: string,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let turn: Promise<void> | null = null;
  let isStopped = false;
  const timer = setInterval(() => {
    turn ??= work()
      .catch((error: unknown) => {
        // After a stop no error is logged, because work that is cut off is done at the next start.
        if (!isStopped) log.error({ error: describeError(error) }, `${name} failed`);
      })
      .then(() => void (turn = null));
  }, ms);
  timer.unref();
  return async () => {
    clearInterval(timer);
    isStopped = true;
    const patience = new Promise((resolve) => setTimeout(resolve, MAX_STOP_MS).unref());
    await Promise.race([turn, patience]);
  };
}
