import { LOCALES, PREFIXES } from '@/lib/platform/language/locales';
import { isPathOff } from '@/lib/platform/routing/hidden-sections';
import { routes, type Route } from '@/lib/platform/routing/routes';
import { getConfig } from '@/lib/platform/config/config';
import { aiCrawlerLines } from '@/lib/publishing/ai-crawlers';
import { absolute } from '@/lib/platform/config/site';
import { fileResponse } from '@/lib/publishing/xml/respond';

/** Rendered for each request with the current settings and items. */
export const dynamic = 'force-dynamic';

/** Addresses that only scripts of open pages request. */
const NOT_PAGES = ['/api/'];
/** The exceptions: the calendar to subscribe to, and the files that data pages offer. */
const FILES = ['/api/events/calendar.ics', '/api/data/*.csv', '/api/data/*.json'];

/** robots.txt: crawlers may read everything except account pages, search and `/api`. */
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
    ...FILES.filter((path) => !isPathOff(path)).map((path) => `Allow: ${path}`),
    // The address itself and what is below it, but not others with the same beginning.
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
