import {
  type Activity,
  type Actor,
  type Block,
  type Create,
  type Delete,
  Follow,
  isActor,
  type Undo,
} from '@fedify/fedify/vocab';
import type { InboxContext } from '@fedify/fedify';
import { and, eq, or } from 'drizzle-orm';
import { federationFollowers, federationPosts, federationReplies } from '@/backend/db/schema/federation';
import { type Context, inTransaction } from '@/backend/kernel/context';
import { readActor } from '@/backend/modules/federation/queries/actors';
import { nameOfActorUrl, postOfUrl } from '@/backend/modules/federation/queries/site-addresses';
import { publishActivity } from './publish-activity';

/** Where an activity came in. */
export type From = InboxContext<Context>;

/** The longest address that is stored. */
const MAX_URL = 2000;

/**
 * Stores a follower of one of our actors and says so to it; who followed before is told again. Its inboxes have to be of
 * its own server, so that nobody makes us write to another.
 */
export async function receiveFollow(from: From, follow: Follow): Promise<void> {
  const context = from.data;
  const name = nameOfActorUrl(context.config, follow.objectId?.href ?? '');
  if (name === null || !(await readActor(context, name))) return;
  const follower = await actorOf(from, follow);
  const addresses = follower && addressesOf(follower);
  if (!addresses) return;
  const followId = follow.id?.href ?? '';
  await inTransaction(context, async (inner) => {
    const { db, now } = inner;
    const values = {
      inbox: addresses.inbox,
      sharedInbox: addresses.sharedInbox,
      followId,
      failingSince: null,
    };
    await db
      .insert(federationFollowers)
      .values({ ...values, actor: name, uri: addresses.uri, createdAt: now() })
      .onConflictDoUpdate({ target: [federationFollowers.actor, federationFollowers.uri], set: values });
    await publishActivity(inner, {
      ...{ actor: name, type: 'Accept', postId: null },
      fields: {
        to: [addresses.uri],
        object: { type: 'Follow', id: followId, actor: addresses.uri, object: follow.objectId?.href },
      },
      inboxes: [addresses.inbox],
    });
  });
}

/** Ends a following. The Undo may hold the Follow, or name it by its id. */
export async function receiveUndo(from: From, undo: Undo): Promise<void> {
  const { config, db } = from.data;
  const uri = undo.actorId?.href;
  if (uri === undefined) return;
  const undone = await undo.getObject({ ...from, suppressError: true });
  const named = undo.objectId && eq(federationFollowers.followId, undo.objectId.href);
  const name = undone instanceof Follow ? nameOfActorUrl(config, undone.objectId?.href ?? '') : null;
  const what = name === null ? named : or(named ?? undefined, eq(federationFollowers.actor, name));
  if (what) await db.delete(federationFollowers).where(and(eq(federationFollowers.uri, uri), what));
}

/** Who blocks one of our actors follows it no longer. */
export async function receiveBlock(from: From, block: Block): Promise<void> {
  const { config, db } = from.data;
  const name = nameOfActorUrl(config, block.objectId?.href ?? '');
  const uri = block.actorId?.href;
  if (name === null || uri === undefined) return;
  const isFollower = and(eq(federationFollowers.uri, uri), eq(federationFollowers.actor, name));
  await db.delete(federationFollowers).where(isFollower);
}

/** Counts a reply to a post of ours that its own author sends. */
export async function receiveCreate(from: From, create: Create): Promise<void> {
  const { config, db, now } = from.data;
  const reply = await create.getObject({ ...from, suppressError: true });
  const author = create.actorId?.href;
  if (!reply?.id || author === undefined || reply.attributionId?.href !== author) return;
  if (reply.id.origin !== new URL(author).origin || reply.id.href.length > MAX_URL) return;
  const postId = postOfUrl(config, reply.replyTargetId?.href ?? '');
  if (postId === null) return;
  const [post] = await db
    .select({ id: federationPosts.id })
    .from(federationPosts)
    .where(eq(federationPosts.id, postId));
  if (!post) return;
  await db
    .insert(federationReplies)
    .values({ uri: reply.id.href, postId, author, createdAt: now() })
    .onConflictDoNothing();
}

/** Forgets a reply its author deleted, or everything of an actor that deleted itself. */
export async function receiveDelete(from: From, deletion: Delete): Promise<void> {
  const uri = deletion.objectId?.href;
  const author = deletion.actorId?.href;
  if (uri === undefined || author === undefined) return;
  if (uri === author) return clearActor(from.data, author);
  const isOwn = and(eq(federationReplies.uri, uri), eq(federationReplies.author, author));
  await from.data.db.delete(federationReplies).where(isOwn);
}

/** Removes what is stored of an actor of another server. */
export async function clearActor({ db }: Context, uri: string): Promise<void> {
  await db.delete(federationFollowers).where(eq(federationFollowers.uri, uri));
  await db.delete(federationReplies).where(eq(federationReplies.author, uri));
}

/** The actor of an activity as its own server describes it; null for none. */
async function actorOf(from: From, activity: Activity): Promise<Actor | null> {
  if (!activity.actorId) return null;
  const actor = await from.lookupObject(activity.actorId);
  return actor && isActor(actor) && actor.id?.href === activity.actorId.href ? actor : null;
}

/** Where a follower is reached; null when that is not at its own server. */
function addressesOf({ id, inboxId, endpoints }: Actor) {
  if (!id || !inboxId) return null;
  const isOwn = (url: URL) => url.protocol === 'https:' && url.host === id.host && url.href.length <= MAX_URL;
  if (!isOwn(id) || !isOwn(inboxId)) return null;
  const shared = endpoints?.sharedInbox;
  return { uri: id.href, inbox: inboxId.href, sharedInbox: shared && isOwn(shared) ? shared.href : null };
}
