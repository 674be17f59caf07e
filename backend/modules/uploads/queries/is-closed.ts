import { eq } from 'drizzle-orm';
import { closedPictures } from '@/backend/db/schema/uploads';
import type { Context } from '@/backend/kernel/context';

/** Whether a picture was closed with a story that was removed. */
export async function isClosed({ db }: Context, path: string): Promise<boolean> {
  const [row] = await db
    .select({ path: closedPictures.path })
    .from(closedPictures)
    .where(eq(closedPictures.path, path))
    .limit(1);
  return row !== undefined;
}
