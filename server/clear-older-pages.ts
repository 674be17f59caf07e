import type { Logger } from 'pino';
import { frontSecret } from '@/backend/contract/process/front-secret';
import { tags } from '@/backend/contract/tags';
import type { Config } from '@/lib/platform/config/config';

const TRIES = 5;
const BETWEEN_MS = 2000;
const TIMEOUT_MS = 3000;

/**
 * Makes every edge cache request its pages again: pages that an earlier build made name scripts of that build, which
 * may no longer exist at any portal. Until then the old pages are shown where a new one cannot be rendered. An edge
 * cache that cannot be reached is tried again a few times; one that is started later is empty.
 */
export async function clearOlderPages(
  { frontUrls, backendSecret }: Pick<Config, 'frontUrls' | 'backendSecret'>,
  log: Logger,
): Promise<void> {
  const headers = { 'x-front-secret': frontSecret(backendSecret), 'xkey-purge': tags.all };
  await Promise.all(
    frontUrls.map(async (url) => {
      for (let tries = 1; ; tries += 1) {
        const answer = await fetch(url, {
          method: 'PURGE',
          headers,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        }).catch(() => null);
        if (answer?.ok) return;
        if (tries === TRIES)
          return void log.warn(
            { front: new URL(url).host, status: answer?.status },
            'a front was not told of the new version',
          );
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS).unref());
      }
    }),
  );
}
