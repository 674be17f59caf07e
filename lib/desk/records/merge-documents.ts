import type { FormDocument } from './blank';

export interface Merged {
  /** Their version with the changes made here. */
  document: FormDocument;
  /** Fields both changed to different values; somebody has to decide. */
  both: string[];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Merges the changes made here into somebody else's newer version, field by field. A field that only one side changed
 * takes that change. A field both changed holds what was written here until somebody decides.
 */
export function mergeDocuments(base: FormDocument, mine: FormDocument, theirs: FormDocument): Merged {
  const document: FormDocument = { ...theirs };
  const both: string[] = [];
  for (const [name, value] of Object.entries(mine)) {
    if (isSame(value, base[name])) continue;
    document[name] = value;
    if (!isSame(theirs[name], base[name]) && !isSame(theirs[name], value)) both.push(name);
  }
  return { document, both };
}
