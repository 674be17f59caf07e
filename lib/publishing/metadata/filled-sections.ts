import 'server-only';
import type { Section } from '@/backend/contract/publishing/sections';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { call } from '@/lib/platform/calls/read';
import { isShown } from '@/lib/platform/routing/hidden-sections';
import type { RouteName } from '@/lib/platform/routing/routes';

const FLASHES = { of: 'flashes', tags: [tags.kind('flash')] } as const;
const COLUMNS = { of: 'columns', tags: [tags.authors] } as const;
const EVENTS = { of: 'events', tags: [tags.events] } as const;
const QUIZ = { of: 'quiz', tags: [tags.landings] } as const;
const DATA = { of: 'data', tags: [tags.data] } as const;

/** Pages that show the content of a section, with the tags of what may fill it. */
const PAGES: Partial<Record<RouteName, { of: Section; tags: readonly string[] }>> = {
  news: FLASHES,
  articles: { of: 'articles', tags: [tags.kind('article')] },
  columns: COLUMNS,
  columnList: COLUMNS,
  features: { of: 'topics', tags: [tags.topics, tags.titles] },
  specials: { of: 'specials', tags: [tags.topics, tags.titles] },
  events: EVENTS,
  eventsPast: EVENTS,
  calendar: EVENTS,
  organisers: EVENTS,
  usa: { of: 'usa', tags: [tags.region('usa')] },
  hk: { of: 'hk', tags: [tags.region('hk')] },
  data: DATA,
  dataRecords: DATA,
  weekly: { of: 'weekly', tags: [tags.site] },
  tools: { of: 'tools', tags: [tags.site] },
  partners: { of: 'partners', tags: [tags.site] },
  notices: { of: 'notices', tags: [tags.site] },
  atlas: { of: 'atlas', tags: [tags.site, tags.topics, tags.titles] },
  personalities: QUIZ,
  personality: QUIZ,
};

/**
 * Whether a page has something to show, as far as that depends on a section of the site; true for any other page, and
 * where the backend does not say. An empty section is in no sitemap and asks search engines not to list it.
 */
export async function isFilled(name: RouteName): Promise<boolean> {
  if (!isShown(name)) return false;
  const page = PAGES[name];
  if (!page) return true;
  const outcome = await call('filledSections', {}, { tags: [...page.tags], revalidate: LIFETIMES.list });
  return !outcome.ok || outcome.data.list.includes(page.of);
}
