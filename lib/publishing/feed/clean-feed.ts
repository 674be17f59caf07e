import { cleanLine, cleanText } from '@/lib/publishing/xml/clean-text';
import type { Feed, FeedItem } from './feed';

/**
 * A feed whose texts are valid in every format: characters XML forbids are removed, titles have one line and are never
 * empty.
 */
export function cleanFeed(feed: Feed): Feed {
  const title = cleanLine(feed.title);
  return {
    ...feed,
    title,
    description: cleanLine(feed.description) || title,
    items: feed.items.map(cleanItem),
  };
}

function cleanItem(item: FeedItem): FeedItem {
  const name = item.author && cleanLine(item.author.name);
  return {
    ...item,
    title: cleanLine(item.title) || item.url,
    summary: cleanLine(item.summary),
    html: cleanText(item.html),
    author: item.author && name ? { ...item.author, name } : null,
    categories: [...new Set(item.categories.map(cleanLine))].filter(Boolean),
  };
}
