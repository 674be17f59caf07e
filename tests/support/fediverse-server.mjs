import { readFileSync } from 'node:fs';
import { createServer as createPlainServer } from 'node:http';
import { createServer } from 'node:https';
import { join } from 'node:path';
import {
  createFederation,
  generateCryptoKeyPair,
  InProcessMessageQueue,
  MemoryKvStore,
  signObject,
  signRequest,
} from '@fedify/fedify';
import {
  Activity,
  Create,
  CryptographicKey,
  Delete,
  Endpoints,
  Follow,
  isActor,
  Multikey,
  Note,
  Person,
  PUBLIC_COLLECTION,
  Undo,
} from '@fedify/fedify/vocab';

/**
 * Another server of the Fediverse, with one member called `reader`, by TLS with the certificate of a test:
 * `node tests/support/fediverse-server.mjs <folder of certificates> <port> <port of commands>`. What a test wants it to do,
 * and what its member received, is asked at the second port, as JSON.
 */
const [folder = '', port = '', commandPort = ''] = process.argv.slice(2);
/** The form of signatures that most servers send. */
const CAVAGE = 'draft-cavage-http-signatures-12';
const origin = `https://localhost:${port}`;
const received = [];
/** The status with which inboxes answer instead; 0 for none. */
let refusing = 0;
let requests = 0;
/** The members whose accounts are deleted. */
const gone = new Set();
const keys = [await generateCryptoKeyPair('RSASSA-PKCS1-v1_5'), await generateCryptoKeyPair('Ed25519')];

const federation = createFederation({
  ...{ kv: new MemoryKvStore(), queue: new InProcessMessageQueue(), origin, allowPrivateAddress: true },
});
federation
  .setActorDispatcher('/users/{identifier}', async (ctx, identifier) => {
    if (!['reader', 'other', 'second'].includes(identifier)) return null;
    const pairs = await ctx.getActorKeyPairs(identifier);
    return new Person({
      ...{ id: ctx.getActorUri(identifier), preferredUsername: identifier, name: identifier },
      ...{ inbox: ctx.getInboxUri(identifier), endpoints: new Endpoints({ sharedInbox: ctx.getInboxUri() }) },
      ...{ publicKey: pairs[0].cryptographicKey, assertionMethods: pairs.map(({ multikey }) => multikey) },
    });
  })
  .setKeyPairsDispatcher((_, identifier) => (identifier === 'reader' ? keys : [keys[0]]));
federation
  .setInboxListeners('/users/{identifier}/inbox', '/inbox')
  .setSharedKeyDispatcher(() => ({ identifier: 'reader' }))
  .on(Activity, async (ctx, activity) => {
    const json = await activity.toJsonLd({ format: 'compact', contextLoader: ctx.contextLoader });
    received.push(json);
  });
federation.setObjectDispatcher(Note, '/notes/{id}', () => null);

const readBody = async (request) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
};

/** Keys of the member that name somebody else as their owner: `/keys/rsa?owner=…` and `/keys/ed25519?owner=…`. */
async function claimedKey({ href, pathname, searchParams }) {
  const [id, owner] = [new URL(href), new URL(searchParams.get('owner'))];
  const key = pathname.endsWith('rsa')
    ? new CryptographicKey({ id, owner, publicKey: keys[0].publicKey })
    : new Multikey({ id, controller: owner, publicKey: keys[1].publicKey });
  return JSON.stringify(await key.toJsonLd());
}

/** Endless pages that each name the next one as the document to read. */
function answerMaze(url, response) {
  const next = `/maze/${Number(url.slice('/maze/'.length)) + 1}`;
  const link = `<${next}>; rel="alternate"; type="application/activity+json"`;
  response.writeHead(200, { 'content-type': 'text/plain', link }).end('{}');
}

