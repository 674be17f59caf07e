import { listParts } from '@/lib/backend/sitemaps';
import { absolute } from '@/lib/site';
import { pageEntries } from '@/lib/sitemaps/pages';
import { sitemapIndex } from '@/lib/sitemaps/write';
import { fileResponse } from '@/lib/xml/respond';

/** Made for each request: settings and items are those of now. */
export const dynamic = 'force-dynamic';

/** The list of all parts. */
export async function GET(request: Request): Promise<Response> {
  const [own, others] = await Promise.all([pageEntries(), listParts()]);
  const updatedAt = own
    .flatMap((entry) => entry.updatedAt ?? [])
    .sort()
    .at(-1);
  const parts = [{ address: absolute('/sitemaps/pages.xml'), updatedAt }, ...others];
  return fileResponse(request, sitemapIndex(parts), 'application/xml; charset=utf-8');
}
