import { NO_BRAND } from '@/backend/contract/brand/brand';
import { brandCalls } from '@/backend/contract/brand/calls';
import { HEADERS } from '@/backend/contract/headers';
import type { Config } from '@/lib/platform/config/config';
import { setSiteBrand } from '@/lib/platform/config/site-brand';

const TIMEOUT_MS = 1500;

/**
 * Reads the name and look of the newsroom, so that this portal makes pages by it.
 * @returns whether the desk has saved any
 * @throws Error when the backend does not answer
 */
export async function loadBrand({ backendUrl, backendSecret }: Config): Promise<boolean> {
  const { path, output } = brandCalls.siteBrand;
  const answer = await fetch(`${backendUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [HEADERS.secret]: backendSecret },
    body: '{}',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const { brand } = output.parse(Object(await answer.json()).data);
  setSiteBrand(brand);
  return JSON.stringify(brand) !== JSON.stringify(NO_BRAND);
}
