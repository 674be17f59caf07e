import type { Context } from './context';
import { describeError } from './describe-error';

/**
 * Does something every `ms` milliseconds, never twice at once; a failure is logged and the next turn tries again.
 * @returns how to stop
 */
export function runEvery(
  { log }: Context,
  ms: number,
  name: string,
  work: () => Promise<unknown>,
): () => void {
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      await work();
    } catch (error) {
      log.error({ error: describeError(error) }, `${name} failed`);
    } finally {
      isBusy = false;
    }
  }, ms);
  timer.unref();
  return () => clearInterval(timer);
}
