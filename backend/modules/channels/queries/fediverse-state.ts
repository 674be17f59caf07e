import type { CallOutput } from '@/backend/contract/calls';
import type { PostState } from '@/backend/contract/channels/states';
import { NEWSROOM } from '@/backend/contract/federation/addresses';
import type { Context } from '@/backend/kernel/context';
import { toWireTime } from '@/backend/kernel/text/time';
import { countReplies } from '@/backend/modules/federation/queries/followers';
import { type FediversePost, readFediversePosts } from '@/backend/modules/federation/queries/story-post';

type ChannelState = CallOutput<'channelStates'>['channels'][number];

/** The state of a post in the Fediverse in the words of channels; null without a post. */
export function fediverseMark(post: FediversePost | undefined): PostState | null {
  if (!post) return null;
  if (post.isWithdrawn) return 'removed';
  return post.isEdited ? 'edited' : 'sent';
}

/** How a story stands in the Fediverse, where it goes and is changed by itself; nothing while this newsroom is not there. */
export async function readFediverseState(context: Context, contentId: number): Promise<ChannelState[]> {
  const { config } = context;
  if (config.federation === null) return [];
  const post = (await readFediversePosts(context, [contentId])).get(contentId);
  const text = post?.text ?? '';
  return [
    {
      channel: 'fediverse',
      account: `@${NEWSROOM}@${new URL(config.siteUrl).host}`,
      locale: 'zh-Hans',
      state: fediverseMark(post),
      problem: null,
      answer: '',
      text,
      is_own_text: false,
      length: Array.from(text).length,
      max_length: 0,
      link: post?.link ?? '',
      changed_time: post ? toWireTime(post.changedAt) : '',
      due_time: '',
      may_edit: true,
      may_remove: true,
      is_automatic: true,
      replies: post ? await countReplies(context, post.id) : null,
    },
  ];
}
