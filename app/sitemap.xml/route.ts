import { listParts } from '@/lib/backend/sitemaps';
import { absolute } from '@/lib/seo/metadata';
import { sitemapIndex } from '@/lib/sitemaps/write';
import { fileResponse } from '@/lib/xml/respond';

/** Made for each request: settings and items are those of now. */
export const dynamic = 'force-dynamic';

/** The list of all parts. */
export async function GET(request: Request): Promise<Response> {
  const parts = [{ address: absolute('/sitemaps/pages.xml') }, ...(await listParts())];
  return fileResponse(request, sitemapIndex(parts), 'application/xml; charset=utf-8');
}
