import type { Locale } from '@/backend/contract/locale';
import type { Context } from '@/backend/kernel/context';
import type { ImportItem } from '@/backend/import/item';
import type { ImportSubjects } from './subjects';

/** Ids by name for the items of a batch; names without an id are missing. */
export interface ResolvedNames {
  authors: ReadonlyMap<string, number>;
  categories: ReadonlyMap<string, number>;
  labels: ReadonlyMap<string, number>;
}

/** Looks up all names of a batch together, because one by one would be slow. */
export async function resolveNames(
  context: Context,
  subjects: ImportSubjects<unknown>,
  items: readonly ImportItem[],
): Promise<ResolvedNames> {
  const authors = new Map<string, Locale>();
  const categories = new Set<string>();
  const labels = new Map<string, Locale>();
  for (const { texts, authorName, categoryName, labelNames } of items) {
    const lang = texts[0]?.lang ?? 'zh-Hans';
    if (authorName) authors.set(authorName, authors.get(authorName) ?? lang);
    if (categoryName) categories.add(categoryName);
    for (const name of labelNames) labels.set(name, labels.get(name) ?? lang);
  }
  return {
    authors: await subjects.authorIds(context, authors),
    categories: await subjects.categoryIds(context, [...categories]),
    labels: await subjects.labelIds(context, labels),
  };
}
