import type { ImportItem } from '@/backend/import/item';
import { parseDate } from '@/backend/kernel/dates/dates';

/** The first of the fields that says something, or empty. */
export type Field = (...keys: string[]) => string;

/** Words for the states of a text. Any other is one of editors, before it is published. */
const STATUSES: readonly (readonly [word: RegExp, status: ImportItem['status']])[] = [
  [
    /^(|approved|publish(ed)?|public|live|released?|final|done|已发布|已發布|发布|發布|公开|公開)$/i,
    'approved',
  ],
  [/^(withdrawn|deleted?|trash(ed)?|removed|archived?|已删除|已刪除|下架)$/i, 'withdrawn'],
];

/** The state that a word says. */
export function statusOf(word: string): ImportItem['status'] {
  return STATUSES.find(([words]) => words.test(word.trim()))?.[1] ?? 'draft';
}

export interface DocumentState {
  status: ImportItem['status'];
  /** Why its site does not show it to everyone, as the rest of a sentence; null when it does. */
  gatedBy: string | null;
}

const YES = /^(true|yes|on|y|t|1)$/i;
const NO = /^(false|no|off|n|f|0)$/i;
const CLOSED_FLAGS = [
  ...['private', 'secret', 'protected', 'encrypt', 'encrypted', 'login', 'login_required', 'require_login'],
  ...['members_only', 'membersonly', 'members', 'paid', 'premium', 'paywall', 'subscribers_only', 'vip'],
  ...['hidden', 'hide', 'unlisted', 'headless'],
];
const CLOSED_WORDS =
  /^(members?|subscribers?|paid|premium|vip|private|password|hidden|unlisted|internal|login)/i;

export function isSet(value: string): boolean {
  return YES.test(value);
}

/**
 * What the head of a document says of who may read it.
 * @param file the path of the document, which may name a folder of drafts, or its state before the date of its name
 */
export function documentState(
  field: Field,
  { key, nameStatus }: { key: string; nameStatus: string },
): DocumentState {
  const flag = CLOSED_FLAGS.find((name) => isSet(field(name)));
  const visibility = field('visibility', 'access', 'audience');
  const ends = parseDate(field('expirydate', 'expires', 'unpublishdate'), false);
  const gatedBy =
    field('password', 'passwd', 'pwd') !== ''
      ? 'is protected by a password'
      : flag !== undefined
        ? `is not for everyone (${flag})`
        : CLOSED_WORDS.test(visibility)
          ? `is for "${visibility}" only`
          : CLOSED_WORDS.test(field('status'))
            ? `has the status "${field('status')}"`
            : ends !== null && Date.parse(ends) < Date.now()
              ? `was shown until ${ends.slice(0, 'YYYY-MM-DD'.length)}`
              : null;
  const isDraft =
    isSet(field('draft')) || NO.test(field('published', 'publish')) || /(^|\/)_?drafts?\//i.test(key);
  const word = field('status') || nameStatus;
  const status = word === '' && isDraft ? 'draft' : statusOf(word);
  return { status: status === 'approved' && isDraft ? 'draft' : status, gatedBy };
}
