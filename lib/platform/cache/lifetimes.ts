import { tags } from '@/backend/contract/tags';

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * Seconds after which an answer of the backend is fetched again even if no change was reported. Every change of a story
 * is reported, so that its page lives long.
 */
export const LIFETIMES = {
  event: 60,
  list: 300,
  hot: 300,
  data: HOUR,
  site: HOUR,
  story: 30 * DAY,
  /** The longest lifetime of any page. */
  page: 30 * DAY,
} as const;

/**
 * Seconds after which what changes at a story without a report is read again, such as what is related to it and how many
 * readers like it: an hour for a new story, half of its age later on, as such changes become rare.
 * @param releasedAt ISO 8601; without a date the longest lifetime
 */
export function lifetimeByAge(releasedAt: string, now = Date.now()): number {
  const age = (now - Date.parse(releasedAt)) / 1000;
  return Number.isNaN(age) ? LIFETIMES.story : Math.round(Math.min(Math.max(HOUR, age / 2), LIFETIMES.story));
}

/** The cache rule for what editors set up: categories, documents, notices, partners, tools, the weekly. */
export const SITE_RULE = { tags: [tags.site], revalidate: LIFETIMES.site };
