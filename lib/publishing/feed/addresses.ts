import type { Addresses, AnnouncedEvent, AnnouncedItem } from '@/backend/contract/publishing/announcement';
import { href } from '@/lib/platform/routing/href';
import { languagesOf } from '@/lib/platform/language/languages-of';
import { absolute } from '@/lib/platform/config/site';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import { FEED_FILES, feedAddress, type FeedFile, type FeedRoute } from '@/lib/platform/routing/feeds';

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

function feedsOf(item: AnnouncedItem): [FeedRoute, number | null][] {
  const isFlash = item.kind === 'flash';
  const { categoryId, authorId, region } = item;
  const all: [FeedRoute, number | null][] = [
    ['home', null],
    [isFlash ? 'news' : 'articles', null],
    ...(categoryId ? [[isFlash ? 'newsCategory' : 'category', categoryId] as [FeedRoute, number]] : []),
    ...(authorId && !isFlash ? [['author', authorId] as [FeedRoute, number]] : []),
    ...(region === 'none' ? [] : [[region, null] as [FeedRoute, null]]),
    ...item.labelIds.map((id): [FeedRoute, number] => ['label', id]),
    ...item.topicIds.map((id): [FeedRoute, number] => ['topic', id]),
  ];
  return all.filter(([name]) => isShown(name));
}
