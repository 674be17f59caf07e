import { APP_CONFIG_KEY } from '@/backend/contract/directory/records';

type Row = Record<string, unknown>;

/** How the rows of a table are exported. */
interface Rule {
  /** Columns set to null, because they refer to members, who are not exported. */
  emptied?: readonly string[];
  /** The column with the id of a row's item: rows of items that were taken down are not exported. */
  item?: string;
  /** The key column and its only values that are exported. */
  only?: { column: string; values: readonly string[] };
  change?: (row: Row) => Row;
}

/**
 * Replaces the member who withdrew an item or blocked a term. No member has this id; because it is set, an import does not
 * restore the item.
 */
const THE_DESK = 0;

const byTheDesk = (row: Row): Row => ({ ...row, editor_id: THE_DESK });
const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** Removes the member from the versions of an author. */
const withoutMember = (row: Row): Row =>
  row.kind === 'author' && isObject(row.document)
    ? { ...row, document: { ...row.document, user_id: null, may_submit: false } }
    : row;

/**
 * The exported tables: what the newsroom made, published or not, with its history. Members and their data, the log and
 * derived data are not exported.
 */
export const EXPORTED: Readonly<Record<string, Rule>> = {
  categories: {},
  labels: {},
  label_aliases: {},
  topics: {},
  authors: { emptied: ['user_id'] },
  author_aliases: {},
  contents: {
    emptied: ['owner_id'],
    change: (row) => ({
      ...row,
      withdrawn_by: row.withdrawn_by === null ? null : THE_DESK,
      ...(isTakenDown('contents', row) && { pic: '', source_name: {}, source_url: '' }),
    }),
  },
  content_texts: { item: 'content_id' },
  content_labels: { item: 'content_id' },
  content_topics: { item: 'content_id' },
  topic_items: { item: 'content_id' },
  content_revisions: { item: 'content_id', emptied: ['editor_id'] },
  corrections: { item: 'content_id' },
  manuscripts: {
    item: 'content_id',
    emptied: [
      'submitted_by',
      'approved_by',
      'holder_id',
      'held_until',
      'held_session',
      'withdraw_by',
      'saved_by',
    ],
  },
  source_changes: { item: 'content_id' },
  list_counts: {},
  weeklies: {},
  weekly_authors: {},
  organisers: { emptied: ['user_id'] },
  events: {},
  event_texts: {},
  event_cohosts: {},
  // The number of sold seats is exported, but not the orders.
  ticket_types: {},
  notices: {},
  partners: {},
  tool_categories: {},
  tools: {},
  documents: {},
  data_series: {},
  data_points: {},
  banners: {},
  placements: {},
  landings: {},
  // Sums: nothing in them is of one reader.
  quiz_results: {},
  feeds: {},
  feed_entries: {},
  // For redirects of merged records, and for restoring deleted ones.
  records: {},
  record_versions: { emptied: ['editor_id'], change: withoutMember },
  ranking_blocks: { item: 'content_id', change: byTheDesk },
  search_blocks: { change: byTheDesk },
  settings: { only: { column: 'key', values: [APP_CONFIG_KEY] } },
};

/** Whether a row is an item that was taken down; it is exported without texts, so that its address answers as before. */
export function isTakenDown(table: string, row: Row): boolean {
  return table === 'contents' && row.status === 'removed';
}

/** A row in its exported form; null for one that is not exported. */
export function exportedRow(table: string, row: Row, takenDown: ReadonlySet<unknown>): Row | null {
  const rule = EXPORTED[table];
  if (!rule || (rule.item !== undefined && takenDown.has(row[rule.item]))) return null;
  const { only } = rule;
  if (only && !only.values.some((value) => value === row[only.column])) return null;
  const emptied = Object.fromEntries((rule.emptied ?? []).map((column) => [column, null]));
  const { change = (same: Row) => same } = rule;
  return change({ ...row, ...emptied });
}
