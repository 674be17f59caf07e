import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '@/backend/kernel/context';
import { outbox } from '@/backend/db/schema/system';
import { storeOf } from './storage';

const removal = z.object({ paths: z.array(z.string()) });

/** Queues, in the caller's transaction, the removal of pictures whose owner is gone. */
export async function queueRemoval(context: Context, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  await context.db.insert(outbox).values({ kind: 'pictures', payload: { paths }, dueAt: context.now() });
}

/** Deletes pictures. One that is still used by somebody else stays, because equal pictures share one file. */
export async function removePictures({ config, db }: Context, payload: unknown): Promise<void> {
  for (const path of removal.parse(payload).paths) {
    const [used] = await db.execute(sql`select 1 from uploads where path = ${path}
      union all select 1 from users where avatar_img = ${path}
      union all select 1 from authors where avatar_img = ${path}
      union all select 1 from contents where pic = ${path} limit 1`);
    if (!used) await storeOf(config).remove(path);
  }
}
