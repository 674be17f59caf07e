import { BRAND_KEY } from '@/backend/contract/brand/brand';
import { APP_CONFIG_KEY } from '@/backend/contract/directory/records';
import { FEED_AUTHORITY_KEY } from '@/backend/contract/publishing/feed-authority';

export type Row = Record<string, unknown>;

/** How the rows of a table are exported. */
interface Rule {
  /** Columns set to null, because they refer to members, who are not exported. */
  emptied?: readonly string[];
  /** The column with the id of a row's story. Rows of removed stories are not exported, */
  item?: string;
  /** or in the form this returns, when readers had never seen the story. */
  ofUnseen?: (row: Row) => Row;
  /** The key column and its only values that are exported. */
  only?: { column: string; values: readonly string[] };
  change?: (row: Row) => Row;
}

/**
 * Replaces the member who withdrew a story or blocked a term. No member has this id; because it is set, an import does not
 * restore the story.
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
 * The draft of a story that was removed before readers saw it, without its texts. Because it has a draft, its address answers
 * as that of an unknown story.
 */
function withoutWords(row: Row): Row {
  const { texts, ...settings } = isObject(row.document) ? row.document : {};
  const langs = Array.isArray(texts) ? texts.map(({ lang }) => lang) : [];
  const document = {
    ...settings,
    texts: langs.map((lang) => ({ lang, title: '', summary: '', body: '' })),
    pic: '',
    source_name: '',
    source_url: '',
    script_words: {},
    search_titles: {},
    new_labels: [],
  };
  return { ...row, document, submitted: null, note: '', reason: '', embargo_reason: null };
}

const AFTER_EXPORT: Readonly<Record<string, string>> = { scheduled: 'held', sending: 'stopped' };

const POSTS_AFTER_EXPORT: Readonly<Record<string, string>> = { queued: 'held', sending: 'uncertain' };

/**
 * The exported tables: what the newsroom made, published or not, with its history. Members and their data, the log and
 * derived data are not exported.
 */
export const EXPORTED: Readonly<Record<string, Rule>> = {
  categories: {},
  labels: {},
  label_aliases: {},
  topics: {},
  // Their members are taken out by `AuthorMembers`.
  authors: {},
  author_aliases: {},
  contents: {
    emptied: ['owner_id'],
    change: (row) => ({
      ...row,
      withdrawn_by: row.withdrawn_by === null ? null : THE_DESK,
      ...(isRemovedStory('contents', row) && { pic: '', source_name: {}, source_url: '', search_titles: {} }),
    }),
  },
  content_texts: { item: 'content_id' },
  withheld_texts: { item: 'content_id', emptied: ['withdrawn_by'] },
  content_labels: { item: 'content_id' },
  content_topics: { item: 'content_id' },
  topic_items: { item: 'content_id' },
  content_revisions: { item: 'content_id', emptied: ['editor_id'] },
  corrections: { item: 'content_id' },
  manuscripts: {
    item: 'content_id',
    ofUnseen: withoutWords,
    emptied: [
      'submitted_by',
      'approved_by',
      'holder_id',
      'held_until',
      'held_session',
      'withdraw_by',
      'saved_by',
      'embargo_by',
      'undo',
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
  // Comments are their authors’ and are not exported; the rules are the newsroom’s.
  comment_words: { change: byTheDesk },
  comment_stories: { item: 'content_id' },
  channels: { emptied: ['next_call_at'] },
  // With them corrections follow to what is out. What was on its way waits for an editor.
  channel_posts: {
    item: 'content_id',
    emptied: ['due_at'],
    change: (row) => ({ ...row, state: POSTS_AFTER_EXPORT[String(row.state)] ?? row.state }),
  },
  newsletters: {},
  // Without its receivers, who are not exported, a letter cannot be sent to its end.
  newsletter_issues: {
    emptied: ['editor_id', 'send_at'],
    change: (row) => ({ ...row, state: AFTER_EXPORT[String(row.state)] ?? row.state }),
  },
  data_series: {},
  data_points: {},
  banners: {},
  placements: {},
  landings: {},
  // Sums: nothing in them is of one reader.
  quiz_results: {},
  feeds: {},
  feed_entries: {},
  // The address of a story may contain its title, so addresses of removed stories are not exported.
  redirects: { item: 'content_id' },
  // For redirects of merged records, and for restoring deleted ones.
  records: {},
  record_versions: { emptied: ['editor_id'], change: withoutMember },
  ranking_blocks: { item: 'content_id', change: byTheDesk },
  chinese_terms: {},
  search_blocks: { change: byTheDesk },
  settings: { only: { column: 'key', values: [APP_CONFIG_KEY, BRAND_KEY, FEED_AUTHORITY_KEY, 'comments'] } },
};

/** Whether a row is a removed story; it is exported without texts, so that its address answers as before. */
function isRemovedStory(table: string, row: Row): boolean {
  return table === 'contents' && row.status === 'removed';
}

/**
 * What rows before it say of a row: removed stories, and those of them that readers had seen. Tables come after
 * those they refer to, and in the order of the alphabet, so versions of an item are known before its manuscript.
 */
export class RemovedStories {
  readonly #ids = new Set<unknown>();
  readonly #seen = new Set<unknown>();

  record(table: string, row: Row): void {
    if (isRemovedStory(table, row)) this.#ids.add(row.id);
    if (table === 'content_revisions' && row.status === 'removed') this.#seen.add(row.content_id);
  }

  /** The row, or what is left of it; null for one that is not exported. */
  left({ item, ofUnseen }: Rule, row: Row): Row | null {
    if (item === undefined || !this.#ids.has(row[item])) return row;
    return ofUnseen && !this.#seen.has(row[item]) ? ofUnseen(row) : null;
  }
}

/** A row in its exported form; null for one that is not exported. */
export function exportedRow(table: string, row: Row, removedStories: RemovedStories): Row | null {
  const rule = EXPORTED[table];
  const left = rule && removedStories.left(rule, row);
  if (!left) return null;
  const { only, change = (same: Row) => same } = rule;
  if (only && !only.values.some((value) => value === row[only.column])) return null;
  const emptied = Object.fromEntries((rule.emptied ?? []).map((column) => [column, null]));
  return change({ ...left, ...emptied });
}
