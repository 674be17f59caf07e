import type { Config } from './config';

/** Whether the backend of this installation runs: it alone may touch the embedded database. */
export async function isBackendRunning(config: Config): Promise<boolean> {
  return fetch(`http://127.0.0.1:${config.port}/healthz`, { signal: AbortSignal.timeout(1000) })
    .then((answer) => answer.ok)
    .catch(() => false);
}
