import { type SQL, sql } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { MAX_REPLIES } from '@/backend/contract/comments/limits';
import type { CommentSort } from '@/backend/contract/comments/states';
import { idArray } from '@/backend/db/arrays';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { COMMENT_COLUMNS, COMMENT_FIELDS, COMMENT_TABLES, type CommentRow, toShown } from './comment-row';
import { readCommentedStory } from './story';

/** What a reader sees of the threads: public comments, and the places of others that have public replies. */
const isShown = sql`(c.state = 'public' or exists (
  select from comments r where r.parent_id = c.id and r.state = 'public'))`;

const ORDERS: Record<CommentSort, SQL> = {
  picked: sql`c.is_picked desc, c.id desc`,
  newest: sql`c.id desc`,
  oldest: sql`c.id`,
};

/** What follows a cursor, `<picked>.<id>`, in each order. */
const AFTER: Record<CommentSort, (isPicked: boolean, id: number) => SQL> = {
  picked: (isPicked, id) => sql`(c.is_picked, c.id) < (${isPicked}, ${id})`,
  newest: (_isPicked, id) => sql`c.id < ${id}`,
  oldest: (_isPicked, id) => sql`c.id > ${id}`,
};

/** The public comments of a story from a cursor on. @throws ApiError notFound */
export async function listComments(
  context: Context,
  { content_id, sort, cursor, size }: CallParsedInput<'listComments'>,
): Promise<CallOutput<'listComments'>> {
  const facts = await readFacts(context, content_id);
  const [isPicked, id] = (cursor ?? '').split('.');
  const from = cursor === undefined ? sql`true` : AFTER[sort](isPicked === '1', Number(id));
  const rows = facts.is_on ? await readThreads(context, content_id, sort, from, size + 1, 0) : [];
  const last = rows.length > size ? rows[size - 1] : undefined;
  const next = last ? `${last.isPicked ? 1 : 0}.${last.id}` : null;
  return { ...facts, list: await withReplies(context, rows.slice(0, size)), cursor: next };
}

/** A numbered page of the public comments of a story. @throws ApiError notFound */
export async function readCommentPage(
  context: Context,
  { content_id, sort, page, size }: CallParsedInput<'commentPage'>,
): Promise<CallOutput<'commentPage'>> {
  const facts = await readFacts(context, content_id);
  const rows = facts.is_on
    ? await readThreads(context, content_id, sort, sql`true`, size, (page - 1) * size)
    : [];
  return { ...facts, list: await withReplies(context, rows) };
}

async function readFacts(context: Context, contentId: number) {
  const { kind, isOn, isOpen } = await readCommentedStory(context, contentId);
  const [row] = await readRows(
    context.db,
    sql`select count(*) filter (where c.state = 'public') as total,
        count(*) filter (where c.parent_id is null and ${isShown}) as threads
      from comments c where c.content_id = ${contentId}`,
    { total: integer, threads: integer },
  );
  const { total, threads } = row && isOn ? row : { total: 0, threads: 0 };
  return { kind, total, threads, is_on: isOn, is_open: isOpen };
}

function readThreads(
  { db }: Context,
  contentId: number,
  sort: CommentSort,
  from: SQL,
  limit: number,
  offset: number,
): Promise<CommentRow[]> {
  return readRows(
    db,
    sql`select ${COMMENT_COLUMNS} from ${COMMENT_TABLES}
      where c.content_id = ${contentId} and c.parent_id is null and ${isShown} and ${from}
      order by ${ORDERS[sort]} limit ${limit} offset ${offset}`,
    COMMENT_FIELDS,
  );
}

async function withReplies({ db }: Context, threads: CommentRow[]) {
  const ids = idArray(threads.map(({ id }) => id));
  const replies = await readRows(
    db,
    sql`select ${COMMENT_COLUMNS} from ${COMMENT_TABLES}
      where c.parent_id = any(${ids}) and c.state = 'public' order by c.id limit ${threads.length * MAX_REPLIES}`,
    COMMENT_FIELDS,
  );
  return threads.map((thread) => ({
    ...toShown(thread),
    replies: replies.filter(({ parentId }) => parentId === thread.id).map(toShown),
  }));
}
