import { eq } from 'drizzle-orm';
import type { ChannelName } from '@/backend/contract/channels/names';
import { type ChannelRules, FIRST_RULES } from '@/backend/contract/channels/rules';
import type { PostGroup } from '@/backend/contract/channels/states';
import { channels } from '@/backend/db/schema/channels';
import type { Context } from '@/backend/kernel/context';

/** The rules of a channel; their version is 0 until an editor has written some. */
export async function readRules(
  { db }: Pick<Context, 'db'>,
  name: ChannelName,
): Promise<{ rules: ChannelRules; version: number }> {
  const [row] = await db.select().from(channels).where(eq(channels.name, name));
  return row?.rules ? { rules: row.rules, version: row.version } : { rules: FIRST_RULES, version: 0 };
}

/** The group of stories whose rule a story goes by. */
export const groupOf = (story: { kind: 'flash' | 'article'; isImportant: boolean }): PostGroup =>
  story.kind === 'article' ? 'article' : story.isImportant ? 'keyFlash' : 'flash';
