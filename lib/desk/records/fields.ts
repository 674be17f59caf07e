import type { RecordDocument } from '@/backend/contract/records/documents';
import type { RecordKindName } from '@/backend/contract/records/kinds';
import type { FieldInput, FieldWord, FieldWords } from './field';
import { LANDING_FIELDS } from './landing-fields';

type FieldOf<Kind extends RecordKindName> = FieldInput &
  FieldWords & { name: keyof RecordDocument<Kind> & FieldWord };

const NAME = { name: 'name', input: 'words' } as const;
const PLACE = { name: 'position', input: 'number', max: 9999, hint: 'position' } as const;
const SPAN = [
  { name: 'starts', input: 'time', hint: 'starts' },
  { name: 'ends', input: 'time', hint: 'ends' },
] as const;

/** The fields of each kind's form, from top to bottom. */
export const RECORD_FIELDS: { [Kind in RecordKindName]: readonly FieldOf<Kind>[] } = {
  // It has a page of its own.
  brand: [],
  topic: [
    NAME,
    { name: 'summary', input: 'words', label: 'topic_summary' },
    { name: 'summary_day', input: 'day' },
    { name: 'intro', input: 'lines' },
    { name: 'item_ids', input: 'references', of: 'item', hint: 'item_ids' },
    { name: 'pic', input: 'picture', purpose: 'cover' },
    { name: 'is_special', input: 'flag' },
    PLACE,
  ],
  label: [NAME],
  author: [
    NAME,
    { name: 'bio', input: 'lines' },
    { name: 'avatar_img', input: 'picture', purpose: 'avatar' },
    { name: 'links', input: 'rows', of: [{ name: 'url', input: 'text' }], hint: 'links' },
    { name: 'is_columnist', input: 'flag' },
    { name: 'user_id', input: 'reference', of: 'member', hint: 'user_id' },
    { name: 'may_submit', input: 'flag', hint: 'may_submit' },
  ],
  weekly: [
    { name: 'number', input: 'number', max: 100_000 },
    { name: 'title', input: 'words' },
    { name: 'summary', input: 'lines' },
    { name: 'letter', input: 'lines', hint: 'letter' },
    { name: 'letter_by', input: 'words' },
    { name: 'starts', input: 'day' },
    { name: 'ends', input: 'day' },
    { name: 'author_ids', input: 'references', of: 'author' },
  ],
  banner: [
    { name: 'title', input: 'words' },
    { name: 'figure', input: 'words' },
    { name: 'unit', input: 'words' },
    { name: 'summary', input: 'words' },
    { name: 'link', input: 'text', hint: 'link' },
    { name: 'pic', input: 'picture', purpose: 'cover' },
    ...SPAN,
    PLACE,
  ],
  recommendation: [
    { name: 'content_id', input: 'reference', of: 'item' },
    { name: 'place', input: 'choice', options: ['lead', 'recommend'] },
    ...SPAN,
    PLACE,
  ],
  notice: [
    { name: 'title', input: 'words' },
    { name: 'release_time', input: 'time', hint: 'release_time' },
    { name: 'body', input: 'html', hint: 'body' },
  ],
  partner: [
    NAME,
    { name: 'kind', input: 'choice', options: ['media', 'community', 'research', 'event'] },
    { name: 'url', input: 'text' },
    { name: 'description', input: 'lines' },
    PLACE,
  ],
  tool_category: [NAME, { name: 'key', input: 'text', hint: 'key' }, PLACE],
  tool: [
    { name: 'name', input: 'text' },
    { name: 'category_id', input: 'reference', of: 'tool_category' },
    { name: 'url', input: 'text' },
    { name: 'description', input: 'lines', hint: 'tool_text' },
    PLACE,
  ],
  series: [
    NAME,
    { name: 'type', input: 'text', hint: 'type' },
    { name: 'key', input: 'text', hint: 'key' },
    { name: 'description', input: 'lines' },
    { name: 'unit', input: 'words' },
    { name: 'source', input: 'words' },
    { name: 'chart', input: 'choice', options: ['line', 'bars', 'supply'] },
    { name: 'label_id', input: 'reference', of: 'label', hint: 'label_id' },
    { name: 'feed_url', input: 'text', hint: 'feed_url' },
    { name: 'feed_path', input: 'text', hint: 'feed_path' },
    { name: 'feed_minutes', input: 'number', max: 10_080 },
    { name: 'is_sample', input: 'flag' },
    PLACE,
  ],
  newsletter: [
    NAME,
    { name: 'key', input: 'text', hint: 'key' },
    { name: 'cadence', input: 'words', hint: 'cadence' },
    { name: 'description', input: 'lines' },
    { name: 'is_closed', input: 'flag' },
    PLACE,
  ],
  term: [
    { name: 'simplified', input: 'text', hint: 'simplified' },
    { name: 'taiwan', input: 'text' },
    { name: 'hong_kong', input: 'text', hint: 'hong_kong' },
    { name: 'exception', input: 'text', hint: 'exception' },
  ],
  landing: LANDING_FIELDS,
  document: [
    { name: 'title', input: 'words' },
    { name: 'body', input: 'html', hint: 'body' },
    { name: 'is_public', input: 'flag', hint: 'is_public' },
  ],
  app_config: [
    { name: 'privacy_policy', input: 'text', hint: 'privacy_policy' },
    { name: 'term_of_service', input: 'text', hint: 'term_of_service' },
  ],
};
