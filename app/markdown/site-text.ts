import 'server-only';
import { tags } from '@/backend/contract/tags';
import { LIFETIMES } from '@/lib/platform/cache/lifetimes';
import { readRequired } from '@/lib/platform/calls/read';
import type { Locale } from '@/lib/platform/language/locales';
import { readerLanguage } from '@/lib/platform/language/localize';
import { storyMarkdown } from '@/lib/stories/markdown';
import { toFlash } from '@/lib/stories/story';
import { siteIndex } from './site-index';

const RULE = '\n---\n\n';

/** The text of llms-full.txt: that of llms.txt, then the newest flashes and articles in full. */
export async function siteText(locale: Locale): Promise<string> {
  const language = readerLanguage(locale);
  const rule = { tags: [tags.kind('flash'), tags.kind('article'), tags.titles], revalidate: LIFETIMES.list };
  const [index, { list }] = await Promise.all([
    siteIndex(locale),
    readRequired('feedItems', { locale }, rule),
  ]);
  const items = await Promise.all(list.map((item) => storyMarkdown(toFlash(item, language), locale)));
  return [index, ...items.map(({ text }) => text)].join(RULE);
}
