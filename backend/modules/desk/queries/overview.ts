import { sql } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { boolean, instant, integer, oneOf } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { CONTENT_KINDS } from '@/backend/contract/stories/story';
import type { Member } from '@/backend/kernel/caller';
import type { Context } from '@/backend/kernel/context';
import { dayBounds, toWireDay, toWireTime } from '@/backend/kernel/text/time';
import { readBrokenLinks } from './broken-links';
import { readCounts } from './counts';
import { STORY_COLUMNS, readFailed, readAssignedNotes, withTitles } from './overview-stories';
import { readActiveEditors } from './active-editors';
import { readQueue } from './queue';

type Kind = 'flash' | 'article';
const DAY_MS = 86_400_000;
const SHOWN = 8;
/** How many past weeks the usual output of an hour is computed from: the median of the same hour and weekday. */
const WEEKS = 4;

/** The front page of the desk. Days and hours are those of UTC+8. */
export async function readOverview(
  context: Context,
  member: Member,
  locale: Locale,
): Promise<CallOutput<'deskOverview'>> {
  const { db } = context;
  const day = toWireDay(context.now());
  const { from } = dayBounds(day);
  const { list } = await readQueue(context, member, locale);
  const lastTen = await readRows(
    db,
    sql`
    select id, is_important from contents where kind = 'flash' and status = 'approved' order by release_time desc nulls first, id desc nulls first limit 10`,
    { id: integer, is_important: boolean },
  );
  const scheduled = await withTitles(
    context,
    locale,
    await readRows(
      context.db,
      sql`select c.id, c.kind, m.due_at as due from manuscripts m join contents c on c.id = m.content_id
      where m.edit = 'scheduled' order by m.due_at limit ${SHOWN}`,
      { ...STORY_COLUMNS, due: instant },
    ),
    ({ due }) => ({ release_time: toWireTime(due) }),
  );
  const read = await withTitles(
    context,
    locale,
    await readRows(
      context.db,
      sql`select c.id, c.kind, v.views from (
        select content_id, count(*) as views from view_readers
        where day >= ${day} group by 1 order by 2 desc limit ${SHOWN}) v
      join contents c on c.id = v.content_id where c.status = 'approved' order by v.views desc`,
      { ...STORY_COLUMNS, views: integer },
    ),
    ({ views }) => ({ views }),
  );
  const since = new Date(from.getTime() - 2 * DAY_MS).toISOString();
  const untranslated = await withTitles(
    context,
    locale,
    await readRows(
      context.db,
      sql`select c.id, c.kind from contents c
      where c.status = 'approved' and c.release_time >= ${since}::timestamptz
        and not exists (select 1 from content_texts t where t.content_id = c.id and t.lang = 'en')
      order by c.release_time desc limit ${SHOWN}`,
      STORY_COLUMNS,
    ),
    () => ({}),
  );
  const broken = await readBrokenLinks(context, locale);
  const { queue: _, comments: _comments, ...counts } = await readCounts(context, member);
  return {
    queue: list.map((row) => ({
      id: row.id,
      title: row.title,
      lang: row.lang,
      author: row.author,
      waited_minutes: row.waited_minutes,
      is_own: row.holder?.id === member.id,
    })),
    hours: await readHours(context, from),
    last_ten: lastTen.map((row) => ({ id: row.id, is_important: row.is_important })),
    scheduled,
    read,
    untranslated,
    broken,
    failed: await readFailed(context, locale),
    notes: await readAssignedNotes(context, member, locale),
    counts,
    present: await readActiveEditors(context, member, locale),
  };
}

/** Output of each hour of today, and the median of flashes of that hour on the same weekday before. */
async function readHours({ db }: Context, from: Date): Promise<CallOutput<'deskOverview'>['hours']> {
  const since = new Date(from.getTime() - WEEKS * 7 * DAY_MS);
  const rows = await readRows(
    db,
    sql`
    select d.day, floor(date_part('epoch', c.release_time - d.start) / 3600)::int as hour, c.kind, count(*) as total
    from (select day, ${since.toISOString()}::timestamptz + day * interval '1 day' as start
      from generate_series(0, ${WEEKS * 7}::int, 7) day) d
    join contents c on c.status = 'approved' and c.release_time >= d.start and c.release_time < d.start + interval '1 day'
    group by 1, 2, 3`,
    { day: integer, hour: integer, kind: oneOf(CONTENT_KINDS), total: integer },
  );
  const totals = new Map(rows.map((row) => [`${row.day}:${row.hour}:${row.kind}`, row.total]));
  const at = (day: number, hour: number, kind: Kind) => totals.get(`${day}:${hour}:${kind}`) ?? 0;
  return Array.from({ length: 24 }, (_, hour) => {
    const before = Array.from({ length: WEEKS }, (__, week) => at(week * 7, hour, 'flash')).sort(
      (a, b) => a - b,
    );
    const usual = ((before[WEEKS / 2 - 1] ?? 0) + (before[WEEKS / 2] ?? 0)) / 2;
    return { flashes: at(WEEKS * 7, hour, 'flash'), articles: at(WEEKS * 7, hour, 'article'), usual };
  });
}
