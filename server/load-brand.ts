import { brandCalls } from '@/backend/contract/brand/calls';
import { HEADERS } from '@/backend/contract/headers';
import type { Config } from '@/lib/platform/config/config';
import { setSiteBrand } from '@/lib/platform/config/site-brand';

const TIMEOUT_MS = 1500;

/**
 * Reads the name and look of the newsroom, so that this portal makes pages by it.
 * @throws Error when the backend does not answer
 */
export async function loadBrand({ backendUrl, backendSecret }: Config): Promise<void> {
  const { path, output } = brandCalls.siteBrand;
  const answer = await fetch(`${backendUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.secret]: backendSecret },
    body: '{}',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  setSiteBrand(output.parse(Object(await answer.json()).data).brand);
}
