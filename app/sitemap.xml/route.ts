import { listParts } from '@/app/sitemaps/read-sitemaps';
import { newestChange } from '@/app/sitemaps/entries';
import { absolute } from '@/lib/platform/config/site';
import { pageEntries } from '@/app/sitemaps/pages';
import { sitemapIndex } from '@/lib/publishing/sitemap/write';
import { fileResponse } from '@/lib/publishing/xml/respond';

/** Rendered for each request with the current settings and items. */
export const dynamic = 'force-dynamic';

/** The sitemap index: the list of all parts. */
export async function GET(request: Request): Promise<Response> {
  const [pages, others] = await Promise.all([pageEntries(), listParts()]);
  const updatedAt = pages
    .flatMap((entry) => entry.updatedAt ?? [])
    .sort()
    .at(-1);
  const parts = [{ address: absolute('/sitemaps/pages.xml'), updatedAt }, ...others];
  const newest = newestChange([...pages, ...others]);
  return fileResponse(request, sitemapIndex(parts), 'application/xml; charset=utf-8', { newest });
}
