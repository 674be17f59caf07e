import type { DocumentField, EventDocument } from './document';

export interface Merged {
  /** `mine`, with the changes that only the other side made. */
  document: EventDocument;
  /** Fields both changed differently; `document` has the values of `mine`. */
  both: DocumentField[];
}

const fieldsOf = (document: EventDocument) => Object.keys(document) as DocumentField[];

/** Merges two changed versions of a form field by field, by the version both began with. */
export function mergeDocuments(base: EventDocument, mine: EventDocument, theirs: EventDocument): Merged {
  const both: DocumentField[] = [];
  let document = mine;
  for (const field of fieldsOf(mine)) {
    const isTheirs = !isSame(base[field], theirs[field]);
    if (!isTheirs || isSame(mine[field], theirs[field])) continue;
    if (isSame(base[field], mine[field])) document = { ...document, [field]: theirs[field] };
    else both.push(field);
  }
  return { document, both };
}

/** The fields in which two versions differ. */
export function changedFields(from: EventDocument, to: EventDocument): DocumentField[] {
  return fieldsOf(to).filter((field) => !isSame(from[field], to[field]));
}

/** Whether two values are equal for an editor: keys of entries, counts of seats and empty texts are ignored. */
function isSame(a: unknown, b: unknown): boolean {
  return plain(a) === plain(b);
}

function plain(value: unknown): string {
  return JSON.stringify(value, (name, inner: unknown) => {
    if (name === 'key' || name === 'taken' || inner === '') return undefined;
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)));
  });
}
