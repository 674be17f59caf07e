import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { ChannelRules } from '@/backend/contract/channels/rules';
import type { PostState } from '@/backend/contract/channels/states';
import { UNDO_ACCEPTED_SECONDS } from '@/backend/contract/writing/limits';
import { channelPosts } from '@/backend/db/schema/channels';
import type { Context } from '@/backend/kernel/context';
import { openServices } from '@/backend/modules/channels/queries/open-services';
import { groupOf, readRules, readRulesOf } from '@/backend/modules/channels/queries/rules';
import type { PostRow } from '@/backend/modules/channels/queries/prepare-post';
import { readPostedStory } from '@/backend/modules/channels/queries/story';
import type { ChannelService } from '@/backend/modules/channels/services/service';
import { queuePosts, queueRemovals } from './queue-post';
import { isWithdrawn } from './withdraw-post';

const payloadSchema = z.object({ ids: z.array(z.number()), isNew: z.boolean() });

/** What may be out already. */
const FOLLOWED: PostState[] = ['sent', 'edited', 'sending'];

const DAY_MS = 86_400_000;
/** UTC+8 the whole year. */
const SHANGHAI_MS = 8 * 3_600_000;

/**
 * Lets channels follow stories that were published, changed or withdrawn: new ones are posted by the rules of each
 * channel, and posts that are out already are looked at again. It only writes to the database.
 */
export async function followStories(context: Context, payload: unknown): Promise<void> {
  const { ids, isNew } = payloadSchema.parse(payload);
  for (const id of ids) {
    if (isNew) for (const service of openServices(context)) await applyRules(context, service, id);
    const out = await context.db
      .select()
      .from(channelPosts)
      .where(
        and(
          eq(channelPosts.contentId, id),
          inArray(channelPosts.state, isNew ? ['queued', ...FOLLOWED] : FOLLOWED),
          isNull(channelPosts.dueAt),
        ),
      )
      .orderBy(asc(channelPosts.id));
    await queuePosts(context, out);
    for (const post of out) if (await isToRemove(context, post)) await queueRemovals(context, [post]);
  }
}

/** Whether a post that may be out is of a story, or of a translation, that is not public any more. */
async function isToRemove(context: Context, post: PostRow): Promise<boolean> {
  if (!FOLLOWED.includes(post.state)) return false;
  const rules = await readRulesOf(context, post.channel, post);
  const story = await readPostedStory(context, post.contentId, rules.locale);
  return story !== null && isWithdrawn(story, post);
}

/** Makes the post of a new story at one channel, unless there is one or the rule leaves it to an editor. */
async function applyRules(context: Context, service: ChannelService, contentId: number): Promise<void> {
  const { rules } = await readRules(context, service.name);
  const story = await readPostedStory(context, contentId, rules.locale);
  if (!story?.isLive || story.text === null) return;
  const { timing, at } = rules[groupOf(story)];
  if (timing === 'manual') return;
  const now = context.now();
  await context.db
    .insert(channelPosts)
    .values({
      contentId,
      channel: service.name,
      state: timing === 'held' ? 'held' : 'queued',
      dueAt: dueTime({ timing, at }, service, now),
      changedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing();
}

/** When a post is sent; null for one that waits. What cannot be taken back waits until its flash cannot be, either. */
function dueTime({ timing, at }: ChannelRules['flash'], service: ChannelService, now: Date): Date | null {
  if (timing === 'held') return null;
  if (timing === 'daily') return nextTime(at, now);
  return service.able.remove ? now : new Date(now.getTime() + UNDO_ACCEPTED_SECONDS * 1000);
}

/** The next instant at which it is this time of day (`HH:MM`) in Asia/Shanghai. */
export function nextTime(time: string, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const shanghai = now.getTime() + SHANGHAI_MS;
  const today = shanghai - (shanghai % DAY_MS) + (hours * 60 + minutes) * 60_000 - SHANGHAI_MS;
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}
