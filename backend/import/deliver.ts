import type { Config } from '@/backend/kernel/config';
import type { ImportOutcome } from '@/backend/import/store/store-items';
import type { PictureCopier } from '@/backend/import/store/pictures';
import type { ImportItem } from './item';

const TIMEOUT_MS = 10 * 60_000;

/**
 * Hands a batch to the running backend.
 * @throws Error when it refuses
 */
export async function deliverToBackend(
  config: Config,
  items: ImportItem[],
  pictures: { isOffline: boolean; allowPrivate: boolean },
): Promise<ImportOutcome & { failures: PictureCopier['failures'] }> {
  const answer = await fetch(`http://127.0.0.1:${config.port}/internal/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-backend-secret': config.secret },
    body: JSON.stringify({ items, pictures }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { code, message, data } = (await answer.json()) as {
    code: number;
    message: string;
    data: ImportOutcome & { failures: PictureCopier['failures'] };
  };
  if (code !== 200)
    throw new Error(`the backend answered ${code}: ${message}. Is it another installation's?`);
  return data;
}
