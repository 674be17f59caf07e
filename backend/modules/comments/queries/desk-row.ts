import { type SQL, sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { type Locale, LOCALES } from '@/backend/contract/locale';
import { COMMENT_REASONS, COMMENT_STATES, HELD_REASONS } from '@/backend/contract/comments/states';
import { idArray } from '@/backend/db/arrays';
import { boolean, instant, integer, list, nullable, oneOf, text } from '@/backend/db/codec';
import { rankFor } from '@/backend/db/preferred';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';

export type DeskComment = CallOutput<'commentQueue'>['list'][number];

const FIELDS = {
  id: integer,
  version: integer,
  contentId: integer,
  story: text,
  storyLang: nullable(oneOf(LOCALES)),
  lang: oneOf(LOCALES),
  userId: nullable(integer),
  name: text,
  body: text,
  state: oneOf(COMMENT_STATES),
  heldReason: nullable(oneOf(HELD_REASONS)),
  reason: nullable(oneOf(COMMENT_REASONS)),
  isPicked: boolean,
  words: list(text),
  appeal: text,
  same: integer,
  accounts: integer,
  createdAt: instant,
};

/**
 * Comments as the desk shows them, in the order of their places.
 * @param places SQL of rows `id`, `place`, `same`, `accounts`
 */
export async function readDeskRows(context: Context, places: SQL, locale: Locale): Promise<DeskComment[]> {
  const rows = await readRows(
    context.db,
    sql`with q as (${places})
      select c.id, c.version, c.content_id as "contentId", c.user_id as "userId", coalesce(u.nickname, '') as name,
        coalesce(s.title, '') as story, s.lang as "storyLang", c.lang, c.body, c.state, c.held_reason as "heldReason", c.reason, c.is_picked as "isPicked", c.words, c.appeal,
        q.same, q.accounts, c.created_at as "createdAt"
      from q join comments c on c.id = q.id left join users u on u.id = c.user_id
        left join lateral (select t.title, t.lang from content_texts t where t.content_id = c.content_id
          order by ${rankFor(locale, sql`t.lang`)} limit 1) s on true
      order by q.place`,
    FIELDS,
  );
  const reports = await readRows(
    context.db,
    sql`select comment_id as id, reason, count(*) as count from comment_reports
      where comment_id = any(${idArray(rows.map(({ id }) => id))}) and decided_at is null
      group by comment_id, reason order by count(*) desc`,
    { id: integer, reason: oneOf(COMMENT_REASONS), count: integer },
  );
  return rows.map((row) => ({
    id: row.id,
    version: row.version,
    content_id: row.contentId,
    story: row.story,
    story_lang: row.storyLang ?? locale,
    user_id: row.userId,
    name: row.name,
    lang: row.lang,
    body: row.body,
    state: row.state,
    held_reason: row.heldReason,
    reason: row.reason,
    is_picked: row.isPicked,
    words: row.words,
    appeal: row.appeal,
    reports: reports.filter(({ id }) => id === row.id).map(({ reason, count }) => ({ reason, count })),
    same: row.same,
    same_accounts: row.accounts,
    created_time: toWireTime(row.createdAt),
  }));
}
