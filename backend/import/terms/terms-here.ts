import type { OldTerm } from '@/backend/import/old-places';
import { jointName } from '@/backend/import/text/author-name';
import type { TermKind, TermMap } from './term-map';

/** What shows here what a term of the source showed there, by the table of the operator; none for a term left out. */
export function termsHere(kind: TermKind, name: string, map: TermMap | null): Pick<OldTerm, 'to' | 'name'>[] {
  const target = map?.find(kind, name) ?? null;
  const to = target?.to ?? (kind === 'tag' ? 'label' : kind);
  const here = to === 'author' ? jointName([target?.name ?? name]) : (target?.name ?? name);
  return to === 'skip' || here === null ? [] : [{ to, name: here }];
}
