import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { channelPosts } from '@/backend/db/schema/channels';
import type { Context } from '@/backend/kernel/context';
import { openService } from '@/backend/modules/channels/queries/open-services';
import {
  linkOf,
  type PostRow,
  prepareText,
  type PreparedText,
  readReplyTo,
} from '@/backend/modules/channels/queries/prepare-post';
import { readRulesOf } from '@/backend/modules/channels/queries/rules';
import { readSharePicture } from '@/backend/modules/channels/queries/share-picture';
import { type PostedStory, readPostedStory } from '@/backend/modules/channels/queries/story';
import type { ChannelService } from '@/backend/modules/channels/services/service';
import { editPost, recordProblem } from './change-post';
import { setPost } from './post-state';
import { queueRemovals } from './queue-post';
import { type PreparedPost, sendPost, resolveUnrecordedPost } from './send-post';
import { takeRateSlot } from './rate-slot';
import { isWithdrawn, withdrawPost } from './withdraw-post';

/** Which sending of a post it was queued for, and when that was due. */
const payloadSchema = z.object({
  postId: z.number(),
  round: z.number().optional(),
  dueAt: z.coerce.date().optional(),
  isRemoval: z.boolean().default(false),
});

/** News that could not be sent for so long are old: an editor decides. */
const MAX_AGE_MS = 3_600_000;

/**
 * Brings one post to where its story stands: sends, edits or removes it, or settles a sending that was cut off. Of one
 * channel one post at a time is looked at, in the order they were queued, so corrections follow the sending; removals wait for
 * that of their own post alone. What waits longer than an hour behind others is given up, so that a channel that comes back is not flooded.
 * @throws Postponement to be tried again, by the rate of the service or by what it answered
 */
export async function deliverPost(context: Context, payload: unknown): Promise<void> {
  const { postId, round, dueAt, isRemoval } = payloadSchema.parse(payload);
  const [row] = await context.db.select().from(channelPosts).where(eq(channelPosts.id, postId));
  if (!row) return;
  const service = openService(context, row.channel);
  if (!service) return failUnconfigured(context, row);
  const rules = await readRulesOf(context, row.channel, row);
  const story = await readPostedStory(context, row.contentId, rules.locale);
  if (!story) return;
  if (isRemoval) return isWithdrawn(story, row) ? withdrawPost(context, service, row) : undefined;
  const text = prepareText(context, service, story, { rules, ownText: row.ownText });
  const prepare = async (words: PreparedText): Promise<PreparedPost> =>
    completePost(context, service, { row, story, words, locale: rules.locale });
  const isWanted = story.isLive && !row.isUnwanted;
  switch (row.state) {
    case 'queued':
      if (row.dueAt !== null) return;
      if (!isWanted)
        return void (await setPost(context, row.id, ['queued'], { state: 'skipped', dueAt: null }));
      if (!text)
        return void (await setPost(context, row.id, ['queued'], { state: 'failed', problem: 'noText' }));
      // An editor asked for another sending, which is queued for itself.
      if (round !== undefined && round !== row.round) return;
      if (dueAt !== undefined && context.now().getTime() - dueAt.getTime() > MAX_AGE_MS)
        return void (await setPost(
          context,
          row.id,
          ['queued'],
          { state: 'failed', problem: 'unreached' },
          row,
        ));
      await takeRateSlot(context, service);
      return sendPost(context, service, row, await prepare(text));
    case 'sending':
      await takeRateSlot(context, service);
      await resolveUnrecordedPost(context, service, {
        row,
        prepared: text && (await prepare(text)),
        isWanted,
      });
      // It may have to be changed or removed by now.
      return deliverPost(context, payload);
    case 'sent':
    case 'edited':
      if (isWithdrawn(story, row)) return queueRemovals(context, [row]);
      if (!text) return recordProblem(context, row, 'editRefused');
      if (text.hash === row.sentHash) return recordProblem(context, row, null);
      await takeRateSlot(context, service);
      return editPost(context, service, row, await prepare(text));
    default:
  }
}

async function completePost(
  context: Context,
  service: ChannelService,
  {
    row,
    story,
    words,
    locale,
  }: { row: PostRow; story: PostedStory; words: PreparedText; locale: ChannelLocale },
): Promise<PreparedPost> {
  const { hash, ...texts } = words;
  const path = linkOf(context, story, locale, null).slice(context.config.siteUrl.length);
  const isChange = row.state === 'sent' || row.state === 'edited';
  return {
    hash,
    post: {
      ...texts,
      contentId: story.id,
      kind: story.kind,
      locale,
      picture: await readSharePicture(context, path),
      replyTo: await readReplyTo(context, story, row),
      key: `${service.name}-${row.id}-${row.round}${isChange ? `-${hash}` : ''}`,
    },
  };
}

type ChannelLocale = Awaited<ReturnType<typeof readRulesOf>>['locale'];

/** The channel is not configured any more: nothing can be sent or followed. */
async function failUnconfigured(context: Context, row: PostRow): Promise<void> {
  await setPost(context, row.id, ['queued'], { state: 'failed', problem: 'off' });
  await setPost(context, row.id, ['sent', 'edited', 'sending'], { problem: 'off' });
}
