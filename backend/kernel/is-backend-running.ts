import { SettingError } from '@/backend/contract/process/setting-error';
import type { Config } from './config';

const PATIENCE_MS = 30_000;

/**
 * Whether the backend of this installation runs; it alone may touch the embedded database then. A busy one answers
 * late, so only a refused connection, or an answer that is no success, counts as not running.
 * @throws SettingError when something listens and does not answer for half a minute
 */
export async function isBackendRunning(
  { port }: Pick<Config, 'port'>,
  patienceMs = PATIENCE_MS,
): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`, {
      signal: AbortSignal.timeout(patienceMs),
    });
    return answer.ok;
  } catch (error) {
    if (!(error instanceof DOMException)) return false;
    throw new SettingError(
      `BACKEND_PORT: what listens on ${port} has not answered for ${Math.round(patienceMs / 1000)} seconds. Try again when it is less busy.`,
    );
  }
}
