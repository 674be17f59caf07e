import { and, eq, isNull } from 'drizzle-orm';

import { NEWSROOM } from '@/backend/contract/federation/addresses';
import { federationActivities, federationPosts } from '@/backend/db/schema/federation';
import type { Context } from '@/backend/kernel/context';
import { canonicalJson } from '@/backend/modules/federation/queries/canonical-json';
import { readActor } from '@/backend/modules/federation/queries/actors';
import { type PostedStory, readPostedStory } from '@/backend/modules/federation/queries/read-story';
import { findPostOfStory } from '@/backend/modules/federation/queries/posts';
import {
  addressees,
  activityUrl,
  actorUrl,
  postUrl,
} from '@/backend/modules/federation/queries/site-addresses';
import {
  type ActivityObject,
  toInstant,
  writeObject,
  writeTombstone,
} from '@/backend/modules/federation/queries/write-object';
import { federationStory } from '@/backend/outbox/federation';
import { inboxesOf, publishActivity, replaceActivity } from './publish-activity';

type Post = typeof federationPosts.$inferSelect;

/** Older stories come from an imported archive, and nobody is notified of them. */
const NEWS_MS = 2 * 86_400_000;

/**
 * Tells followers what became of a story: that it is new, is another now, or is gone. It compares what they were told with
 * how it stands, so that a row which comes late or twice says nothing false and nothing again.
 */
export async function followStory(context: Context, payload: unknown): Promise<void> {
  const { contentId } = federationStory.parse(payload);
  const post = await livePost(context, contentId);
  const story = await readPostedStory(context, contentId);
  if (!story) return post ? deletePost(context, post) : undefined;
  if (post) return updatePost(context, post, story);
  const isNews = story.releaseTime.getTime() > context.now().getTime() - NEWS_MS;
  // Who was notified that it is gone is notified that it is back.
  if (isNews || (await findPostOfStory(context, contentId)) !== null) await publishPost(context, story);
}

async function livePost({ db }: Context, contentId: number): Promise<Post | null> {
  const [post] = await db
    .select()
    .from(federationPosts)
    .where(and(eq(federationPosts.contentId, contentId), isNull(federationPosts.withdrawnAt)))
    .for('update');
  return post ?? null;
}

/** Posts a story: the newsroom to its followers, its author and topics by passing it on to theirs. */
async function publishPost(context: Context, story: PostedStory): Promise<void> {
  const [row] = await context.db
    .insert(federationPosts)
    .values({ contentId: story.id, object: {}, createdAt: context.now() })
    .returning();
  if (!row) throw new Error('a post was not stored');
  const object = writeObject(context.config, story, row.id);
  await context.db.update(federationPosts).set({ object }).where(eq(federationPosts.id, row.id));
  await publishActivity(context, {
    ...{ actor: NEWSROOM, type: 'Create', postId: row.id },
    fields: { ...addressees(context.config), published: toInstant(context.now()), object },
    inboxes: await inboxesOf(context, [NEWSROOM]),
  });
  await passOn(context, row, story.announcers);
}

/**
 * Sends a post again when it says something else, to everybody who has it, and passes it on by whom it concerns now. What it
 * said before is nowhere any more.
 */
async function updatePost(context: Context, post: Post, story: PostedStory): Promise<void> {
  const written = writeObject(context.config, story, post.id);
  if (messageOf(written) !== messageOf(post.object)) {
    const object = { ...written, updated: toInstant(context.now()) };
    await context.db.update(federationPosts).set({ object }).where(eq(federationPosts.id, post.id));
    await replaceWords(context, post.id, object);
    await publishActivity(context, {
      ...{ actor: NEWSROOM, type: 'Update', postId: post.id },
      fields: { ...addressees(context.config), updated: object.updated, object },
      inboxes: await inboxesOf(context, [NEWSROOM, ...post.announcedBy]),
    });
  }
  await passOn(context, post, story.announcers);
}

/** Lets the activity that brought a post have its new words, and removes those that changed it before. */
async function replaceWords(context: Context, postId: number, object: ActivityObject): Promise<void> {
  const { db } = context;
  const ofType = (type: string) =>
    and(eq(federationActivities.postId, postId), eq(federationActivities.type, type));
  await db.delete(federationActivities).where(ofType('Update'));
  const created = await db.select().from(federationActivities).where(ofType('Create'));
  for (const activity of created) await replaceActivity(context, activity, { object });
}

/** Takes a post back from everybody who has it. Of its words nothing is kept, here and in what servers ask for. */
async function deletePost(context: Context, post: Post): Promise<void> {
  const now = context.now();
  await context.db
    .update(federationPosts)
    .set({ object: {}, withdrawnAt: now })
    .where(eq(federationPosts.id, post.id));
  await context.db.delete(federationActivities).where(eq(federationActivities.postId, post.id));
  await publishActivity(context, {
    ...{ actor: NEWSROOM, type: 'Delete', postId: post.id },
    fields: { ...addressees(context.config), object: writeTombstone(context.config, post.id, now) },
    inboxes: await inboxesOf(context, [NEWSROOM, ...post.announcedBy]),
  });
}

/** What a post says, apart from when and for which version of it the picture was asked for. */
function messageOf({ updated: _, attachment: __, ...object }: Record<string, unknown>): string {
  return canonicalJson(object);
}

/** Lets actors pass a post on who have not yet, and take that back whom it does not concern any more. */
async function passOn(context: Context, post: Post, announcers: readonly string[]): Promise<void> {
  const { config } = context;
  const object = postUrl(config, post.id);
  const remaining = post.announcedBy.filter((actor) => announcers.includes(actor));
  const added: string[] = [];
  for (const actor of announcers.filter((each) => !remaining.includes(each)))
    if (await readActor(context, actor)) added.push(actor);
  for (const actor of added)
    await publishActivity(context, {
      ...{ actor, type: 'Announce', postId: post.id },
      fields: { ...addressees(config, actor), published: toInstant(context.now()), object },
      inboxes: await inboxesOf(context, [actor]),
    });
  for (const actor of post.announcedBy.filter((each) => !remaining.includes(each)))
    await takeBack(context, post, actor);
  if (added.length === 0 && remaining.length === post.announcedBy.length) return;
  await context.db
    .update(federationPosts)
    .set({ announcedBy: [...remaining, ...added] })
    .where(eq(federationPosts.id, post.id));
}

async function takeBack(context: Context, post: Post, actor: string): Promise<void> {
  const { config, db } = context;
  const ofActor = and(
    eq(federationActivities.postId, post.id),
    eq(federationActivities.actor, actor),
    eq(federationActivities.type, 'Announce'),
  );
  const announced = await db.delete(federationActivities).where(ofActor).returning();
  for (const { id } of announced)
    await publishActivity(context, {
      ...{ actor, type: 'Undo', postId: post.id },
      fields: {
        ...addressees(config, actor),
        object: {
          ...{ type: 'Announce', id: activityUrl(config, id) },
          ...{ actor: actorUrl(config, actor), object: postUrl(config, post.id) },
        },
      },
      inboxes: await inboxesOf(context, [actor]),
    });
}
