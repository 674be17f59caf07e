import { and, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { uploads } from '@/backend/db/schema/uploads';
import type { Context } from '@/backend/kernel/context';
import { picturesNamed } from '@/backend/modules/uploads/queries/picture-uses';
import type { PictureRemoval } from '@/backend/outbox/picture-removal';
import { storeOf } from './storage';

const removal: z.ZodType<PictureRemoval> = z.object({
  paths: z.array(z.string()),
  uploadedBefore: z.string().optional(),
});

/** Deletes pictures. One that something else still names stays, because equal pictures share one file. */
export async function removePictures(context: Context, payload: unknown): Promise<void> {
  const { config, db } = context;
  const { paths, uploadedBefore } = removal.parse(payload);
  const named = await picturesNamed(context, paths);
  const free = paths.filter((path) => !named.has(path));
  if (uploadedBefore && free.length > 0)
    await db
      .delete(uploads)
      .where(and(inArray(uploads.path, free), lt(uploads.createdAt, new Date(uploadedBefore))));
  for (const path of free) {
    const [used] = await db.execute(sql`select 1 from uploads where path = ${path} limit 1`);
    if (!used) await storeOf(config).remove(path);
  }
}
