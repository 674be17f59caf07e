import type { FormDocument } from './blank';

export interface Merged {
  /** Theirs with what was changed here alone. */
  document: FormDocument;
  /** Fields that both changed, each to something else: somebody has to decide. */
  both: string[];
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Puts what was changed here onto a newer version of somebody else, field by field; what only one side changed is taken
 * from it. Fields both changed hold what was written here until somebody decides.
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
