import type { Feed, FeedItem } from './feed';

/** JSON Feed 1.1 with full texts. */
export function toJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    home_page_url: feed.pageUrl,
    feed_url: feed.feedUrl,
    language: feed.language,
    ...(feed.hubUrl && { hubs: [{ type: 'WebSub', url: feed.hubUrl }] }),
    items: feed.items.map(toItem),
  });
}

function toItem(item: FeedItem) {
  return {
    id: item.id,
    url: item.url,
    title: item.title,
    ...(item.summary && { summary: item.summary }),
    content_html: item.html,
    ...(item.publishedAt && { date_published: item.publishedAt }),
    ...(item.updatedAt && { date_modified: item.updatedAt }),
    ...(item.author && { authors: [item.author] }),
    tags: item.categories,
    ...(item.picture && { image: item.picture.url }),
    ...(item.picture?.type && {
      attachments: [
        { url: item.picture.url, mime_type: item.picture.type, size_in_bytes: item.picture.length },
      ],
    }),
  };
}
