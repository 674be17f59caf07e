import { createFederation, type Federation } from '@fedify/fedify';
import {
  Activity,
  Block,
  Create,
  Delete,
  Endpoints,
  Follow,
  Image,
  Organization,
  Person,
  Service,
  Undo,
} from '@fedify/fedify/vocab';
import { NEWSROOM, SHARED_INBOX } from '@/backend/contract/federation/addresses';
import type { Context } from '@/backend/kernel/context';
import { describeError } from '@/backend/kernel/describe-error';
import { readActor } from '@/backend/modules/federation/queries/actors';
import * as lists from '@/backend/modules/federation/queries/followers';
import { readActorKeys } from './actor-keys';
import { FederationCache } from './cache';
import { requireOwnKeys } from './own-keys';
import { documentReader, isGone } from './read-documents';
import {
  clearActor,
  type From,
  receiveBlock,
  receiveCreate,
  receiveDelete,
  receiveFollow,
  receiveUndo,
} from './receive-activities';

/** What each of our actors is, in the vocabulary of ActivityStreams. */
const TYPES = { newsroom: Organization, author: Person, topic: Service };
const ACTOR = '/ap/actors/{identifier}';
const GONE = 410;

/** Fedify for this newsroom: actors, WebFinger, NodeInfo, lists, and the inbox with its signatures. It sends nothing. */
export function openFederation(context: Context): Federation<Context> {
  const federation = createFederation<Context>({
    kv: new FederationCache(context),
    origin: context.config.siteUrl,
    documentLoaderFactory: () => documentReader(context),
    contextLoaderFactory: () => documentReader(context),
    authenticatedDocumentLoaderFactory: (signer) => documentReader(context, signer),
  });
  describeActors(federation);
  listFollowersAndPosts(federation);
  takeActivities(federation);
  federation.setNodeInfoDispatcher('/nodeinfo/2.1', async ({ data }) => {
    const { posts, replies } = await lists.countUsage(data);
    return {
      software: { name: 'lianxun', version: '1.0.0', homepage: new URL(data.config.siteUrl) },
      protocols: ['activitypub'],
      usage: { users: { total: 1 }, localPosts: posts, localComments: replies },
    };
  });
  return federation;
}

function describeActors(federation: Federation<Context>): void {
  federation
    .setActorDispatcher(ACTOR, async (ctx, name) => {
      const profile = await readActor(ctx.data, name);
      if (!profile) return null;
      const [rsa, ...others] = await ctx.getActorKeyPairs(name);
      return new TYPES[profile.kind]({
        id: ctx.getActorUri(name),
        preferredUsername: name,
        name: profile.title,
        summary: profile.summary,
        url: new URL(profile.url),
        icon: profile.icon === null ? null : new Image({ url: new URL(profile.icon) }),
        inbox: ctx.getInboxUri(name),
        outbox: ctx.getOutboxUri(name),
        followers: ctx.getFollowersUri(name),
        endpoints: new Endpoints({ sharedInbox: ctx.getInboxUri() }),
        manuallyApprovesFollowers: false,
        discoverable: true,
        publicKey: rsa?.cryptographicKey ?? null,
        assertionMethods: [...(rsa ? [rsa] : []), ...others].map(({ multikey }) => multikey),
      });
    })
    .setKeyPairsDispatcher(async (ctx, name) => {
      if (!(await readActor(ctx.data, name))) return [];
      const { rsa, ed25519 } = await readActorKeys(ctx.data, name);
      return [rsa, ed25519];
    });
}

/** Where a list begins; null for the list of nobody, which is answered with 404. */
const firstCursor = async (ctx: { data: Context }, name: string) =>
  (await readActor(ctx.data, name)) ? lists.NEWEST : null;

function listFollowersAndPosts(federation: Federation<Context>): void {
  federation
    .setFollowersDispatcher(`${ACTOR}/followers`, async (ctx, name, cursor) => {
      if (cursor === null || !(await readActor(ctx.data, name))) return null;
      const page = await lists.listFollowers(ctx.data, name, cursor);
      if (!page) return null;
      const items = page.rows.map(({ uri, inbox }) => ({ id: new URL(uri), inboxId: new URL(inbox) }));
      return { items, nextCursor: page.nextCursor };
    })
    .setCounter((ctx, name) => lists.countFollowers(ctx.data, name))
    .setFirstCursor(firstCursor);
  federation
    .setOutboxDispatcher(`${ACTOR}/outbox`, async (ctx, name, cursor) => {
      if (cursor === null || !(await readActor(ctx.data, name))) return null;
      const page = await lists.listOutbox(ctx.data, name, cursor);
      if (!page) return null;
      const items = await Promise.all(page.rows.map(({ body }) => Activity.fromJsonLd(body, ctx)));
      return { items, nextCursor: page.nextCursor };
    })
    .setCounter((ctx, name) => lists.countOutbox(ctx.data, name))
    .setFirstCursor(firstCursor);
}

/** Takes activities that are signed with a key of their actor's server. */
const withOwnKeys =
  <Kind extends Activity>(take: (from: From, activity: Kind) => Promise<void>) =>
  (from: From, activity: Kind): Promise<void> => {
    requireOwnKeys(activity);
    return take(from, activity);
  };

function takeActivities(federation: Federation<Context>): void {
  federation
    .setInboxListeners(`${ACTOR}/inbox`, SHARED_INBOX)
    .setSharedKeyDispatcher(() => ({ identifier: NEWSROOM }))
    .on(Follow, withOwnKeys(receiveFollow))
    .on(Undo, withOwnKeys(receiveUndo))
    .on(Block, withOwnKeys(receiveBlock))
    .on(Create, withOwnKeys(receiveCreate))
    .on(Delete, withOwnKeys(receiveDelete))
    // Whoever deletes an account deletes its key as well: nobody can check the signature, but its own server answers that it is gone.
    .onUnverifiedActivity(async (ctx, activity, reason) => {
      const actor = activity.actorId;
      if (!(activity instanceof Delete) || !actor || activity.objectId?.href !== actor.href) return undefined;
      if (reason.type !== 'keyFetchError' || reason.keyId.origin !== actor.origin) return undefined;
      if (!('status' in reason.result) || reason.result.status !== GONE) return undefined;
      if (!(await isGone(ctx.data, actor.href))) return undefined;
      await clearActor(ctx.data, actor.href);
      return new Response(null, { status: 202 });
    })
    .onError((ctx, error) =>
      ctx.data.log.info({ error: describeError(error) }, 'an activity of the Fediverse failed'),
    );
}
