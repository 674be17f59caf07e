import { and, eq } from 'drizzle-orm';
import type { CallOutput, CallParsedInput } from '@/backend/contract/calls';
import type { ChannelName } from '@/backend/contract/channels/names';
import type { PostAct, PostState } from '@/backend/contract/channels/states';
import { channelPosts } from '@/backend/db/schema/channels';
import { contents } from '@/backend/db/schema/stories';
import type { Member } from '@/backend/kernel/caller';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { openService, openServices } from '@/backend/modules/channels/queries/open-services';
import { type PostRow, prepareText } from '@/backend/modules/channels/queries/prepare-post';
import { readRules } from '@/backend/modules/channels/queries/rules';
import { readChannelStates } from '@/backend/modules/channels/queries/states';
import { readPostedStory } from '@/backend/modules/channels/queries/story';
import { writeAudit } from '@/backend/records/audit';
import { queuePosts } from './queue-post';

type Fields = Partial<typeof channelPosts.$inferInsert>;

/** Nothing of it is at the service: it may be sent. */
const UNSENT: readonly PostState[] = ['held', 'queued', 'failed', 'skipped', 'removed'];
const WAITING: readonly PostState[] = ['held', 'queued', 'failed'];
const OUT: readonly PostState[] = ['sent', 'edited'];

/** For each act the states it is possible in, and what it changes. */
const ACTS: Record<PostAct, { from: readonly PostState[]; fields(row: PostRow, now: Date): Fields }> = {
  send: { from: UNSENT, fields: sendAgain },
  skip: { from: WAITING, fields: () => ({ state: 'skipped', dueAt: null, problem: null }) },
  remove: { from: OUT, fields: () => ({ isUnwanted: true }) },
  posted: { from: ['uncertain'], fields: (_, now) => ({ state: 'sent', problem: null, sentAt: now }) },
  notPosted: { from: ['uncertain'], fields: sendAgain },
  write: { from: [...UNSENT, ...OUT], fields: () => ({}) },
  follow: { from: [...UNSENT, ...OUT], fields: () => ({ ownText: null }) },
};

/** A new sending, with a key of its own. */
function sendAgain({ round }: PostRow): Fields {
  return {
    ...{ state: 'queued', dueAt: null, isUnwanted: false, problem: null, answer: '', tries: 0 },
    ...{ round: round + 1, reference: null, link: null, begunAt: null },
  };
}

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
    await changePost(inner, row, set);
    await writeAudit(inner, member, {
      subject: 'content',
      id,
      command: `channel:${act}`,
      after: { channel, ...(act === 'write' && { text }) },
    });
    return readChannelStates(inner, id);
  });
}

/**
 * Posts a public story to these channels now, and skips the others where nothing is out yet.
 * @throws ApiError notFound for a story, wrongState for one that is not public, invalidInput for a channel that is off
 */
export async function setChannels(
  context: Context,
  member: Member,
  { id, channels }: CallParsedInput<'setChannels'>,
): Promise<CallOutput<'setChannels'>> {
  const on = openServices(context).map(({ name }) => name);
  if (channels.some((name) => !on.includes(name)))
    throw new ApiError('invalidInput', { channels: 'unknown' });
  return inTransaction(context, async (inner) => {
    if (!(await lockStory(inner, id))) throw new ApiError('wrongState');
    for (const name of on) {
      const row = await lockPost(inner, id, name);
      if (channels.includes(name) && UNSENT.includes(row.state)) await changePost(inner, row, sendAgain(row));
      if (!channels.includes(name) && WAITING.includes(row.state))
        await changePost(inner, row, ACTS.skip.fields(row, inner.now()));
    }
    await writeAudit(inner, member, { subject: 'content', id, command: 'channels', after: { channels } });
    return readChannelStates(inner, id);
  });
}

/** @returns whether it is public @throws ApiError notFound */
async function lockStory({ db }: Context, id: number): Promise<boolean> {
  const [story] = await db
    .select({ status: contents.status })
    .from(contents)
    .where(eq(contents.id, id))
    .for('update');
  if (!story) throw new ApiError('notFound');
  return story.status === 'approved';
}

/** The post of a story at a channel; one there was not is skipped until something is done to it. */
async function lockPost({ db, now }: Context, contentId: number, channel: ChannelName): Promise<PostRow> {
  const at = now();
  await db
    .insert(channelPosts)
    .values({ contentId, channel, state: 'skipped', changedAt: at, createdAt: at })
    .onConflictDoNothing();
  const [row] = await db
    .select()
    .from(channelPosts)
    .where(and(eq(channelPosts.contentId, contentId), eq(channelPosts.channel, channel)))
    .for('update');
  if (!row) throw new ApiError('notFound');
  return row;
}

/** Changes a post and has it looked at, in the caller's transaction. */
async function changePost(context: Context, { id, channel }: PostRow, set: Fields): Promise<void> {
  await context.db
    .update(channelPosts)
    .set({ ...set, changedAt: context.now() })
    .where(eq(channelPosts.id, id));
  await queuePosts(context, [{ id, channel }]);
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
