import 'server-only';
import { tags } from '@/backend/contract/tags';
import { call } from '@/lib/platform/calls/read';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { type Story, toStory } from '@/lib/stories/story';
import { SIDE_ROWS, type SideItem } from './side-item';
import { withParts } from './with-parts';

/** The windows in which readers are counted: 24 hours, and seven days. */
export type ReadWindow = 'day' | 'week';

/**
 * The five most read articles in each window without those that the page shows itself, numbered from 1; empty lists when
 * the call failed.
 */
export async function readMostRead(
  language: ReaderLanguage,
  besides: readonly { id: number }[] = [],
): Promise<Record<ReadWindow, SideItem[]>> {
  const shown = new Set(besides.map(({ id }) => id));
  const rule = { tags: [tags.hot, tags.titles], revalidate: LIFETIMES.hot };
  const outcome = await call('mostRead', { locale: language.locale }, rule);
  if (!outcome.ok) return { day: [], week: [] };
  const { day, week } = outcome.data;
  const toRows = (list: typeof day) =>
    list
      .filter(({ id }) => !shown.has(id))
      .slice(0, SIDE_ROWS)
      .map((story, index) => toRow(toStory(story, language), index + 1));
  return { day: toRows(day), week: toRows(week) };
}

const toRow = ({ id, title, lang, href }: Story, place: number): SideItem =>
  withParts({ id, title, lang, href, lead: String(place) });
