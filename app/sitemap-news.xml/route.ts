import { listNews } from '@/app/sitemaps/read-sitemaps';
import { newsSitemap } from '@/lib/publishing/sitemap/write';
import { fileResponse } from '@/lib/publishing/xml/respond';

/** Made for each request: settings and items are those of now. */
export const dynamic = 'force-dynamic';

/** The items of the last two days, for search engines of news. */
export async function GET(request: Request): Promise<Response> {
  return fileResponse(request, newsSitemap(await listNews()), 'application/xml; charset=utf-8');
}
