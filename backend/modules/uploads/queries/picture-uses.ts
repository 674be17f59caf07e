import { sql } from 'drizzle-orm';
import type { Context } from '@/backend/kernel/context';

/** The path of a stored picture wherever it stands, also as PostgreSQL reads expressions. */
export const PICTURES_IN_TEXT = /\/uploads\/[0-9a-f]{2}\/[0-9a-f]{32}\.(?:jpg|png|gif|webp)/g;

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

/** Which of these pictures something shows to readers: a live item other than `exceptId`, a record or a member. */
export async function picturesShownBeside(
  { db }: Context,
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
  const rows = await db.execute(sql`
    select distinct m[1] as path from (${words}) shown, regexp_matches(words, ${PICTURES_IN_TEXT.source}, 'g') m
    where m[1] = any(${wanted})`);
  return new Set(rows.map(({ path }) => String(path)));
}
