import { jointName } from '@/backend/import/text/author-name';
import { htmlToLine } from '@/backend/import/text/plain';
import type { SeenTerms } from './seen-terms';
import type { TermKind, TermMap } from './term-map';

/** What a source calls a text by. */
export interface SourceTerms {
  authorName: string | null;
  categoryName: string | null;
  /** Categories besides the first. */
  otherCategories?: string[];
  /** Tags. */
  labelNames: string[];
}

/** What an item has of them here. */
interface ItemTerms {
  authorName: string | null;
  categoryName: string | null;
  labelNames: string[];
  region?: string;
}

/**
 * The terms of an item by the table of the operator. A term the table does not name stays what it is: the first category
 * a category, others and tags labels. What has no place, such as a second category, becomes a label.
 */
export function applyTerms(source: SourceTerms, map: TermMap | null, seen: SeenTerms | null): ItemTerms {
  const terms = termsOf(source);
  for (const { kind, name } of terms) seen?.add(kind, name);
  const authorNames: string[] = [];
  const categoryNames: string[] = [];
  const labelNames: string[] = [];
  let region: string | undefined;
  let first: string | null = null;
  for (const { kind, name, isFirst } of terms) {
    const target = map?.find(kind, name) ?? null;
    const to = target?.to ?? (kind === 'author' ? 'author' : isFirst ? 'first' : 'label');
    const targetName = target?.name ?? name;
    if (to === 'author') authorNames.push(targetName);
    else if (to === 'category') categoryNames.push(targetName);
    else if (to === 'label') labelNames.push(targetName);
    else if (to === 'first') first = targetName;
    else if (to === 'region') region ??= targetName;
  }
  const [categoryName = null, ...others] = [...categoryNames, ...(first === null ? [] : [first])];
  return {
    authorName: map === null ? source.authorName : jointName(authorNames),
    categoryName,
    labelNames: [...others, ...labelNames],
    ...(region !== undefined && { region }),
  };
}

function termsOf({ authorName, categoryName, otherCategories = [], labelNames }: SourceTerms) {
  const line = (kind: TermKind, names: readonly string[], isFirst = false) =>
    names
      .map(htmlToLine)
      .filter((name) => name !== '')
      .map((name) => ({ kind, name, isFirst }));
  return [
    ...line('author', authorName === null ? [] : authorName.split(', ')),
    ...line('category', categoryName === null ? [] : [categoryName], true),
    ...line('category', otherCategories),
    ...line('tag', labelNames),
  ];
}
