export type FieldOf<Document extends object> = keyof Document & string;

interface Merged<Document extends object> {
  /** `mine`, with the changes that only the other side made. */
  document: Document;
  /** Fields both changed differently; `document` has the values of `mine`. */
  both: FieldOf<Document>[];
}

/** Whether a part of a value, by its name, means nothing to the person who compares two values. */
export type IsIgnored = (name: string, value: unknown) => boolean;

const nothing: IsIgnored = () => false;

/** Merges two changed versions of a document field by field, by the version both began with. */
export function mergeFields<Document extends object>(
  base: Document,
  mine: Document,
  theirs: Document,
  isIgnored = nothing,
): Merged<Document> {
  const document: Document = { ...theirs, ...mine };
  const both: FieldOf<Document>[] = [];
  for (const field of changedFields(base, theirs, isIgnored)) {
    if (isSame(mine[field], theirs[field], isIgnored)) continue;
    if (isSame(base[field], mine[field], isIgnored)) document[field] = theirs[field];
    else both.push(field);
  }
  return { document, both };
}

/** The fields in which two versions differ. */
export function changedFields<Document extends object>(
  from: Document,
  to: Document,
  isIgnored = nothing,
): FieldOf<Document>[] {
  return fieldsOf({ ...from, ...to }).filter((field) => !isSame(from[field], to[field], isIgnored));
}

/** The names of the fields of a document, which is JSON. */
const fieldsOf = <Document extends object>(document: Document) =>
  Object.keys(document) as FieldOf<Document>[];

/** Whether two values are equal, whatever the order of their parts; a missing value counts as null. */
function isSame(a: unknown, b: unknown, isIgnored: IsIgnored): boolean {
  return a === b || plain(a ?? null, isIgnored) === plain(b ?? null, isIgnored);
}

function plain(value: unknown, isIgnored: IsIgnored): string {
  return JSON.stringify(value, (name, inner: unknown) => {
    if (isIgnored(name, inner)) return undefined;
    if (inner === null || typeof inner !== 'object' || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([first], [other]) => (first < other ? -1 : 1)));
  });
}
