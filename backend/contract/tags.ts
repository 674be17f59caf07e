import type { ContentKind } from '@/backend/contract/stories/story';
import type { Region } from '@/backend/contract/regions/region';

/**
 * Cache tags: names of what pages are made of. Each read of the portal names the tags of what it reads, the backend the
 * tags of what changed.
 */
export const tags = {
  /** Everything; for bulk changes. */
  all: 'all',
  /** Any list that shows titles of content: changed when a live item is edited or withdrawn. */
  titles: 'titles',
  /** Lists ordered by what is read and searched; they expire by time alone. */
  hot: 'hot',
  kind: (kind: ContentKind) => `kind:${kind}`,
  content: (id: number) => `content:${id}`,
  category: (id: number) => `category:${id}`,
  label: (id: number) => `label:${id}`,
  topic: (id: number) => `topic:${id}`,
  author: (id: number) => `author:${id}`,
  region: (region: Region) => `region:${region}`,
  /** A part of the sitemap; changed when an item in it appears, changes or goes. */
  sitemapPart: (range: number) => `sitemap:${range}`,
  /** A stored picture, by its path: changed when it is closed, with the item it belongs to, or opened again. */
  picture: (path: string) => `picture:${path.replace(/^.*\//, '')}`,
  /** Changed when nobody may see what has this tag any more, not even in the place of a failure. */
  closed: (tag: string) => `closed:${tag}`,
  authors: 'authors',
  topics: 'topics',
  events: 'events',
  event: (id: number) => `event:${id}`,
  site: 'site',
  /** Any landing page. */
  landings: 'landings',
  data: 'data',
  /** How many members voted for each tool. */
  tools: 'tools',
} as const;
