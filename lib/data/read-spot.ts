import 'server-only';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { call } from '@/lib/platform/calls/read';
import type { SiteStatus } from './site-status';

/** The latest prices as a cached page first shows them, until the browser asks; none when the backend does not answer. */
export async function listSpotPrices(): Promise<SiteStatus['prices']> {
  const outcome = await call('spotPrices', {}, { tags: [tags.site], revalidate: LIFETIMES.list });
  return outcome.ok
    ? outcome.data.list.map(({ symbol, price, changes }) => ({ symbol, price, changes }))
    : [];
}
