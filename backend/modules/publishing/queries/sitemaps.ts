import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { drawnFigure } from '@/backend/modules/stories/queries/drawn-figure';
import { FIGURE } from '@/backend/modules/stories/queries/row';
import { openPicture } from '@/backend/outbox/closed-pictures';
import { CONTENT_KINDS, type ContentKind } from '@/backend/contract/stories/story';
import { IDS_PER_PART, MIN_LABEL_ITEMS, type SitemapSource } from '@/backend/contract/publishing/calls';
import { instant, integer, language, list, nullable, oneOf, type RowOf, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';

const SITEMAP_COLUMNS = {
  id: integer,
  kind: nullable(oneOf(CONTENT_KINDS)),
  langs: list(language),
  pic: text,
  figure: nullable(FIGURE),
  region: text,
  changed: nullable(instant),
};
type SitemapRow = RowOf<typeof SITEMAP_COLUMNS>;
const RANGE_COLUMNS = { range: integer, changed: nullable(instant) };
type RangeRow = RowOf<typeof RANGE_COLUMNS>;
const CHANGED_COLUMNS = { key: text, changed: instant };
type ChangedRow = RowOf<typeof CHANGED_COLUMNS>;

const noKind = sql`null::text as kind, ''::text as pic, null::jsonb as figure, 'none'::text as region`;
const newest = (joined: SQL) => sql`(select max(j.release_time) from ${joined} and j.is_live) as changed`;

/** The languages in which a list has a story; `list` is SQL for its key (see `listKey`). */
const ofList = (list: SQL) => sql`select t.lang from unnest(enum_range(null::locale)::text[]) t(lang)
  where exists (select 1 from list_counts n where n.list_key = ${list} || '+lang:' || t.lang and n.total > 0)`;
/** The languages of a local text. */
const ofWords = (words: SQL) => sql`select w.key from jsonb_each_text(${words}) w where w.value <> ''`;
/** Only rows with a text in some language: a sitemap has no empty pages. */
const withLangs = (rows: SQL) => sql`select s.* from (${rows}) s where json_array_length(s.langs) > 0`;
const langs = (...sources: SQL[]) => sql`array_to_json(array(${sql.join(sources, sql` union `)})) as langs`;

/**
 * Everything that has a page: id, kind, languages, last change. The last change of a day is that of the stories that it
 * shows or showed; of a list, the release time of its newest story. Undated flashes (1970) have no day.
 */
const sourcesAt = (now: Date): Record<SitemapSource, SQL> => ({
  content: sql`select c.id, c.kind::text as kind, ${openPicture(sql`c.pic`)} as pic, c.edition as region,
      ${drawnFigure} as figure,
      greatest(c.updated_time, c.release_time) as changed, (
      select array_to_json(array_agg(t.lang order by t.lang <> c.lang, t.lang))
      from content_texts t where t.content_id = c.id) as langs
    from contents c where c.status = 'approved' and exists (select 1 from content_texts t where t.content_id = c.id)`,
  event: sql`select e.id, null::text as kind, ${openPicture(sql`e.poster`)} as pic, null::jsonb as figure, e.edition as region, e.updated_time as changed, (
      select array_to_json(array_agg(t.lang order by t.lang)) from event_texts t where t.event_id = e.id) as langs
    from events e where e.status in ('published', 'cancelled')
      and exists (select 1 from event_texts t where t.event_id = e.id)`,
  organiser: withLangs(sql`select o.id, ${noKind}, max(e.updated_time) as changed,
      array_to_json(array_agg(distinct t.lang)) as langs
    from organisers o join events e on e.organiser_id = o.id and e.status in ('published', 'cancelled')
      join event_texts t on t.event_id = e.id group by o.id`),
  day: sql`select (c.release_time at time zone 'Asia/Shanghai')::date - date '1970-01-01' as id, ${noKind},
      max(greatest(c.updated_time, c.release_time)) as changed,
      to_json(array_agg(distinct t.lang) filter (where c.status = 'approved')) as langs
    from contents c join content_texts t on t.content_id = c.id
    where c.kind = 'flash' and c.status in ('approved', 'withdrawn') and c.release_time >= '1970-01-03'
    group by 1 having bool_or(c.status = 'approved')`,
  author: withLangs(sql`select a.id, ${noKind}, a.last_published_at as changed,
      ${langs(ofList(sql`'article+author:' || a.id`), ofWords(sql`a.bio`))}
    from authors a where a.last_published_at is not null or a.is_columnist`),
  label: withLangs(sql`select l.id, ${noKind}, ${newest(sql`content_labels j where j.label_id = l.id`)},
      ${langs(ofList(sql`'any+label:' || l.id`))} from labels l
    where (select count(*) from (select 1 from content_labels j where j.label_id = l.id and j.is_live
      limit ${MIN_LABEL_ITEMS}) few) = ${MIN_LABEL_ITEMS}`),
  topic: withLangs(sql`select p.id, ${noKind}, ${newest(sql`content_topics j where j.topic_id = p.id`)},
      ${langs(ofList(sql`'any+topic:' || p.id`), ofWords(sql`p.intro`))} from topics p
      where exists (select 1 from content_topics j where j.topic_id = p.id and j.is_live)`),
  category: withLangs(sql`select k.id, ${noKind}, (select max(c.release_time) from contents c
      where c.category_id = k.id and c.kind = 'article' and c.status = 'approved') as changed,
      ${langs(ofList(sql`'article+category:' || k.id`))}
    from categories k where k.applies_to <> 'flash'`),
  notice: withLangs(sql`select n.id, ${noKind}, n.release_time as changed,
      ${langs(ofWords(sql`n.title`), ofWords(sql`n.body`))} from notices n
    where n.release_time <= ${now.toISOString()}::timestamptz`),
  partner: withLangs(sql`select p.id, ${noKind}, null::timestamptz as changed,
      ${langs(ofWords(sql`p.name`), ofWords(sql`p.description`))}
    from partners p`),
  tool: withLangs(
    sql`select t.id, ${noKind}, null::timestamptz as changed, ${langs(ofWords(sql`t.description`))} from tools t`,
  ),
  letter:
    withLangs(sql`select i.id, ${noKind}, i.started_at as changed, ${langs(ofWords(sql`i.document->'subject'`))}
    from newsletter_issues i where i.written is not null`),
  weekly: withLangs(sql`select w.id, ${noKind}, null::timestamptz as changed,
      ${langs(ofWords(sql`w.title`), ofWords(sql`w.summary`))} from weeklies w`),
});

/** Ranges of ids that have pages, with the last change in each. */
export async function findRanges(context: Context, of: SitemapSource): Promise<RangeRow[]> {
  return readRows(
    context.db,
    sql`
    select (s.id / ${sql.raw(String(IDS_PER_PART))})::int as range, max(s.changed) as changed
    from (${sourcesAt(context.now())[of]}) s group by 1 order by 1`,
    RANGE_COLUMNS,
  );
}

/** Rows with ids from `from` up to, but without `to`, in order. */
export async function findRows(
  context: Context,
  { of, from, to, size }: { of: SitemapSource; from: number; to: number; size: number },
): Promise<SitemapRow[]> {
  return readRows(
    context.db,
    sql`
    select s.id, s.kind, s.pic, s.figure, s.region, s.langs, s.changed from (${sourcesAt(context.now())[of]}) s
    where s.id >= ${from} and s.id < ${to} order by s.id limit ${size}`,
    SITEMAP_COLUMNS,
  );
}

/** The release time of the newest story of a kind. */
export async function findNewest(context: Context, kind: ContentKind): Promise<Date | null> {
  const [row] = await readRows(
    context.db,
    sql`
    select max(release_time) as changed from contents where kind = ${kind} and status = 'approved'`,
    { changed: nullable(instant) },
  );
  return row?.changed ?? null;
}

export async function findDocumentChanges(context: Context): Promise<ChangedRow[]> {
  return readRows(
    context.db,
    sql`select key, max(updated_time) as changed from documents group by key order by key`,
    CHANGED_COLUMNS,
  );
}

export async function findDataChanges(context: Context): Promise<ChangedRow[]> {
  return readRows(
    context.db,
    sql`select type as key, max(updated_time) as changed from data_series group by type order by type`,
    CHANGED_COLUMNS,
  );
}
