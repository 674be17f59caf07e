import { sql } from 'drizzle-orm';
import type { Context } from '../../context';
import type { ContentKind } from '../../contract/content-item';
import type { Locale } from '../../contract/locale';

type Titles = { lang: Locale; title: string }[];
export type NewsRow = { id: string; kind: ContentKind; release_time: string; titles: Titles };
export type AddressRow = { id: string; kind: ContentKind; langs: Locale[]; updated_time: string };
export type RangeRow = { range: number; updated_time: string };

/** Live items since a moment with their titles in every language, newest first. */
export async function findNews(context: Context, since: Date, size: number): Promise<NewsRow[]> {
  const rows = await context.db.execute<NewsRow>(sql`
    select c.id, c.kind, c.release_time, (
      select json_agg(json_build_object('lang', t.lang, 'title', t.title) order by t.lang <> c.lang, t.lang)
      from content_texts t where t.content_id = c.id) as titles
    from contents c where c.status = 'approved' and c.release_time >= ${since.toISOString()}
    order by c.release_time desc, c.id desc limit ${size}`);
  return [...rows];
}

/** Live items of a range of ids. */
export async function findAddresses(
  context: Context,
  { from, to, size }: { from: number; to: number; size: number },
): Promise<AddressRow[]> {
  const rows = await context.db.execute<AddressRow>(sql`
    select c.id, c.kind, c.updated_time, (
      select array_to_json(array_agg(t.lang order by t.lang <> c.lang, t.lang))
      from content_texts t where t.content_id = c.id) as langs
    from contents c where c.id >= ${from} and c.id < ${to} and c.status = 'approved'
    order by c.id limit ${size}`);
  return [...rows];
}

/** Published events of a range of ids. */
export async function findEventAddresses(
  context: Context,
  { from, to, size }: { from: number; to: number; size: number },
): Promise<Omit<AddressRow, 'kind'>[]> {
  const rows = await context.db.execute<Omit<AddressRow, 'kind'>>(sql`
    select e.id, e.updated_time, (
      select array_to_json(array_agg(t.lang order by t.lang)) from event_texts t where t.event_id = e.id) as langs
    from events e where e.id >= ${from} and e.id < ${to} and e.status <> 'draft'
    order by e.id limit ${size}`);
  return [...rows];
}

/** Authors and labels that have anything live, in order. */
export async function findLists(context: Context): Promise<{ authors: number[]; labels: number[] }> {
  const { db } = context;
  const [authors, labels] = await Promise.all([
    db.execute<{ id: string }>(sql`select id from authors where last_published_at is not null order by id`),
    db.execute<{ id: string }>(sql`select l.id from labels l
      where exists (select 1 from content_labels j where j.label_id = l.id and j.is_live) order by l.id`),
  ]);
  const idsOf = (rows: readonly { id: string }[]) => rows.map((row) => Number(row.id));
  return { authors: idsOf(authors), labels: idsOf(labels) };
}

/** Ranges of ids that hold anything live, with the last change in each. */
export async function findRanges(
  context: Context,
  of: 'content' | 'event',
  size: number,
): Promise<RangeRow[]> {
  const [table, isLive] =
    of === 'content' ? [sql`contents`, sql`status = 'approved'`] : [sql`events`, sql`status <> 'draft'`];
  const rows = await context.db.execute<RangeRow>(sql`
    select (id / ${sql.raw(String(Math.trunc(size)))})::int as range, max(updated_time) as updated_time from ${table}
    where ${isLive} group by 1 order by 1`);
  return [...rows];
}
