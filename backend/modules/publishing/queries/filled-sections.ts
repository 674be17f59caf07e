import { sql, type SQL } from 'drizzle-orm';
import { type Section, SECTIONS } from '@/backend/contract/publishing/sections';
import { boolean, text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { readBrand } from '@/backend/kernel/site-brand';

const live = (more: SQL) => sql`select 1 from contents c where c.status = 'approved' and ${more}`;
const inTopic = (more: SQL) =>
  sql`select 1 from content_topics j join topics t on t.id = j.topic_id where j.is_live and ${more}`;

/** What is there at a moment if a section has something to show. */
const contentAt = (now: Date): Record<Section, SQL> => ({
  flashes: live(sql`c.kind = 'flash'`),
  articles: live(sql`c.kind = 'article'`),
  columns: sql`select 1 from authors a where a.is_columnist and a.last_published_at is not null`,
  topics: inTopic(sql`true`),
  specials: inTopic(sql`t.is_special`),
  events: sql`select 1 from events e where e.status in ('published', 'cancelled')`,
  usa: live(sql`c.edition = 'usa'`),
  hk: live(sql`c.edition = 'hk'`),
  data: sql`select 1 from data_series`,
  weekly: sql`select 1 from weeklies`,
  tools: sql`select 1 from tools`,
  partners: sql`select 1 from partners`,
  // Its questions are part of the program; a newsroom that has not opened it has no results.
  quiz: sql`select 1 from quiz_results`,
  atlas: sql`select 1 from tools union all ${inTopic(sql`true`)}`,
  letters: sql`select 1 from newsletters where not is_closed union all
    select 1 from newsletter_issues where written is not null`,
  notices: sql`select 1 from notices where release_time <= ${now.toISOString()}::timestamptz`,
});

/** The sections that have something to show. */
export async function findFilledSections({ db, now }: Context): Promise<{ list: Section[] }> {
  const content = contentAt(now());
  const columns = SECTIONS.map((name) => sql`exists (${content[name]}) as ${sql.identifier(name)}`);
  const codecs = Object.fromEntries(SECTIONS.map((name) => [name, boolean])) as Record<
    Section,
    typeof boolean
  >;
  const [row] = await readRows(db, sql`select ${sql.join(columns, sql`, `)}`, codecs);
  return { list: SECTIONS.filter((name) => row?.[name]) };
}

/** The sections that have nothing to show. */
export async function listEmptySections(context: Context): Promise<Section[]> {
  const { list } = await findFilledSections(context);
  return SECTIONS.filter((name) => !list.includes(name));
}

/** The keys of the editions that the newsroom added and that have no live story. */
export async function listEmptyRegions(context: Context): Promise<string[]> {
  const added = (await readBrand(context)).regions.map(({ key }) => key);
  if (added.length === 0) return [];
  const rows = await readRows(
    context.db,
    sql`select k.key from unnest(${sql.param(added)}::text[]) k (key) where not exists (${live(sql`c.edition = k.key`)})`,
    { key: text },
  );
  return rows.map(({ key }) => key);
}

/** The categories that have no live story of a kind, as `flash:3`. */
export async function listEmptyCategories({ db }: Context): Promise<string[]> {
  const without = (kind: 'flash' | 'article') =>
    sql`select ${`${kind}:`}::text || k.id as key from categories k
      where k.applies_to in (${kind}, 'both') and not exists (${live(sql`c.category_id = k.id and c.kind = ${kind}`)})`;
  const rows = await readRows(
    db,
    sql`select e.key from (${without('flash')} union all ${without('article')}) e order by e.key`,
    { key: text },
  );
  return rows.map(({ key }) => key);
}

/** The keys of the newsletters that can be subscribed to. */
export async function listOfferedLetters({ db }: Context): Promise<string[]> {
  const rows = await readRows(db, sql`select key from newsletters where not is_closed order by key`, {
    key: text,
  });
  return rows.map(({ key }) => key);
}
