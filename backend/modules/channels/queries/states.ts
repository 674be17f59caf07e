import { eq } from 'drizzle-orm';
import type { CallOutput } from '@/backend/contract/calls';
import { CHANNELS } from '@/backend/contract/channels/names';
import { channelPosts } from '@/backend/db/schema/channels';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { toWireTime } from '@/backend/kernel/text/time';
import type { ChannelService } from '@/backend/modules/channels/services/service';
import { readFediverseState } from './fediverse-state';
import { openServices } from './open-services';
import { type PostRow, prepareText } from './prepare-post';
import { readRulesOf } from './rules';
import { readPostedStory } from './story';

type ChannelState = CallOutput<'channelStates'>['channels'][number];

/** How a story stands at each channel that is on. @throws ApiError notFound */
export async function readChannelStates(context: Context, id: number): Promise<CallOutput<'channelStates'>> {
  const story = await readPostedStory(context, id, 'zh-Hans');
  if (!story) throw new ApiError('notFound');
  const rows = await context.db.select().from(channelPosts).where(eq(channelPosts.contentId, id));
  const channels: ChannelState[] = [];
  for (const service of openServices(context)) {
    const row = rows.find(({ channel }) => channel === service.name) ?? null;
    channels.push(await stateOf(context, service, id, row));
  }
  const all = [...channels, ...(await readFediverseState(context, id))];
  const place = ({ channel }: ChannelState) => CHANNELS.indexOf(channel);
  return { channels: all.sort((a, b) => place(a) - place(b)), is_public: story.isLive };
}

async function stateOf(
  context: Context,
  service: ChannelService,
  id: number,
  row: PostRow | null,
): Promise<ChannelState> {
  const rules = await readRulesOf(context, service.name, row);
  const story = await readPostedStory(context, id, rules.locale);
  const prepared = story && prepareText(context, service, story, { rules, ownText: row?.ownText ?? null });
  const isOut = row?.state === 'sent' || row?.state === 'edited' || row?.state === 'removed';
  const text = (isOut ? row.sentText : null) ?? prepared?.text ?? '';
  return {
    channel: service.name,
    account: service.account,
    locale: rules.locale,
    state: row?.state ?? null,
    problem: row?.problem ?? null,
    answer: row?.answer ?? '',
    text,
    is_own_text: row !== null && row.ownText !== null,
    length: service.limit.count(text),
    max_length: service.limit.length,
    link: row?.state === 'removed' ? '' : (row?.link ?? ''),
    changed_time: row ? toWireTime(row.changedAt) : '',
    due_time: row?.state === 'queued' && row.dueAt ? toWireTime(row.dueAt) : '',
    may_edit: service.able.edit,
    may_remove: service.able.remove,
    is_automatic: false,
    replies: null,
  };
}
