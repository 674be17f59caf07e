import { eq } from 'drizzle-orm';
import { type CommentSettings, commentSettings } from '@/backend/contract/comments/settings';
import { settings } from '@/backend/db/schema/system';
import type { Context } from '@/backend/kernel/context';

export const SETTINGS_KEY = 'comments';

/** The settings of comments; what was never saved is the default. */
export async function readSettings({ db }: Context): Promise<CommentSettings> {
  const [row] = await db.select().from(settings).where(eq(settings.key, SETTINGS_KEY));
  return commentSettings.safeParse(row?.value).data ?? commentSettings.parse({});
}
