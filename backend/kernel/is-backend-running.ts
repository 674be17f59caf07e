import { SettingError } from '@/backend/contract/process/setting-error';
import type { Config } from './config';

const PATIENCE_MS = 30_000;

/**
 * Whether the backend of this installation runs; then only the backend may open the embedded database. A busy backend
 * answers late, so only a refused connection or an error status counts as not running.
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
