import 'server-only';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { call } from '@/lib/platform/calls/read';
import { toIso } from '@/lib/platform/dates/dates';
import { localLang, localText, type ReaderLanguage } from '@/lib/platform/language/localize';
import type { Locale } from '@/lib/platform/language/locales';

export interface Mention {
  id: number;
  title: string;
  lang: Locale;
  /** ISO text. */
  releasedAt: string;
}

/** The search ranks by relevance: of so many matches the newest are taken. */
const MATCHES = 20;
const DAYS = 365;

/**
 * The newest flashes with a word in them; none when the search does not answer, since a page of numbers does not need
 * them.
 */
export async function readMentions(
  word: string,
  count: number,
  language: ReaderLanguage,
): Promise<Mention[]> {
  const input = { keyword: word, kind: 'flash' as const, days: DAYS, size: MATCHES, locale: language.locale };
  const outcome = await call('searchMore', input, {
    tags: [tags.titles],
    named: ({ list }) => list.map(({ id }) => tags.content(id)),
    revalidate: LIFETIMES.data,
  });
  if (!outcome.ok) return [];
  return (
    outcome.data.list
      .map(({ id, title, lang, release_time }) => ({
        id,
        title: localText(title.map(({ text }) => text).join(''), lang, language),
        lang: localLang(lang, language),
        releasedAt: toIso(release_time),
      }))
      // The search also finds what only resembles the word.
      .filter(({ title }) => title.toLowerCase().includes(word.toLowerCase()))
      .sort((a, b) => b.releasedAt.localeCompare(a.releasedAt))
      .slice(0, count)
  );
}
