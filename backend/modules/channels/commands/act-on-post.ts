import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { ChannelName } from '@/backend/contract/channels/names';
import type { PostAct, PostState } from '@/backend/contract/channels/states';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { openService } from '@/backend/modules/channels/queries/open-services';
import { type PostRow, prepareText } from '@/backend/modules/channels/queries/prepare-post';
import { readRules } from '@/backend/modules/channels/queries/rules';
import { readChannelStates } from '@/backend/modules/channels/queries/states';
import { readPostedStory } from '@/backend/modules/channels/queries/story';
import { writeAudit } from '@/backend/records/audit';
import {
  changePost,
  type Fields,
  lockPost,
  lockStory,
  sendAgain,
  SKIPPED,
  UNSENT,
  WAITING,
} from './locked-post';

const OUT: readonly PostState[] = ['sent', 'edited'];

/** For each act the states it is possible in, and what it changes. */
const ACTS: Record<PostAct, { from: readonly PostState[]; fields(row: PostRow, now: Date): Fields }> = {
  send: { from: UNSENT, fields: sendAgain },
  skip: { from: WAITING, fields: () => SKIPPED },
  remove: { from: OUT, fields: () => ({ isUnwanted: true }) },
  posted: { from: ['uncertain'], fields: (_, now) => ({ state: 'sent', problem: null, sentAt: now }) },
  notPosted: { from: ['uncertain'], fields: sendAgain },
  write: { from: [...UNSENT, ...OUT], fields: () => ({}) },
  follow: { from: [...UNSENT, ...OUT], fields: () => ({ ownText: null }) },
};

/**
 * What an editor does to the post of a story at one channel.
 * @throws ApiError notFound; wrongState when the post is not in a state for it, or the story is not public; invalidInput for
 * a text that is too long for the channel
 */
export async function actOnPost(
  context: Context,
  member: Member,
  { id, channel, act, text }: CallParsedInput<'actOnPost'>,
): Promise<CallOutput<'actOnPost'>> {
  const service = openService(context, channel);
  if (!service) throw new ApiError('notFound');
  if (act === 'write') await checkText(context, channel, id, text);
  if (act === 'remove' && !service.able.remove) throw new ApiError('wrongState');
  return inTransaction(context, async (inner) => {
    const isLive = await lockStory(inner, id);
    const row = await lockPost(inner, id, channel);
    const { from, fields } = ACTS[act];
    const isSending = act === 'send' || act === 'notPosted';
    if (!from.includes(row.state) || (isSending && !isLive)) throw new ApiError('wrongState');
    const set = { ...fields(row, inner.now()), ...(act === 'write' && { ownText: text }) };
    // One that was chosen for a story to come is looked at when the story is public.
    await changePost(inner, row, set, isLive || row.state !== 'queued');
    await writeAudit(inner, member, {
      subject: 'content',
      id,
      command: 'channels',
      after: { channel, act, ...(act === 'write' && { text }) },
    });
    return readChannelStates(inner, id);
  });
}

async function checkText(
  context: Context,
  channel: ChannelName,
  id: number,
  text: string | undefined,
): Promise<void> {
  if (text === undefined) throw new ApiError('invalidInput', { text: 'required' });
  const service = openService(context, channel);
  const { rules } = await readRules(context, channel);
  const story = await readPostedStory(context, id, rules.locale);
  if (!service || !story) throw new ApiError('notFound');
  if (story.text !== null && prepareText(context, service, story, { rules, ownText: text }) === null)
    throw new ApiError('invalidInput', { text: 'tooLong' });
}
