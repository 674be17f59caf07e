import type { FormDocument } from './blank';

export interface Merged {
  /** The other editor's version with the changes made here. */
  document: FormDocument;
  /** Fields that both editors changed to different values; this editor has to decide. */
  both: string[];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Merges the changes made here into another editor's newer version, field by field. A field that only one side changed
 * takes that change. A field that both changed keeps the value from here until the editor decides.
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
