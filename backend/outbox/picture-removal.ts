import { sql } from 'drizzle-orm';
import { text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import { queueRows } from '@/backend/outbox/queue-rows';
import type { Context } from '@/backend/kernel/context';

/** Pictures whose owner is gone. */
export interface PictureRemoval {
  paths: string[];
}

/** Queues, in the caller's transaction, the removal of pictures that nothing shows any more; see `removePictures`. */
export async function queueRemoval(context: Context, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const payload: PictureRemoval = { paths: [...new Set(paths)] };
  await queueRows(context, { kind: 'pictures', payload, dueAt: context.now() });
}

/** The path of a stored picture wherever it stands, also as PostgreSQL reads expressions. */
export const PICTURES_IN_TEXT = /\/uploads\/[0-9a-f]{2}\/[0-9a-f]{32}\.(?:jpg|png|gif|webp)/g;

/** The stored pictures named in rows. @param words a query with one column `words` */
export async function picturesIn({ db }: Context, words: ReturnType<typeof sql>): Promise<string[]> {
  const rows = await readRows(
    db,
    sql`
    select distinct m[1] as path from (${words}) named, regexp_matches(words, ${PICTURES_IN_TEXT.source}, 'g') m`,
    { path: text },
  );
  return rows.map(({ path }) => path);
}
