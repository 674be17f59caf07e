import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { ERRORS, type ErrorKey } from '@/backend/contract/errors';
import type { Locale } from '@/backend/contract/locale';
import { instant, integer, nullable, oneOf, type RowOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { CONTENT_KINDS } from '@/backend/contract/stories/story';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { readTitles } from './titles';

type Overview = CallOutput<'deskOverview'>;
export const STORY_COLUMNS = { id: integer, kind: oneOf(CONTENT_KINDS) };
export type StoryRow = RowOf<typeof STORY_COLUMNS>;
type Shown = Pick<Overview['untranslated'][number], 'id' | 'kind' | 'title' | 'lang'>;

const SHOWN = 8;

/** Rows of stories with their titles in the reader's language, and the fields that `restOf` computes from each row. */
export async function withTitles<Row extends StoryRow, Rest>(
  context: Context,
  locale: Locale,
  rows: readonly Row[],
  restOf: (row: Row) => Rest,
): Promise<(Shown & Rest)[]> {
  const titles = await readTitles(
    context,
    rows.map(({ id }) => id),
    locale,
  );
  return rows.map((row) => {
    const { title, lang } = titles.get(row.id) ?? { title: '', lang: locale };
    return { id: row.id, kind: row.kind, title, lang, ...restOf(row) };
  });
}

/** Stories that could not be published or withdrawn on schedule and that nobody has handled yet. */
export async function readFailed(context: Context, locale: Locale): Promise<Overview['failed']> {
  return withTitles(
    context,
    locale,
    await readRows(
      context.db,
      sql`select c.id, c.kind, l.created_at as time, l.after->>'reason' as reason, l.after->>'step' as step
      from (select distinct on (subject_id) subject_id, created_at, after, version from audit_log
        where subject = 'content' and command = 'fail' order by subject_id, id desc) l
      join contents c on c.id = l.subject_id::bigint join manuscripts m on m.content_id = c.id
      where m.discarded_at is null and c.status <> 'removed' and case l.after->>'step' when 'withdraw'
        then c.status = 'approved' and m.withdraw_at is null and l.version >= c.version
        else m.edit = 'pending' and l.version >= m.submission_version end
      order by l.created_at desc limit ${SHOWN}`,
      { ...STORY_COLUMNS, time: instant, step: nullable(text), reason: nullable(text) },
    ),
    ({ time, step, reason }) => ({
      step: step === 'withdraw' ? ('withdraw' as const) : ('approve' as const),
      time: toWireTime(time),
      reason: isErrorKey(reason) ? ERRORS[reason].text[locale] : '',
    }),
  );
}

function isErrorKey(key: string | null): key is ErrorKey {
  return key !== null && Object.hasOwn(ERRORS, key);
}

/** Open notes assigned to a member, the oldest first. */
export async function readAssignedNotes(
  context: Context,
  member: Member,
  locale: Locale,
): Promise<Overview['notes']> {
  return withTitles(
    context,
    locale,
    await readRows(
      context.db,
      sql`select c.id, c.kind, n.id as note_id, n.text as words, n.created_at as time
      from piece_notes n join contents c on c.id = n.content_id
      where n.assignee_id = ${member.id} and n.resolved_at is null and c.status <> 'removed'
      order by n.id limit ${SHOWN}`,
      { ...STORY_COLUMNS, note_id: integer, words: text, time: instant },
    ),
    ({ note_id, words, time }) => ({
      note_id,
      words,
      time: toWireTime(time),
    }),
  );
}
