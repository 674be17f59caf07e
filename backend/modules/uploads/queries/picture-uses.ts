import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';
import { picturesIn } from '@/backend/outbox/picture-removal';

/** Tables with pictures beside the items: few rows, each read whole, because some hold texts and lists. */
const BESIDE = [
  'authors',
  'topics',
  'banners',
  'landings',
  'weeklies',
  'events',
  'event_texts',
  'organisers',
  'partners',
  'tools',
  'notices',
  'documents',
  'settings',
] as const;

/** Every table that names pictures; what was taken down keeps its own. */
const EVERYWHERE = [
  ...BESIDE,
  'users',
  'contents',
  'content_texts',
  'content_revisions',
  'manuscripts',
  'source_changes',
  'record_versions',
  'feedback',
  'feed_entries',
  'verification_requests',
  'closed_pictures',
] as const;

/** Which of these pictures something shows to readers: a live item other than `exceptId`, a record or a member. */
export async function picturesShownBeside(
  context: Context,
  paths: readonly string[],
  exceptId: number,
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const wanted = sql`${`{${paths.join(',')}}`}::text[]`;
  const words = sql.join(
    [
      sql`select t.body as words from content_texts t join contents c on c.id = t.content_id
        where c.status = 'approved' and c.id <> ${exceptId} and t.body like '%/uploads/%'`,
      sql`select pic from contents where status = 'approved' and id <> ${exceptId} and pic = any(${wanted})`,
      sql`select avatar_img from users where avatar_img = any(${wanted})`,
      ...BESIDE.map((table) => sql`select one::text from ${sql.identifier(table)} one`),
    ],
    sql` union all `,
  );
  return new Set((await picturesIn(context, words)).filter((path) => paths.includes(path)));
}

/** Which of these pictures any row names, live or not, earlier versions included; an upload alone is no use. */
export async function picturesNamed(
  context: Context,
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  if (paths.length === 0) return new Set();
  const words = sql.join(
    EVERYWHERE.map(
      (table) => sql`select one::text as words from ${sql.identifier(table)} one
        where one::text like any(${`{${paths.map((path) => `%${path}%`).join(',')}}`}::text[])`,
    ),
    sql` union all `,
  );
  return new Set((await picturesIn(context, words)).filter((path) => paths.includes(path)));
}