const tls = { cert: readFileSync(join(folder, 'cert.pem')), key: readFileSync(join(folder, 'key.pem')) };
createServer(tls, async (request, response) => {
  const body = await readBody(request);
  requests += 1;
  if (refusing !== 0 && request.method === 'POST') return response.writeHead(refusing).end();
  if (request.url.startsWith('/keys/')) {
    response.writeHead(200, { 'content-type': 'application/activity+json' });
    return response.end(await claimedKey(new URL(request.url, origin)));
  }
  if (request.url.startsWith('/maze/')) return answerMaze(request.url, response);
  if (gone.has(/^\/users\/(\w+)/.exec(request.url)?.[1])) return response.writeHead(410).end();
  const forwarded = new Request(origin + request.url, {
    method: request.method,
    headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    body: request.method === 'POST' ? body : undefined,
  });
  const answer = await federation.fetch(forwarded, { contextData: undefined });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
}).listen(Number(port), 'localhost');

const context = federation.createContext(new URL(origin), undefined);
const me = context.getActorUri('reader');
/** Sends an activity of the member to an actor, and waits until it is taken or refused. */
async function send(to, activity) {
  const actor = await context.lookupObject(to);
  if (!isActor(actor)) throw new Error(`${to} is no actor`);
  await context.sendActivity({ identifier: 'reader' }, actor, activity, { immediate: true });
  return { actor: actor.id.href };
}
const url = (path) => new URL(path, origin);

const commands = {
  follow: ({ who, id = 'follow/1' }) =>
    context
      .lookupObject(who)
      .then((actor) => send(who, new Follow({ id: url(id), actor: me, object: actor.id }))),
  unfollow: async ({ who, id = 'follow/1' }) => {
    const actor = await context.lookupObject(who);
    const object = new Follow({ id: url(id), actor: me, object: actor.id });
    return send(who, new Undo({ id: url(`undo/${Date.now()}`), actor: me, object }));
  },
  reply: ({ who, to, id }) => {
    const note = new Note({
      ...{
        id: url(`notes/${id}`),
        attribution: me,
        replyTarget: new URL(to),
        content: 'A reply',
        to: PUBLIC_COLLECTION,
      },
    });
    return send(who, new Create({ id: url(`notes/${id}/create`), actor: me, object: note }));
  },
  forget: ({ who, id }) =>
    send(who, new Delete({ id: url(`notes/${id}/delete`), actor: me, object: url(`notes/${id}`) })),
  /** Sends a document as it is, signed with a key of the member some seconds ago, or not at all. @returns the status of the answer */
  raw: async ({
    inbox,
    body,
    isSigned = true,
    sent = body,
    key = `${me.href}#main-key`,
    spec = CAVAGE,
    age = 0,
  }) => {
    const headers = { 'content-type': 'application/activity+json' };
    const request = new Request(inbox, { method: 'POST', headers, body: JSON.stringify(body) });
    const epochMilliseconds = Date.now() - age * 1000;
    const currentTime = { epochMilliseconds, toString: () => new Date(epochMilliseconds).toISOString() };
    const signed = isSigned
      ? await signRequest(request, keys[0].privateKey, new URL(key), { spec, currentTime })
      : request;
    const { host: _, ...headersToSend } = Object.fromEntries(signed.headers);
    const answer = await fetch(inbox, { method: 'POST', headers: headersToSend, body: JSON.stringify(sent) });
    return { status: answer.status };
  },
  /** A document with a proof of the member, by a key at an address. */
  prove: async ({ body, key = `${me.href}#multikey-2` }) => {
    const activity = await Activity.fromJsonLd(body, context);
    return (await signObject(activity, keys[1].privateKey, new URL(key), context)).toJsonLd(context);
  },
  vanish: ({ name }) => ({ gone: [...gone.add(name)] }),
  received: () => received,
  requests: () => ({ requests }),
  refuse: ({ status }) => {
    refusing = status;
    return { refusing };
  },
  lookup: async ({ who }) => {
    const object = await context.lookupObject(who);
    return object ? object.toJsonLd({ format: 'compact', contextLoader: context.contextLoader }) : null;
  },
};

createPlainServer(async (request, response) => {
  try {
    const body = await readBody(request);
    const answer = await commands[request.url.slice(1)](body.length > 0 ? JSON.parse(body.toString()) : {});
    response.end(JSON.stringify(answer));
  } catch (error) {
    response.writeHead(500).end(JSON.stringify({ error: String(error) }));
  }
}).listen(Number(commandPort), '127.0.0.1');
