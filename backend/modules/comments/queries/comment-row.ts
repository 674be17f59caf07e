import { type SQL, sql } from 'drizzle-orm';
import type { OwnComment, ShownComment } from '@/backend/contract/comments/comment';
import { EDIT_MINUTES } from '@/backend/contract/comments/limits';
import { COMMENT_REASONS, COMMENT_STATES, HELD_REASONS } from '@/backend/contract/comments/states';
import { boolean, instant, integer, language, nullable, oneOf, type RowOf, text } from '@/backend/db/codec';
import { toWireTime } from '@/backend/kernel/text/time';

const FIELDS = {
  id: integer,
  contentId: integer,
  parentId: nullable(integer),
  userId: nullable(integer),
  name: text,
  avatar: text,
  isAuthor: boolean,
  isEditor: boolean,
  body: text,
  quote: text,
  lang: language,
  state: oneOf(COMMENT_STATES),
  heldReason: nullable(oneOf(HELD_REASONS)),
  reason: nullable(oneOf(COMMENT_REASONS)),
  note: text,
  isPicked: boolean,
  likes: integer,
  createdAt: instant,
  editedAt: nullable(instant),
  appealedAt: nullable(instant),
};
export const COMMENT_FIELDS = FIELDS;
export type CommentRow = RowOf<typeof FIELDS>;

/** The columns of `COMMENT_FIELDS`, from `COMMENT_TABLES`. */
export const COMMENT_COLUMNS: SQL = sql`c.id, c.content_id as "contentId", c.parent_id as "parentId",
  c.user_id as "userId", coalesce(u.nickname, '') as name, coalesce(u.avatar_img, '') as avatar,
  coalesce(a.user_id = c.user_id, false) as "isAuthor",
  coalesce(u.roles && array['editor', 'admin'], false) as "isEditor",
  c.body, c.quote, c.lang, c.state, c.held_reason as "heldReason", c.reason, c.note, c.is_picked as "isPicked",
  c.likes_count as likes, c.created_at as "createdAt", c.edited_at as "editedAt",
  c.appealed_at as "appealedAt"`;

export const COMMENT_TABLES: SQL = sql`comments c
  join contents s on s.id = c.content_id
  left join authors a on a.id = s.author_id
  left join users u on u.id = c.user_id`;

/** A comment as readers see it: of one that is not public only its place is left, and why an editor removed it. */
export function toShown(row: CommentRow): ShownComment {
  const isShown = row.state === 'public';
  return { ...toWire(row), body: isShown ? row.body : '', quote: isShown ? row.quote : '' };
}

/** A comment as its author sees it. */
export function toOwn(row: CommentRow): OwnComment {
  const editableUntil = new Date(row.createdAt.getTime() + EDIT_MINUTES * 60_000);
  return {
    ...toWire(row),
    content_id: row.contentId,
    held_reason: row.state === 'held' ? row.heldReason : null,
    note: row.note,
    editable_until: toWireTime(editableUntil),
    may_appeal: row.state === 'removed' && row.appealedAt === null,
  };
}

function toWire(row: CommentRow): ShownComment {
  const badge = row.isAuthor ? 'author' : row.isEditor ? 'editor' : null;
  return {
    id: row.id,
    parent_id: row.parentId,
    by: { id: row.userId, name: row.name, avatar: row.avatar, badge },
    body: row.body,
    quote: row.quote,
    lang: row.lang,
    state: row.state,
    reason: row.state === 'removed' ? row.reason : null,
    is_picked: row.isPicked && row.state === 'public',
    likes: row.likes,
    created_time: toWireTime(row.createdAt),
    is_edited: row.editedAt !== null,
  };
}
