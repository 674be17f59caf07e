import { LOCALES, PREFIXES } from '@/lib/platform/language/locales';
import { routes, type Route } from '@/lib/platform/routing/routes';
import { getConfig } from '@/lib/platform/config/config';
import { aiCrawlerLines } from '@/lib/publishing/ai-crawlers';
import { absolute } from '@/lib/platform/config/site';
import { fileResponse } from '@/lib/publishing/xml/respond';

/** Made for each request: settings and items are those of now. */
export const dynamic = 'force-dynamic';

/** Asked for by pages that are open, never by a crawler. */
const NOT_PAGES = ['/api/'];
/** Except what calendars subscribe to. */
const CALENDAR = '/api/events/calendar.ics';

/** What crawlers may read: everything but the account, the search and the calls of pages. */
export function GET(request: Request): Response {
  const closed = Object.values<Route>(routes)
    .filter((route) => route.session || route.path.startsWith('/search'))
    .flatMap((route) => [route.path, ...(route.aliases ?? [])])
    .map((path) => path.replace(/\/?\[.*$/, ''));
  const paths = [...new Set(closed)].sort();
  const lines = [
    ...aiCrawlerLines(getConfig().aiCrawlers),
    'User-agent: *',
    ...NOT_PAGES.map((path) => `Disallow: ${path}`),
    `Allow: ${CALENDAR}`,
    // The bare address and what is below it, not whatever begins alike.
    ...LOCALES.flatMap((locale) =>
      paths.flatMap((path) => [
        `Disallow: ${PREFIXES[locale]}${path}$`,
        `Disallow: ${PREFIXES[locale]}${path}/`,
      ]),
    ),
    'Allow: /',
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    `Sitemap: ${absolute('/sitemap-news.xml')}`,
    '',
  ];
  return fileResponse(request, lines.join('\n'), 'text/plain; charset=utf-8');
}
