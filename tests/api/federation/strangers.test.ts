import { HEADERS } from '@/backend/contract/headers';
import { type Fediverse, startFediverse } from '@/tests/support/fediverse';
import { until } from '@/tests/support/until';

let world: Fediverse;
let newsroom: string;
/** The address of a member of the other server. */
let reader: string;

beforeAll(async () => {
  world = await startFediverse();
  newsroom = `${world.site}/ap/actors/newsroom`;
  const received = () => world.other<{ to?: unknown }[]>('received');
  await world.other('follow', { who: newsroom });
  await until(async () => (await received()).length > 0);
  reader = String((await received())[0]?.to ?? '');
}, 180_000);
afterAll(() => world.end());

const followers = async (name: string) =>
  JSON.parse((await world.request(`/ap/actors/${name}/followers`)).text).totalItems;
const inbox = () => `${world.site}/ap/inbox`;
const follow = (actor: string, object: string) => ({
  ...{ '@context': 'https://www.w3.org/ns/activitystreams', type: 'Follow' },
  ...{ id: `${actor}#follow-${Math.random()}`, actor, object },
});
const send = async (command: Record<string, unknown>) =>
  (await world.other<{ status: number }>('raw', { inbox: inbox(), ...command })).status;

test('the control: a signed activity of the member who sends it is taken', async () => {
  const column = `${world.site}/ap/actors/topic_2`;
  expect(await send({ body: follow(reader, column) })).toBe(202);
  expect(await followers('topic_2')).toBe(1);
});

test('what is not signed, is signed for another body, or is said in another name is refused', async () => {
  const topic = `${world.site}/ap/actors/topic_3`;
  const member = reader;
  const other = member.replace(/reader$/, 'other');
  expect(await send({ body: follow(member, topic), isSigned: false })).toBe(401);
  expect(await send({ body: follow(member, newsroom), sent: follow(member, topic) })).toBe(401);
  expect(await send({ body: follow(other, topic) })).toBe(401);
  expect(await send({ body: { ...follow(member, topic), id: `${world.site}/follows/1` } })).toBe(401);
  expect(await followers('topic_3')).toBe(0);
});

test('a key is believed for actors of its own server only, however it is used', async () => {
  const member = reader;
  const proved = (body: object, key?: string) => world.other('prove', { body, key });
  // The control: what is proved by the member's own key needs no signature of the request.
  const ofMember = await proved(follow(member, `${world.site}/ap/actors/topic_4`));
  expect(await send({ body: ofMember, isSigned: false })).toBe(202);
  expect(await followers('topic_4')).toBe(1);

  const victim = `${world.site}/ap/actors/topic_1`;
  const topic = `${world.site}/ap/actors/topic_3`;
  const claim = (kind: string) => `${new URL(member).origin}/keys/${kind}?owner=${victim}`;
  const body = follow(victim, topic);
  expect(await send({ body, key: claim('rsa') })).toBe(401);
  expect(await send({ body: await proved(body, claim('ed25519')), isSigned: false })).toBe(401);
  expect(await followers('topic_3')).toBe(0);
});

test('an account is gone when its own address says so, not when a key of its server is', async () => {
  const member = reader;
  const other = member.replace(/reader$/, 'other');
  const topic = `${world.site}/ap/actors/topic_5`;
  const deletion = (actor: string) => ({
    ...follow(actor, actor),
    ...{ type: 'Delete', id: `${actor}#delete-${Math.random()}` },
  });
  for (const actor of [member, other])
    expect(await send({ body: follow(actor, topic), key: `${actor}#main-key` })).toBe(202);
  expect(await followers('topic_5')).toBe(2);
  await world.other('vanish', { name: 'nobody' });
  const key = member.replace(/reader$/, 'nobody#main-key');
  expect(await send({ body: deletion(member), key })).toBe(401);
  expect(await followers('topic_5')).toBe(2);
  await world.other('vanish', { name: 'other' });
  expect(await send({ body: deletion(other), key: `${other}#former-key` })).toBe(202);
  expect(await followers('topic_5')).toBe(1);
});

