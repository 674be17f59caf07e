import {
  FEED_FILES,
  FEED_TYPES,
  feedAddress,
  type FeedFile,
  isFeedRoute,
} from '@/lib/platform/routing/feeds';
import type { Locale } from '@/lib/platform/language/locales';
import type { RouteName } from '@/lib/platform/routing/routes';

type Links = Record<string, { url: string; title: string }[]>;

/** The feeds of a page for its head, in each format; none for pages that have none. Root-relative addresses. */
export function feedTypes(
  locale: Locale,
  { name, params }: { name: RouteName; params?: Record<string, string | number> },
  title: string,
): Links | undefined {
  if (!isFeedRoute(name)) return undefined;
  const { id: number, region } = params ?? {};
  const id = region === undefined ? (number === undefined ? null : Number(number)) : String(region);
  const files = Object.keys(FEED_FILES) as FeedFile[];
  const links: Links = Object.fromEntries(
    files.map((file) => [
      FEED_TYPES[FEED_FILES[file]],
      [{ url: feedAddress(locale, name, id, file), title }],
    ]),
  );
  if (name === 'events')
    links['text/calendar'] = [{ url: `/api/events/calendar.ics?locale=${locale}`, title }];
  return links;
}
