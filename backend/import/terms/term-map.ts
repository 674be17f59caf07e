import { SettingError } from '@/backend/contract/process/setting-error';
import { FIRST_REGIONS, REGION_KEY } from '@/backend/contract/regions/first-regions';
import { fold } from '@/backend/kernel/text/fold';
import { readCsvTable } from '@/backend/contract/csv-table';

/** What a source calls a text by. */
export const TERM_KINDS = ['category', 'tag', 'author'] as const;
export type TermKind = (typeof TERM_KINDS)[number];

const TARGETS = ['category', 'region', 'author', 'label', 'skip'] as const;

/** What a term becomes; `skip`: nothing. The name of a region is the key of an edition. */
export interface TermTarget {
  to: (typeof TARGETS)[number];
  name: string;
}

/** The columns of a table of terms; `items` is only there to be read. */
export const MAP_COLUMNS = ['kind', 'from', 'items', 'to', 'name'] as const;

const COLUMNS = ['kind', 'from', 'to', 'name'] as const;
/** The columns in English, and as a spreadsheet may translate them. */
const NAMES = {
  kind: ['kind', '类型', '类别', '類型', '類別'],
  from: ['from', '原名', '来源', '來源'],
  to: ['to', '变为', '去向', '變為'],
  name: ['name', '名称', '名字', '名稱'],
} as const;

/** The table that says what becomes of the terms of a source. */
export class TermMap {
  private readonly targets = new Map<string, TermTarget>();
  /** The lines that name an edition. */
  private readonly regions: { key: string; line: number }[] = [];

  /**
   * @param file the name for messages
   * @throws SettingError with file and line for a row that cannot be followed
   */
  constructor(
    text: string,
    private readonly file: string,
  ) {
    const table = readCsvTable(text, NAMES, ['kind']) ?? readCsvTable(text, NAMES, []);
    const missing = COLUMNS.filter((column) => !table?.columns.includes(column));
    if (table === null || missing.length > 0)
      throw new SettingError(`${file}: the first line lacks the columns ${missing.join(', ')}.`);
    for (const { line, cell } of table.rows) {
      const kind = TERM_KINDS.find((each) => each === cell('kind').normalize('NFKC').toLowerCase());
      if (!kind) throw new SettingError(`${file}:${line}: kind is one of ${TERM_KINDS.join(', ')}.`);
      const written = cell('to').normalize('NFKC').toLowerCase();
      if (written === '') continue;
      const to = TARGETS.find((each) => each === written);
      if (!to) throw new SettingError(`${file}:${line}: to is one of ${TARGETS.join(', ')}, or empty.`);
      const name = cell('name') || cell('from');
      if (to === 'region' && !REGION_KEY.test(name))
        throw new SettingError(
          `${file}:${line}: a region is the key of an edition, such as ${FIRST_REGIONS.join(' or ')}.`,
        );
      if (to === 'region') this.regions.push({ key: name, line });
      this.targets.set(keyOf(kind, cell('from')), { to, name });
    }
  }

  /**
   * Refuses a table that names an edition the newsroom does not have.
   * @param keys those of its editions
   * @throws SettingError with file and line
   */
  checkRegions(keys: readonly string[]): void {
    const unknown = this.regions.find(({ key }) => !keys.includes(key));
    if (unknown)
      throw new SettingError(
        `${this.file}:${unknown.line}: this newsroom has no edition ${unknown.key}; it has ${keys.join(', ')}. The desk adds one on the page Brand.`,
      );
  }

  /** What a term becomes; null when the table does not say. */
  find(kind: TermKind, name: string): TermTarget | null {
    return this.targets.get(keyOf(kind, name)) ?? null;
  }
}

function keyOf(kind: TermKind, name: string): string {
  return `${kind}:${fold(name)}`;
}
