import type { Addresses, AnnouncedEvent, AnnouncedItem } from '@/backend/contract/publishing/announcement';
import { isFirstRegion } from '@/backend/contract/regions/first-regions';
import { hasRegion } from '@/lib/platform/config/regions';
import { href } from '@/lib/platform/routing/href';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { absolute } from '@/lib/platform/config/site';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import {
  FEED_FILES,
  feedAddress,
  type FeedFile,
  type FeedMatch,
  type FeedRoute,
} from '@/lib/platform/routing/feeds';

const FILES = Object.keys(FEED_FILES) as FeedFile[];

/**
 * The pages of stories and events in the languages they have, and every feed that contains them; absolute, each once, and
 * none of a section that is off.
 */
export function addressesOf(
  items: readonly AnnouncedItem[],
  announced: readonly AnnouncedEvent[] = [],
): Addresses {
  const events = isShown('event') ? announced : [];
  const shown = [...items, ...events.map((event) => ({ ...event, kind: 'event' as const }))];
  const pages = shown.flatMap(({ id, kind, langs }) =>
    languagesOf(langs).map((locale) => absolute(href(locale, kind, { id }))),
  );
  const eventFeeds = events.flatMap(({ langs }) =>
    languagesOf(langs).flatMap((locale) =>
      FILES.map((file) => absolute(feedAddress(locale, 'events', null, file))),
    ),
  );
  const feeds = items.flatMap((item) =>
    feedsOf(item).flatMap(([name, id]) =>
      languagesOf(item.langs).flatMap((locale) =>
        FILES.map((file) => absolute(feedAddress(locale, name, id, file))),
      ),
    ),
  );
  return { pages: [...new Set(pages)], feeds: [...new Set([...feeds, ...eventFeeds])] };
}

type FeedPlace = [FeedRoute, FeedMatch['id']];

function feedsOf(item: AnnouncedItem): FeedPlace[] {
  const isFlash = item.kind === 'flash';
  const { categoryId, authorId, region } = item;
  const all: FeedPlace[] = [
    ['home', null],
    [isFlash ? 'news' : 'articles', null],
    ...(categoryId ? [[isFlash ? 'newsCategory' : 'category', categoryId] as FeedPlace] : []),
    ...(authorId && !isFlash ? [['author', authorId] as FeedPlace] : []),
    ...(hasRegion(region)
      ? [(isFirstRegion(region) ? [region, null] : ['region', region]) as FeedPlace]
      : []),
    ...item.labelIds.map((id): FeedPlace => ['label', id]),
    ...item.topicIds.map((id): FeedPlace => ['topic', id]),
  ];
  return all.filter(([name]) => isShown(name));
}
