import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from './config';
import { StartupError } from './errors';

const TRY_MS = 5000;
const PATIENCE_MS = 60_000;
const PAUSE_MS = 250;

/**
 * Whether the backend of this installation runs: it alone may touch the embedded database. One that is too busy to
 * answer at once is asked again; only a port that nobody listens on means that it does not run.
 * @throws StartupError when somebody listens and does not answer within a minute
 */
export async function isBackendRunning(
  { port }: Pick<Config, 'port'>,
  { tryMs, patienceMs } = { tryMs: TRY_MS, patienceMs: PATIENCE_MS },
): Promise<boolean> {
  for (const end = Date.now() + patienceMs; Date.now() < end; await sleep(PAUSE_MS)) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(tryMs) });
      return answer.ok;
    } catch (error) {
      if (isRefused(error)) return false;
    }
  }
  throw new StartupError(
    `Whoever listens on port ${port} does not answer. Is the backend overloaded? Try again, or set BACKEND_PORT.`,
  );
}

function isRefused(error: unknown): boolean {
  const { cause } = typeof error === 'object' && error !== null && 'cause' in error ? error : { cause: null };
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ECONNREFUSED';
}
