import type { CallOutput } from '@/backend/contract/calls';
import type { NamedRef } from '@/backend/contract/fields';
import type { StoredDraft } from '@/backend/contract/writing/draft';

/** The names of everything a draft may refer to, or of everything one draft refers to, by keys such as `label:7`. */
export function namesIn(of: CallOutput<'writingSetup'> | StoredDraft): Record<string, string> {
  const categories = 'categories' in of ? of.categories : [of.category];
  const authors = 'authors' in of ? of.authors : [of.author];
  const named = (kind: string, list: readonly (NamedRef | null)[]) =>
    list.flatMap((ref) => (ref ? [[`${kind}:${ref.id}`, ref.name] as const] : []));
  return Object.fromEntries([
    ...named('category', categories),
    ...named('topic', of.topics),
    ...named('label', 'labels' in of ? of.labels : []),
    ...authors.flatMap((author) => (author ? [[`author:${author.id}`, author.nickname] as const] : [])),
  ]);
}
