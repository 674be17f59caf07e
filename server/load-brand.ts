import { NO_BRAND } from '@/backend/contract/brand/brand';
import { brandCalls } from '@/backend/contract/brand/calls';
import { FIRST_AUTHORITY } from '@/backend/contract/publishing/feed-authority';
import { feedAuthority } from '@/lib/platform/config/feed-authority';
import { HEADERS } from '@/backend/contract/headers';
import type { Config } from '@/lib/platform/config/config';
import { setSiteBrand } from '@/lib/platform/config/site-brand';

const TIMEOUT_MS = 1500;

/**
 * Reads the name and look of the newsroom, so that this portal makes pages by it.
 * @returns whether pages that were made without it are wrong
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
  const { brand, ...facts } = output.parse(Object(await answer.json()).data);
  setSiteBrand(brand, facts);
  // Without these facts menus lead everywhere, and pages name every document.
  const isOwn = facts.drafts.length > 0 || facts.empty.length > 0 || feedAuthority() !== FIRST_AUTHORITY;
  return isOwn || JSON.stringify(brand) !== JSON.stringify(NO_BRAND);
}