test('pages that name another document are followed twice at most', async () => {
  const member = reader;
  const requests = async () => (await world.other<{ requests: number }>('requests')).requests;
  const before = await requests();
  const key = `${new URL(member).origin}/maze/1`;
  expect(await send({ body: follow(member, newsroom), key })).toBe(401);
  expect(await requests()).toBe(before + 3);
});

test('an actor that does not exist has no inbox and gets no followers', async () => {
  const nobody = `${world.site}/ap/actors/topic_999999`;
  expect(await send({ inbox: `${nobody}/inbox`, body: follow(reader, nobody) })).toBe(404);
  expect(await send({ body: follow(reader, nobody) })).toBe(202);
  expect((await world.request('/ap/actors/topic_999999/followers')).status).toBe(404);
});

test('an activity of more than 256 kB is refused, and so is what is no JSON', async () => {
  const body = JSON.stringify({ type: 'Create', content: 'x'.repeat(300_000) });
  const headers = { 'content-type': 'application/activity+json' };
  expect((await world.request('/ap/inbox', { body, headers })).status).toBe(413);
  expect((await world.request('/ap/inbox', { body: '{', headers })).status).toBe(400);
});

test('what is JSON and no activity is refused as such, and is no fault of the newsroom', async () => {
  const headers = { 'content-type': 'application/activity+json' };
  const statusOf = async (body: string) => (await world.request('/ap/inbox', { body, headers })).status;
  const valid = follow(reader, newsroom);
  const withMore = (more: object) => JSON.stringify({ ...valid, ...more });
  const nested = (levels: number) => JSON.parse('{"a":'.repeat(levels) + '1' + '}'.repeat(levels));
  expect(await statusOf('"x"')).toBe(400);
  expect(await statusOf('['.repeat(50_000) + ']'.repeat(50_000))).toBe(400);
  expect(await statusOf(withMore({ object: nested(3000) }))).toBe(400);
  expect(await statusOf(withMore({ '@context': [valid['@context'], { '@version': 2 }] }))).toBe(400);
  const unread = `${new URL(reader).origin}/no-context`;
  expect(await statusOf(withMore({ '@context': unread }))).toBe(503);
  // The control: what can be read is refused for its missing signature only.
  expect(await statusOf(withMore({ object: nested(20) }))).toBe(401);
});

test('a signature is good for an hour, before and after the time it names', async () => {
  const topic = `${world.site}/ap/actors/topic_6`;
  for (const spec of ['draft-cavage-http-signatures-12', 'rfc9421']) {
    const aged = (age: number) => send({ body: follow(reader, topic), spec, age });
    for (const age of [7200, -7200]) expect([spec, age, await aged(age)]).toEqual([spec, age, 401]);
    expect(await followers('topic_6')).toBe(0);
  }
  for (const spec of ['draft-cavage-http-signatures-12', 'rfc9421'])
    expect(await send({ body: follow(reader, topic), spec, age: 1800 })).toBe(202);
  expect(await followers('topic_6')).toBe(1);
});

test('an activity that is sent again says nothing again, also after it was taken back', async () => {
  const topic = `${world.site}/ap/actors/topic_7`;
  const body = follow(reader, topic);
  const undo = { ...follow(reader, topic), type: 'Undo', object: body };
  for (const each of [body, undo, body, undo]) expect(await send({ body: each })).toBe(202);
  expect(await followers('topic_7')).toBe(0);
  // Somebody else's follow is not taken back.
  const other = reader.replace(/reader$/, 'second');
  const theirs = follow(other, topic);
  expect(await send({ body: theirs, key: `${other}#main-key` })).toBe(202);
  expect(await send({ body: { ...follow(reader, topic), type: 'Undo', object: theirs } })).toBe(202);
  expect(await followers('topic_7')).toBe(1);
});

test('a network that floods the inbox is refused, and no other', async () => {
  const from = (address: string) => ({
    body: '{}',
    headers: { [HEADERS.secret]: world.backend.secret, [HEADERS.readerAddress]: address },
  });
  const statuses: number[] = [];
  for (let sent = 0; sent < 610; sent += 10)
    statuses.push(
      ...(await Promise.all(
        Array.from(
          { length: 10 },
          async () => (await world.request('/ap/inbox', from('203.0.113.9'))).status,
        ),
      )),
    );
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect((await world.request('/ap/inbox', from('203.0.113.10'))).status).not.toBe(429);
});
