import { toCsv } from '@/backend/contract/csv';
import { MAP_COLUMNS, TERM_KINDS, type TermKind } from './term-map';

/** What a term becomes when no table says otherwise. */
const DEFAULTS: Record<TermKind, string> = { category: 'category', tag: 'label', author: 'author' };

/** The terms of a run, counted, as a table to be filled in. */
export class SeenTerms {
  private readonly counts: Record<TermKind, Map<string, number>> = {
    category: new Map(),
    tag: new Map(),
    author: new Map(),
  };

  add(kind: TermKind, name: string): void {
    const counts = this.counts[kind];
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }

  /** A CSV file with a row for each term, the frequent ones first, filled in with what happens without it. */
  toTable(): { csv: string; rows: number } {
    const rows = TERM_KINDS.flatMap((kind) =>
      [...this.counts[kind]]
        .sort(([, a], [, b]) => b - a)
        .map(([name, count]) => [kind, name, String(count), DEFAULTS[kind], name]),
    );
    return { csv: toCsv([MAP_COLUMNS, ...rows]), rows: rows.length };
  }
}
