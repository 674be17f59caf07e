import type { ContentKind } from '@/backend/contract/stories/story';

/**
 * Cache tags: names for the data that pages are made of. Each read of the portal lists the tags of its data; the
 * backend reports the tags of changed data.
 */
export const tags = {
  /** All pages; for bulk changes. */
  all: 'all',
  /** Any list of story titles; changed when a live story is edited or withdrawn. */
  titles: 'titles',
  /** Lists ordered by views or searches; they expire by time alone. */
  hot: 'hot',
  kind: (kind: ContentKind) => `kind:${kind}`,
  content: (id: number) => `content:${id}`,
  /** The flashes before and after a flash in the timeline. */
  beside: (id: number) => `beside:${id}`,
  /** The numbers of a day's flashes; changed when a flash is published, moved or withdrawn before another of its day. */
  dayNumbers: (day: string) => `numbers:${day}`,
  category: (id: number) => `category:${id}`,
  label: (id: number) => `label:${id}`,
  topic: (id: number) => `topic:${id}`,
  author: (id: number) => `author:${id}`,
  region: (region: string) => `region:${region}`,
  /** A part of the sitemap; changed when a story in it is published, changed or withdrawn. */
  sitemapPart: (range: number) => `sitemap:${range}`,
  /**
   * A stored picture, by its path; changed when the story it belongs to is removed, which closes the picture, or
   * restored.
   */
  picture: (path: string) => `picture:${path.replace(/^.*\//, '')}`,
  /** Changed when data with this tag must not be shown again, not even as a stale page during a failure. */
  closed: (tag: string) => `closed:${tag}`,
  /** What depends on the present day, such as “today”; changed when a day begins, in UTC+8 or in UTC. */
  today: 'today',
  authors: 'authors',
  topics: 'topics',
  events: 'events',
  event: (id: number) => `event:${id}`,
  site: 'site',
  /** The table of old addresses; no page shows it. */
  redirects: 'redirects',
  /** The desk’s dictionary: what it says is known before pages are made. */
  terms: 'terms',
  /** The name and look of the newsroom: it is known before pages are made. */
  brand: 'brand',
  /** Any landing page. */
  landings: 'landings',
  data: 'data',
  /** The newsletters that are offered, and the list of letters that were sent. */
  letters: 'letters',
  /** The public comments of a story, and whether it takes any. */
  comments: (id: number) => `comments:${id}`,
  /** The settings of comments, which hold for every story. */
  commentSettings: 'comments',
  /** The numbers of votes for the tools. */
  tools: 'tools',
} as const;

/** The id of the story that a tag names; null for any other tag. */
export function contentIdOf(tag: string): number | null {
  const [, id] = /^content:(\d+)$/.exec(tag) ?? [];
  return id === undefined ? null : Number(id);
}

/** The id of the story whose comments a tag names; null for any other tag. */
export function storyOfComments(tag: string): number | null {
  const [, id] = /^comments:(\d+)$/.exec(tag) ?? [];
  return id === undefined ? null : Number(id);
}
