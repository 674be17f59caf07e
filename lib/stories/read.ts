import 'server-only';
import { LIFETIMES, lifetimeByAge } from '@/lib/platform/cache/lifetimes';
import { tags } from '@/backend/contract/tags';
import type { CallInput, CallOutput } from '@/backend/contract/calls';
import { toDay, toIso } from '@/lib/platform/dates/dates';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { call, readRequired } from '@/lib/platform/calls/read';
import { type Flash, type FullStory, type Story, toFlash, toFullStory, toStory } from './story';

export type FlashFilter = Pick<
  CallInput<'flashes'>,
  'important' | 'category' | 'region' | 'lang' | 'day' | 'hour' | 'size'
>;
export type FlashDay = CallOutput<'flashDay'>;

export interface FlashRun {
  flashes: Flash[];
  /** Cursor of the next part; null at the end. */
  next: string | null;
}

const FLASH_RULE = { tags: [tags.kind('flash'), tags.titles], revalidate: LIFETIMES.list };
/** A day in the archive is read completely, in parts of this size, up to `MAX_DAY_RUNS` parts. */
const DAY_RUN = 100;
const MAX_DAY_RUNS = 10;

/** The beginning of the timeline, newest first, with the cursor of the next part. */
export async function listFlashes(language: ReaderLanguage, filter: FlashFilter = {}): Promise<FlashRun> {
  const data = await readRequired('flashes', { ...filter, locale: language.locale }, FLASH_RULE);
  return { flashes: data.list.map((flash) => toFlash(flash, language)), next: data.next };
}

/** The part of the timeline after a cursor, fetched for a page that is already open; null when the call failed. */
export async function findFlashes(
  language: ReaderLanguage,
  filter: FlashFilter,
  cursor: string,
): Promise<FlashRun | null> {
  const outcome = await call('flashes', { ...filter, cursor, locale: language.locale }, FLASH_RULE);
  if (!outcome.ok) return null;
  return { flashes: outcome.data.list.map((flash) => toFlash(flash, language)), next: outcome.data.next };
}

/** The flashes of a day (UTC+8), newest first: all, up to 1000. */
export async function listDay(language: ReaderLanguage, day: string): Promise<Flash[]> {
  const flashes: Flash[] = [];
  let cursor: string | undefined;
  for (let run = 0; run < MAX_DAY_RUNS; run += 1) {
    const input = { day, size: DAY_RUN, cursor, locale: language.locale };
    const data = await readRequired('flashes', input, { ...FLASH_RULE, isCachedWhen: 'list' });
    flashes.push(...data.list.map((flash) => toFlash(flash, language)));
    if (data.next === null) break;
    cursor = data.next;
  }
  return flashes;
}

/** The numbers of flashes of a day; of today when no day is given. */
export function readFlashDay(day?: string, region?: string): Promise<FlashDay> {
  const rule = { tags: [tags.kind('flash')], revalidate: LIFETIMES.list };
  const ofToday = { ...rule, tags: [...rule.tags, tags.today] };
  return readRequired(
    'flashDay',
    { day, region },
    day === undefined ? ofToday : { ...rule, isCachedWhen: 'total' },
  );
}

/**
 * A flash or an article with its full text. Ends in the 404 page when it does not exist, in the 410 page when
 * withdrawn.
 */
export async function readStory(id: number, language: ReaderLanguage): Promise<FullStory> {
  const story = await readRequired(
    'contentDetails',
    { id, locale: language.locale },
    {
      tags: [tags.content(id)],
      isOfOnePage: true,
      named: tagsOfStory,
      revalidate: lifetimeOfStory,
    },
  );
  return toFullStory(story, language);
}

/** For how long after a flash the price of its hour may still be reported. */
const PRICE_MS = 2 * 3_600_000;

/** What a flash shows beside its text: its number in the day, a later flash of its topics, and prices of its hour. */
function tagsOfFlash({ topics, prices, release_time: releasedAt }: CallOutput<'contentDetails'>): string[] {
  const mayChange = prices.length > 0 && Date.now() - Date.parse(toIso(releasedAt)) < PRICE_MS;
  return [
    tags.dayNumbers(toDay(toIso(releasedAt))),
    ...topics.map((topic) => tags.topic(topic.id)),
    ...(mayChange ? [tags.data] : []),
  ];
}

/** Related stories to read after a story; none when the call failed. */
export async function listRelated(
  { id, releasedAt }: Pick<Story, 'id' | 'releasedAt'>,
  language: ReaderLanguage,
): Promise<Story[]> {
  const rule = { tags: [tags.content(id)], revalidate: lifetimeByAge(releasedAt), isOfOnePage: true };
  const input = { id, locale: language.locale };
  const outcome = await call('related', input, { ...rule, named: ({ list }) => tagsOfStories(list) });
  return outcome.ok ? outcome.data.list.map((story) => toStory(story, language)) : [];
}

/** The tags of what a story itself shows that is not its own. */
export const tagsOfStory = (story: CallOutput<'contentDetails'>): string[] =>
  story.kind === 'flash' ? tagsOfFlash(story) : [];

export const lifetimeOfStory = ({ release_time: releasedAt }: CallOutput<'contentDetails'>): number =>
  lifetimeByAge(toIso(releasedAt));

export const tagsOfStories = (stories: readonly { id: number }[]) =>
  stories.map(({ id }) => tags.content(id));
