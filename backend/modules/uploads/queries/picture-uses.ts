import { sql } from 'drizzle-orm';
import { containsAny } from '@/backend/db/text-match';
import { textArray } from '@/backend/db/arrays';
import { integer } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Context } from '@/backend/kernel/context';
import { picturesIn } from '@/backend/outbox/picture-removal';

/**
 * Further tables with pictures: they have few rows, and each row is searched as a whole, because some columns are texts
 * and lists.
 */
const BESIDE = [
  'authors',
  'topics',
  'banners',
  'landings',
  'weeklies',
  'organisers',
  'partners',
  'tools',
  'notices',
  'documents',
  'settings',
] as const;

/** Every table that names pictures; a removed story counts too, because it keeps its pictures. */
const EVERYWHERE = [
  ...BESIDE,
  'events',
  'event_texts',
  'users',
  'contents',
  'content_texts',
  'withheld_texts',
  'content_revisions',
  'manuscripts',
  'source_changes',
  'record_versions',
  'feedback',
  'feed_entries',
  'verification_requests',
  'closed_pictures',
] as const;

/** Pages of 8 kB read by one statement. */
const PAGES_AT_ONCE = 2000;

/** Every picture of a story: of its live text, its draft and all its versions. */
export function picturesOf(context: Context, contentId: number): Promise<string[]> {
  return picturesIn(
    context,
    sql`select pic as words from contents where id = ${contentId}
      union all select body from content_texts where content_id = ${contentId}
      union all select body from withheld_texts where content_id = ${contentId}
      union all select concat(document, texts) from content_revisions where content_id = ${contentId}
      union all select concat(document, submitted) from manuscripts where content_id = ${contentId}
      union all select document::text from source_changes where content_id = ${contentId}`,
  );
}

/** Which of these pictures something shows to readers: a live story other than `exceptId`, a record or a member. */
export async function picturesShownBeside(
  context: Context,
  paths: readonly string[],
  exceptId: number,
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const wanted = textArray(paths);
  const words = sql.join(
    [
      sql`select t.body as words from content_texts t join contents c on c.id = t.content_id
        where c.status = 'approved' and c.id <> ${exceptId} and t.body like '%/uploads/%'`,
      sql`select pic from contents where status = 'approved' and id <> ${exceptId} and pic = any(${wanted})`,
      sql`select avatar_img from users where avatar_img = any(${wanted})`,
      sql`select one::text from events one where one.status not in ('draft', 'pending')`,
      sql`select t::text from event_texts t join events e on e.id = t.event_id
        where e.status not in ('draft', 'pending')`,
      ...BESIDE.map((table) => sql`select one::text from ${sql.identifier(table)} one`),
    ],
    sql` union all `,
  );
  return new Set((await picturesIn(context, words)).filter((path) => paths.includes(path)));
}

/**
 * Which of these pictures any row names, live or not, earlier versions included; the row of the upload itself does not
 * count. The tables are read in parts, so that other calls are served in between.
 */
export async function picturesNamed(
  context: Context,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const named = new Set<string>();
  for (const table of EVERYWHERE) {
    const pages = await pagesOf(context, table);
    for (let page = 0; page <= pages; page += PAGES_AT_ONCE) {
      const open = paths.filter((path) => !named.has(path));
      if (open.length === 0) return named;
      for (const path of await namedIn(context, table, page, open)) named.add(path);
    }
  }
  return named;
}

async function pagesOf({ db }: Context, table: string): Promise<number> {
  const statement = sql`select pg_relation_size(${table}::regclass) / 8192 as pages`;
  const [size] = await readRows(db, statement, { pages: integer });
  return size?.pages ?? 0;
}

async function namedIn(
  context: Context,
  table: (typeof EVERYWHERE)[number],
  page: number,
  paths: string[],
): Promise<string[]> {
  const [from, to] = [`(${page},0)`, `(${page + PAGES_AT_ONCE},0)`];
  const pagePictures = await picturesIn(
    context,
    sql`select one::text as words from ${sql.identifier(table)} one
      where one.ctid >= ${from}::tid and one.ctid < ${to}::tid
        and one::text ${containsAny(paths)}`,
  );
  return pagePictures.filter((path) => paths.includes(path));
}
