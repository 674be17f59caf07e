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
  const langOf = ({ texts }: ImportItem): Locale => texts[0]?.lang ?? 'zh-Hans';
  const authors = new Map<string, Locale>();
  const categoryNames = new Set<string>();
  for (const item of items) {
    const { authorName, categoryName } = item;
    if (authorName) authors.set(authorName, authors.get(authorName) ?? langOf(item));
    if (categoryName) categoryNames.add(categoryName);
  }
  const categories = await subjects.categoryIds(context, [...categoryNames]);
  const labels = new Map<string, Locale>();
  for (const item of items)
    for (const name of labelsOf(item, categories)) labels.set(name, labels.get(name) ?? langOf(item));
  return {
    authors: await subjects.authorIds(context, authors),
    categories,
    labels: await subjects.labelIds(context, labels),
  };
}

/** The labels of an item; a category that the portal does not have is one of them. */
export function labelsOf(
  { categoryName, labelNames }: ImportItem,
  categories: ReadonlyMap<string, number>,
): string[] {
  const isMissing = categoryName !== null && categoryName !== '' && !categories.has(categoryName);
  return isMissing && !labelNames.includes(categoryName) ? [categoryName, ...labelNames] : labelNames;
}
