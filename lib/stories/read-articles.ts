import 'server-only';
import { LIFETIMES, SITE_RULE } from '@/lib/platform/cache/lifetimes';
import { tags } from '@/backend/contract/tags';
import type { CallInput } from '@/backend/contract/calls';
import type { Locale } from '@/lib/platform/language/locales';
import type { ReaderLanguage } from '@/lib/platform/language/localize';
import { FIRST_PAGE } from '@/lib/platform/paging/pager';
import { readRequired } from '@/lib/platform/calls/read';
import { type Story, toStory } from './story';
import { type Page, toPage } from '@/lib/platform/paging/page';
import { type Ref, toRef } from '@/lib/platform/routing/ref';

export type ArticleFilter = Pick<
  CallInput<'articles'>,
  'category' | 'author' | 'region' | 'topic' | 'label' | 'lang'
>;

/** Articles that match one filter, newest first, and the languages of all of them. */
export async function listArticles(
  language: ReaderLanguage,
  filter: ArticleFilter,
  { page, size } = FIRST_PAGE,
): Promise<Page<Story> & { langs: Locale[] }> {
  const data = await readRequired(
    'articles',
    { ...filter, page, size, locale: language.locale },
    { tags: [...filterTags(filter), tags.titles], revalidate: LIFETIMES.list },
  );
  return { ...toPage(data, (story) => toStory(story, language)), langs: data.langs };
}

function filterTags({ category, author, region, topic, label }: ArticleFilter): string[] {
  if (category) return [tags.category(Number(category))];
  if (author) return [tags.author(Number(author))];
  if (topic) return [tags.topic(Number(topic))];
  if (label) return [tags.label(Number(label))];
  if (region) return [tags.region(region)];
  return [tags.kind('article')];
}

export type Category = Ref & { key: string; appliesTo: 'flash' | 'article' | 'both' };

export async function listCategories(language: ReaderLanguage): Promise<Category[]> {
  const data = await readRequired('categories', { locale: language.locale }, SITE_RULE);
  return data.list.map((row) => ({
    ...toRef(row, language, row.applies_to === 'flash' ? 'newsCategory' : 'category'),
    key: row.key,
    appliesTo: row.applies_to,
  }));
}

/** The category with an id that applies to articles or to flashes; undefined when there is none. */
export async function findCategory(
  id: number,
  kind: 'flash' | 'article',
  language: ReaderLanguage,
): Promise<Category | undefined> {
  const other = kind === 'flash' ? 'article' : 'flash';
  return (await listCategories(language)).find(
    (category) => category.id === id && category.appliesTo !== other,
  );
}
