import 'server-only';
import { getTranslations } from 'next-intl/server';
import { correctionsHtml } from './corrections';
import type { Flash } from './story';
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
  const words = await getTranslations({ locale, namespace: 'correction' });
  const { author, category, source } = story;
  const canonical = canonicalFor(story.kind, story, locale);
  const facts: Fact[] = [
    [t('published'), story.releasedAt],
    [t('updated'), story.updatedAt],
    [t('author'), author ? link(author.name, author.href) : ''],
    [t('section'), category ? link(category.name, category.href) : ''],
    [t('source'), source.url ? link(source.name || source.url, source.url) : plain(source.name)],
    [t('address'), `<${canonical}>`],
  ];
  return {
    canonical,
    text: compose(
      story.title,
      story.summary,
      facts,
      bodyOf(story.body + correctionsHtml(story, locale, words)),
    ),
  };
}
