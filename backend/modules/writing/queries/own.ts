import { sql, type SQL } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import type { ContentStatus, EditState } from '@/backend/contract/writing/statuses';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { bodyLengths } from './body-lengths';
import { hasWords } from './has-words';
import { pickDocumentText } from './pick-text';
import { toWireTime } from '@/backend/kernel/text/time';
import { dailyViews } from './daily-views';
import { readOwnTotals } from './own-totals';
import { QUEUE_PLACE } from './queue-place';

type Row = {
  id: string;
  version: number;
  kind: 'flash' | 'article';
  status: ContentStatus;
  edit: EditState | null;
  document: DraftDocument;
  reason: string;
  withdrawn_reason: string | null;
  place: string | null;
  waited: string | null;
  release_time: string;
  due_at: string | null;
  saved_at: string;
  views: number;
  likes: number;
  collections: number;
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

/** A page of a member's own stories, newest change first; scheduled ones by the time they are due. */
export async function listOwn(
  context: Context,
  member: Member,
  { page, size, status, keyword, locale }: CallParsedInput<'myContents'>,
): Promise<CallOutput<'myContents'>> {
  const { db } = context;
  const own = sql`c.owner_id = ${member.id}`;
  const named =
    keyword === '' ? sql`true` : sql`(c.status <> 'removed' and ${await hasWords(context, keyword)})`;
  const stored = status === 'discarded' ? sql`m.discarded_at is not null` : sql`m.discarded_at is null`;
  const tab = status === undefined || status === 'discarded' ? sql`true` : TABS[status];
  const from = sql`from contents c join manuscripts m on m.content_id = c.id where ${own}`;
  const [counts] = await db.execute<Record<string, string>>(sql`
    select ${sql.join(
      Object.entries(TABS).map(
        ([name, is]) =>
          sql`count(*) filter (where m.discarded_at is null and ${is}) as ${sql.identifier(name)}`,
      ),
      sql`, `,
    )}, count(*) filter (where m.discarded_at is not null) as discarded ${from}`);
  const [total] = await db.execute<{ total: string }>(
    sql`select count(*) as total ${from} and ${stored} and ${tab} and ${named}`,
  );
  const rows = await db.execute<Row>(sql`
    select c.id, c.version, c.kind, c.status, case when c.status in ('approved', 'withdrawn') then m.edit end as edit, m.document, m.reason,
      case when c.status in ('withdrawn', 'removed') then (select l.after->>'reason' from audit_log l
        where l.subject = 'content' and l.subject_id = c.id::text and l.command in ('withdraw', 'remove')
        order by l.id desc limit 1) end as withdrawn_reason,
      c.release_time, m.due_at, m.saved_at, c.views_count as views, c.likes_count as likes, c.collections_count as collections,
      case when m.edit = 'pending' and ${OPEN} then ${QUEUE_PLACE} end as place,
      floor(extract(epoch from ${context.now().toISOString()}::timestamptz - m.submitted_at) / 60) as waited
    ${from} and ${stored} and ${tab} and ${named}
    order by coalesce(m.due_at, m.saved_at) desc, c.id desc limit ${size} offset ${(page - 1) * size}`);
  const days = await dailyViews(
    context,
    rows.map((row) => Number(row.id)),
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
        id: Number(row.id),
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
        place: row.place === null ? null : Number(row.place),
        waited_minutes: Number(row.waited ?? 0),
        release_time: row.due_at
          ? toWireTime(new Date(row.due_at))
          : isSeen
            ? toWireTime(new Date(row.release_time))
            : null,
        saved_time: toWireTime(new Date(row.saved_at)),
        views: row.views,
        likes: row.likes,
        collections: row.collections,
        days: days.get(Number(row.id)) ?? [],
      };
    }),
    total: Number(total?.total ?? 0),
    page,
    size,
    counts: {
      all: Number(counts?.all ?? 0),
      draft: Number(counts?.draft ?? 0),
      pending: Number(counts?.pending ?? 0),
      rejected: Number(counts?.rejected ?? 0),
      scheduled: Number(counts?.scheduled ?? 0),
      approved: Number(counts?.approved ?? 0),
      withdrawn: Number(counts?.withdrawn ?? 0),
      discarded: Number(counts?.discarded ?? 0),
    },
    totals: await readOwnTotals(context, member),
  };
}
