import { SettingError } from '@/backend/contract/process/setting-error';
import { REGIONS } from '@/backend/contract/regions/names';
import { fold } from '@/backend/kernel/text/fold';
import { parseCsv } from '@/backend/contract/parse-csv';

/** What a source calls a text by. */
export const TERM_KINDS = ['category', 'tag', 'author'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

const TARGETS = ['category', 'region', 'author', 'label', 'skip'] as const;

/** What a term becomes; `skip`: nothing. The name of a region is one of `REGIONS`. */
export interface TermTarget {
  to: (typeof TARGETS)[number];
  name: string;
}

/** The columns of a table of terms; `items` is only there to be read. */
export const MAP_COLUMNS = ['kind', 'from', 'items', 'to', 'name'] as const;

/** The table that says what becomes of the terms of a source. */
export class TermMap {
  private readonly targets = new Map<string, TermTarget>();

  /**
   * @param file the name for messages
   * @throws SettingError with file and line for a row that cannot be followed
   */
  constructor(text: string, file: string) {
    const [head, ...rows] = parseCsv(text);
    const columns = head?.cells.map((cell) => cell.toLowerCase()) ?? [];
    const missing = ['kind', 'from', 'to', 'name'].filter((column) => !columns.includes(column));
    if (missing.length > 0)
      throw new SettingError(`${file}: the first line lacks the columns ${missing.join(', ')}.`);
    for (const { line, cells } of rows) {
      const cell = (column: string) => cells[columns.indexOf(column)]?.trim() ?? '';
      const kind = TERM_KINDS.find((each) => each === cell('kind').toLowerCase());
      if (!kind) throw new SettingError(`${file}:${line}: kind is one of ${TERM_KINDS.join(', ')}.`);
      const written = cell('to').toLowerCase();
      if (written === '') continue;
      const to = TARGETS.find((each) => each === written);
      if (!to) throw new SettingError(`${file}:${line}: to is one of ${TARGETS.join(', ')}, or empty.`);
      const name = cell('name') || cell('from');
      if (to === 'region' && !REGIONS.some((region) => region === name))
        throw new SettingError(`${file}:${line}: a region is one of ${REGIONS.join(', ')}.`);
      this.targets.set(keyOf(kind, cell('from')), { to, name });
    }
  }

  /** What a term becomes; null when the table does not say. */
  find(kind: TermKind, name: string): TermTarget | null {
    return this.targets.get(keyOf(kind, name)) ?? null;
  }
}

function keyOf(kind: TermKind, name: string): string {
  return `${kind}:${fold(name)}`;
}
