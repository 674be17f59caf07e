import { eq } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import type { ChannelName } from '@/backend/contract/channels/names';
import { type ChannelRules, FIRST_RULES } from '@/backend/contract/channels/rules';
import type { PostGroup, PostState } from '@/backend/contract/channels/states';
import { type channelPosts, channels } from '@/backend/db/schema/channels';
import type { Context } from '@/backend/kernel/context';
import { openServices } from './open-services';

/** The rules of a channel; their version is 0 until an editor has written some. */
export async function readRules(
  { db }: Pick<Context, 'db'>,
  name: ChannelName,
): Promise<{ rules: ChannelRules; version: number }> {
  const [row] = await db.select().from(channels).where(eq(channels.name, name));
  return row?.rules ? { rules: row.rules, version: row.version } : { rules: FIRST_RULES, version: 0 };
}

/**
 * The rules by which a post is made: those of its channel, but a post that may be out stays in the language in which it was
 * begun, whatever language the channel has by now.
 */
export async function readRulesOf(
  context: Pick<Context, 'db'>,
  channel: ChannelName,
  post: Pick<typeof channelPosts.$inferSelect, 'state' | 'locale'> | null,
): Promise<ChannelRules> {
  const { rules } = await readRules(context, channel);
  return post?.locale && MAYBE_OUT.includes(post.state) ? { ...rules, locale: post.locale } : rules;
}

const MAYBE_OUT: readonly PostState[] = ['sending', 'uncertain', 'sent', 'edited'];

/** The group of stories whose rule a story goes by. */
export const groupOf = (story: { kind: 'flash' | 'article'; isImportant: boolean }): PostGroup =>
  story.kind === 'article' ? 'article' : story.isImportant ? 'keyFlash' : 'flash';

/** The channels that are configured, and what their rules post by themselves, now or at a time of day. */
export async function readChannelOffers(context: Context): Promise<CallOutput<'channelOffers'>> {
  const list: CallOutput<'channelOffers'>['list'] = [];
  for (const { name } of openServices(context)) {
    const { rules } = await readRules(context, name);
    const isByItself = ({ timing }: ChannelRules['flash']) => timing === 'now' || timing === 'daily';
    list.push({ channel: name, key_flash: isByItself(rules.keyFlash), flash: isByItself(rules.flash) });
  }
  return { list };
}
