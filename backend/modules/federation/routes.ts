import type { Context as HonoContext } from 'hono';
import { FEDERATION_HEADERS, MAX_ACTIVITY_BYTES } from '@/backend/contract/federation/addresses';
import { readBytes } from '@/backend/contract/process/bounded-body';
import type { AppEnv } from '@/backend/kernel/app-env';
import type { Context } from '@/backend/kernel/context';
import { ApiError } from '@/backend/kernel/errors';
import { byNetwork, countTries } from '@/backend/kernel/limits';
import { callerOf, type Mount } from '@/backend/kernel/serve';
import { answerOwnKeys } from './commands/own-keys';
import { ACTIVITY_TYPE } from './commands/post-signed';
import { answerReadable, requireReadable } from './commands/readable-activity';
import { withContext } from './commands/sign-activity';
import { readActor } from './queries/actors';
import { findPostOfStory, readActivity, readPost } from './queries/posts';
import { postUrl } from './queries/site-addresses';
import type { ActivityObject } from './queries/write-object';

const GONE = 410;

/**
 * What servers of the Fediverse ask for. Not calls of the contract, because their form is that of ActivityPub. Without
 * `FEDERATION=on` none of these addresses exists.
 */
export const federationRoutes: Mount = (app, context) => {
  if (context.config.federation === null) return;
  const fedify = openOnce(context);
  app.on(['GET'], ['/ap/actors/:name', '/ap/actors/:name/*'], async (c, next) => {
    if (!takesPage(c)) return next();
    await countRead(context, c);
    const profile = await readActor(context, c.req.param('name'));
    if (!profile) throw new ApiError('notFound');
    return toPage(profile.url);
  });
  app.get('/ap/posts/:id', async (c) => {
    await countRead(context, c);
    const post = await readPost(context, numberOf(c.req.param('id')));
    if (!post) throw new ApiError('notFound');
    if (takesPage(c) && !post.isGone && typeof post.object.url === 'string') return toPage(post.object.url);
    return answer(post.object, post.isGone ? GONE : 200);
  });
  app.get('/ap/activities/:id', async (c) => {
    await countRead(context, c);
    const activity = await readActivity(context, numberOf(c.req.param('id')));
    if (!activity) throw new ApiError('notFound');
    return answer(activity, 200);
  });
  app.get('/ap/stories/:id', async (c) => {
    await countRead(context, c);
    const post = await findPostOfStory(context, numberOf(c.req.param('id')));
    if (post === null) throw new ApiError('notFound');
    return c.redirect(postUrl(context.config, post), 302);
  });
  for (const path of ['/ap/*', '/.well-known/webfinger', '/.well-known/nodeinfo', '/nodeinfo/*'])
    app.on(['GET', 'POST'], path, async (c) => {
      const request = await toSiteRequest(context, c);
      const { federation, contextData } = await fedify();
      return answerOwnKeys(() => answerReadable(() => federation.fetch(request, { contextData })));
    });
};

/** Loads Fedify, which is no part of this program, since it takes longer to load than all of it. */
function openOnce(context: Context) {
  const opened = import('./commands/server').then(({ openFederation }) => ({
    federation: openFederation(context),
    contextData: context,
  }));
  // Whoever asks is told; without a request, nobody misses it.
  opened.catch(() => undefined);
  return () => opened;
}

/** The request as it was sent to the site, which is what its signature covers. @throws ApiError tooManyRequests, bodyTooLarge, invalidInput */
async function toSiteRequest(context: Context, c: HonoContext<AppEnv>): Promise<Request> {
  const { raw } = c.req;
  const isPost = raw.method === 'POST';
  const { address } = await callerOf(context, c);
  await countTries(context, byNetwork(isPost ? 'federationInboxNetwork' : 'federationReadNetwork', address));
  const body = isPost ? await readBytes(raw, MAX_ACTIVITY_BYTES) : undefined;
  if (body === null) throw new ApiError('bodyTooLarge');
  if (body) requireReadable(body);
  const { pathname, search } = new URL(raw.url);
  const headers = new Headers({ host: new URL(context.config.siteUrl).host });
  for (const name of FEDERATION_HEADERS) {
    const value = raw.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Request(`${context.config.siteUrl}${pathname}${search}`, { method: raw.method, headers, body });
}

async function countRead(context: Context, c: HonoContext<AppEnv>): Promise<void> {
  const { address } = await callerOf(context, c);
  await countTries(context, byNetwork('federationReadNetwork', address));
}

/** A browser, unlike a server of the Fediverse, asks for a page and for no JSON. */
function takesPage({ req }: HonoContext<AppEnv>): boolean {
  const accept = req.header('accept') ?? '';
  return accept.includes('text/html') && !accept.includes('json');
}

/** Leads a browser to the page that an actor or a post is for readers. */
const toPage = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, vary: 'accept' } });

/** @throws ApiError notFound */
function numberOf(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new ApiError('notFound');
  return Number(text);
}

const answer = (object: ActivityObject, status: number): Response =>
  new Response(JSON.stringify('@context' in object ? object : withContext(object)), {
    status,
    headers: { 'content-type': ACTIVITY_TYPE, 'access-control-allow-origin': '*', vary: 'accept' },
  });
