import { APP_CONFIG_KEY } from '@/backend/contract/directory/records';

type Row = Record<string, unknown>;

/** How the rows of a table leave the installation. */
interface Rule {
  /** Columns that point at members, who stay: emptied. */
  emptied?: readonly string[];
  /** The column that names the item a row belongs to: of what was taken down, nothing leaves but its number. */
  item?: string;
  /** The key and the only values of it that leave; the others are this installation's own. */
  only?: { column: string; values: readonly string[] };
  change?: (row: Row) => Row;
}

/**
 * Stands for the desk as the one that withdrew an item or kept a term out of a list. No member has this id, and no import
 * brings the item back.
 */
const THE_DESK = 0;

const byTheDesk = (row: Row): Row => ({ ...row, editor_id: THE_DESK });
const isObject = (value: unknown): value is Row => typeof value === 'object' && value !== null;

/** An author's versions name the member behind the name. */
const withoutMember = (row: Row): Row =>
  row.kind === 'author' && isObject(row.document)
    ? { ...row, document: { ...row.document, user_id: null, may_submit: false } }
    : row;

/**
 * What the newsroom made, table by table: published or not, with its history. Members, their messages and what they read
 * stay, as do the log and everything that is derived.
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
    change: (row) => ({ ...row, withdrawn_by: row.withdrawn_by === null ? null : THE_DESK }),
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
  // What is sold stays sold, though its orders stay with their members.
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
  // What was merged leads on, and what was deleted can be brought back.
  records: {},
  record_versions: { emptied: ['editor_id'], change: withoutMember },
  ranking_blocks: { item: 'content_id', change: byTheDesk },
  search_blocks: { change: byTheDesk },
  settings: { only: { column: 'key', values: [APP_CONFIG_KEY] } },
};

/** Whether an item was taken down: its number is kept, so that its address goes on answering as it did. */
export function isTakenDown(table: string, row: Row): boolean {
  return table === 'contents' && row.status === 'removed';
}

/** A row as it is written; null for one that stays. */
export function exportedRow(table: string, row: Row, takenDown: ReadonlySet<unknown>): Row | null {
  const rule = EXPORTED[table];
  if (!rule || (rule.item !== undefined && takenDown.has(row[rule.item]))) return null;
  const { only } = rule;
  if (only && !only.values.some((value) => value === row[only.column])) return null;
  const emptied = Object.fromEntries((rule.emptied ?? []).map((column) => [column, null]));
  const { change = (same: Row) => same } = rule;
  return change({ ...row, ...emptied });
}
