import { sql, type SQL } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import { type Codec, declared, instant, integer, nullable, oneOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { CONTENT_KINDS } from '@/backend/contract/stories/story';
import { CONTENT_STATUSES, EDIT_STATES } from '@/backend/contract/writing/statuses';
import { manuscripts } from '@/backend/db/schema/writing/drafts';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { bodyLengths } from '@/backend/modules/writing/queries/changes/body-lengths';
import { hasWords } from './has-words';
import { pickDocumentText } from './pick-text';
import { toWireTime } from '@/backend/kernel/text/time';
import { dailyViews } from '@/backend/modules/writing/queries/numbers/daily-views';
import { readOwnTotals } from '@/backend/modules/writing/queries/numbers/totals';
import { QUEUE_PLACE } from '@/backend/modules/writing/queries/review/queue-place';

const COLUMNS = {
  id: integer,
  version: integer,
  kind: oneOf(CONTENT_KINDS),
  status: oneOf(CONTENT_STATUSES),
  edit: nullable(oneOf(EDIT_STATES)),
  document: declared(manuscripts.document),
  reason: text,
  withdrawn_reason: nullable(text),
  place: nullable(integer),
  waited: nullable(integer),
  release_time: instant,
  due_at: nullable(instant),
  saved_at: instant,
  views: integer,
  likes: integer,
  collections: integer,
};

/** The condition that a story is not removed: the draft of a removed story is closed to its owner, too. */
const OPEN = sql`c.status <> 'removed'`;

/** The condition of each tab. A live story with a newer version is in two tabs. */
const TABS = {
  all: sql`true`,
  draft: sql`m.edit = 'draft' and ${OPEN}`,
  pending: sql`m.edit = 'pending' and ${OPEN}`,
  rejected: sql`m.edit = 'rejected' and ${OPEN}`,
  scheduled: sql`m.edit = 'scheduled' and ${OPEN}`,
  approved: sql`c.status = 'approved'`,
  withdrawn: sql`c.status in ('withdrawn', 'removed')`,
} satisfies Record<string, SQL>;

const TAB_COUNTS = {
  all: integer,
  draft: integer,
  pending: integer,
  rejected: integer,
  scheduled: integer,
  approved: integer,
  withdrawn: integer,
} satisfies Record<keyof typeof TABS, Codec<number>>;

/** A page of a member's own stories, newest change first; scheduled ones by the time they are due. */
export async function listOwn(
  context: Context,
  member: Member,
  { page, size, status, keyword, locale }: CallParsedInput<'myContents'>,
): Promise<CallOutput<'myContents'>> {
  const { db } = context;
  const isOfMember = sql`c.owner_id = ${member.id}`;
  const named =
    keyword === '' ? sql`true` : sql`(c.status <> 'removed' and ${await hasWords(context, keyword)})`;
  const stored = status === 'discarded' ? sql`m.discarded_at is not null` : sql`m.discarded_at is null`;
  const tab = status === undefined || status === 'discarded' ? sql`true` : TABS[status];
  const from = sql`from contents c join manuscripts m on m.content_id = c.id where ${isOfMember}`;
  const [counts] = await readRows(
    db,
    sql`
    select ${sql.join(
      Object.entries(TABS).map(
        ([name, is]) =>
          sql`count(*) filter (where m.discarded_at is null and ${is}) as ${sql.identifier(name)}`,
      ),
      sql`, `,
    )}, count(*) filter (where m.discarded_at is not null) as discarded ${from}`,
    { ...TAB_COUNTS, discarded: integer },
  );
  const [total] = await readRows(
    db,
    sql`select count(*) as total ${from} and ${stored} and ${tab} and ${named}`,
    { total: integer },
  );
  const rows = await readRows(
    db,
    sql`
    select c.id, c.version, c.kind, c.status, case when c.status in ('approved', 'withdrawn') then m.edit end as edit, m.document, m.reason,
      case when c.status in ('withdrawn', 'removed') then (select l.after->>'reason' from audit_log l
        where l.subject = 'content' and l.subject_id = c.id::text and l.command in ('withdraw', 'remove')
        order by l.id desc limit 1) end as withdrawn_reason,
      c.release_time, m.due_at, m.saved_at, c.views_count as views, c.likes_count as likes, c.collections_count as collections,
      case when m.edit = 'pending' and ${OPEN} then ${QUEUE_PLACE} end as place,
      floor(extract(epoch from ${context.now().toISOString()}::timestamptz - m.submitted_at) / 60) as waited
    ${from} and ${stored} and ${tab} and ${named}
    order by coalesce(m.due_at, m.saved_at) desc, c.id desc limit ${size} offset ${(page - 1) * size}`,
    COLUMNS,
  );
  const days = await dailyViews(
    context,
    rows.map((row) => row.id),
  );
  // The texts of removed stories are closed to their owner, too.
  const texts = rows.map(({ status, document }) => ({
    ...pickDocumentText(document, locale),
    ...(status === 'removed' && { title: '', body: '' }),
  }));
  const lengths = await bodyLengths(texts.map(({ body }) => body));
  return {
    list: rows.map((row, index) => {
      const text = texts[index] ?? pickDocumentText(row.document, locale);
      const isSeen = row.status === 'approved' || row.status === 'withdrawn' || row.status === 'removed';
      return {
        id: row.id,
        version: row.version,
        kind: row.kind,
        status: row.status,
        edit: row.edit,
        title: text.title,
        lang: text.lang,
        langs: row.document.texts.map(({ lang }) => lang),
        length: lengths[index] ?? 0,
        reason: row.reason,
        withdrawn_reason: row.withdrawn_reason ?? '',
        place: row.place,
        waited_minutes: row.waited ?? 0,
        release_time: row.due_at ? toWireTime(row.due_at) : isSeen ? toWireTime(row.release_time) : null,
        saved_time: toWireTime(row.saved_at),
        views: row.views,
        likes: row.likes,
        collections: row.collections,
        days: days.get(row.id) ?? [],
      };
    }),
    total: total?.total ?? 0,
    page,
    size,
    counts: {
      all: counts?.all ?? 0,
      draft: counts?.draft ?? 0,
      pending: counts?.pending ?? 0,
      rejected: counts?.rejected ?? 0,
      scheduled: counts?.scheduled ?? 0,
      approved: counts?.approved ?? 0,
      withdrawn: counts?.withdrawn ?? 0,
      discarded: counts?.discarded ?? 0,
    },
    totals: await readOwnTotals(context, member),
  };
}
