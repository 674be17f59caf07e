import { listNews } from '@/app/sitemaps/read-sitemaps';
import { newsSitemap } from '@/lib/publishing/sitemap/write';
import { fileResponse } from '@/lib/publishing/xml/respond';

/** Rendered for each request with the current settings and items. */
export const dynamic = 'force-dynamic';

/** The news sitemap: stories of the last two days. */
export async function GET(request: Request): Promise<Response> {
  return fileResponse(request, newsSitemap(await listNews()), 'application/xml; charset=utf-8');
}
