import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '@/backend/kernel/context';
import { picturesNamed } from '@/backend/modules/uploads/queries/picture-uses';
import type { PictureRemoval } from '@/backend/outbox/picture-removal';
import { storeOf } from './storage';

const removal: z.ZodType<PictureRemoval> = z.object({ paths: z.array(z.string()) });

/** Deletes pictures. A picture that another row still names stays, because equal pictures share one file. */
export async function removePictures(context: Context, payload: unknown): Promise<void> {
  const { config, db } = context;
  const { paths } = removal.parse(payload);
  const named = await picturesNamed(context, paths);
  for (const path of paths.filter((picturePath) => !named.has(picturePath))) {
    const [used] = await db.execute(sql`select 1 from uploads where path = ${path} limit 1`);
    if (!used) await storeOf(config).remove(path);
  }
}
