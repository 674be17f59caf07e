import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Flash } from './story';
import { fillSeries } from '@/lib/data/fill-series';
import { readerLanguage } from '@/lib/platform/language/localize';
import type { Locale } from '@/lib/platform/language/locales';
import { plain } from '@/lib/publishing/markdown/escape';
import {
  type MarkdownItem,
  type Fact,
  link,
  canonicalFor,
  bodyOf,
  compose,
} from '@/lib/publishing/markdown/compose';

/** A flash or an article: title, facts, text. */
export async function storyMarkdown(story: Flash, locale: Locale): Promise<MarkdownItem> {
  const t = await getTranslations({ locale, namespace: 'llms' });
  const { author, category, source } = story;
  const body = await fillSeries(story.body, readerLanguage(locale));
  const canonical = canonicalFor(story.kind, story, locale);
  const facts: Fact[] = [
    [t('published'), story.releasedAt],
    [t('updated'), story.updatedAt],
    [t('author'), author ? link(author.name, author.href) : ''],
    [t('section'), category ? link(category.name, category.href) : ''],
    [t('source'), source.url ? link(source.name || source.url, source.url) : plain(source.name)],
    [t('address'), `<${canonical}>`],
    ...story.corrections.map(({ at, text }): Fact => [t('correction'), plain(`${at} ${text}`)]),
  ];
  return { canonical, text: compose(story.title, story.summary, facts, bodyOf(body)) };
}
