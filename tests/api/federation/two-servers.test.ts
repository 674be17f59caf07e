import { signInAs } from '@/tests/support/accounts';
import { callsOf, contentInState, type MemberCalls } from '@/tests/support/drafts';
import { type Fediverse, startFediverse } from '@/tests/support/fediverse';
import { until } from '@/tests/support/until';

type Document = Record<string, unknown> & { type: string; id: string };
interface Received extends Document {
  object: (Document & { contentMap?: Record<string, string>; attachment?: unknown; url?: string }) | string;
}

let world: Fediverse;
let editor: MemberCalls;
let newsroom: string;

beforeAll(async () => {
  world = await startFediverse();
  editor = callsOf(world.backend, (await signInAs(world.backend, 'editor')).token);
  newsroom = `${world.site}/ap/actors/newsroom`;
}, 180_000);
afterAll(() => world.end());

const read = async (path: string) => JSON.parse((await world.request(path)).text);
const received = () => world.other<Received[]>('received');
const objectOf = (activity: Received | undefined) =>
  activity && typeof activity.object === 'object' ? activity.object : null;
/** Waits for the newest activity of a type; of an earlier one it waits for more than there were. */
async function next(type: string, earlier = 0): Promise<Received> {
  const ofType = async () => (await received()).filter((activity) => activity.type === type);
  await until(async () => (await ofType()).length > earlier);
  const newest = (await ofType()).at(-1);
  if (!newest) throw new Error(`no ${type}`);
  return newest;
}
const countOf = async (type: string) => (await received()).filter((each) => each.type === type).length;
const followers = async (name = 'newsroom') => (await read(`/ap/actors/${name}/followers`)).totalItems;
const publish = async (title: string, more: object = {}) => {
  const answer = await editor('publishFlash', { title, text: '第一行\n第二行', ...more });
  if (answer.code !== 200) throw new Error(answer.message);
  return answer.data;
};

test('the newsroom is found by its name, authors and topics by theirs, nobody by another', async () => {
  const host = new URL(world.site).host;
  const find = (name: string) => world.request(`/.well-known/webfinger?resource=acct:${name}@${host}`);
  const finger = JSON.parse((await find('newsroom')).text);
  expect(finger.subject).toBe(`acct:newsroom@${host}`);
  expect(finger.links).toContainEqual({ rel: 'self', type: 'application/activity+json', href: newsroom });
  expect((await find('topic_1')).status).toBe(200);
  expect((await find('topic_999999')).status).toBe(404);
  expect((await find('nobody')).status).toBe(404);
  const { links } = await read('/.well-known/nodeinfo');
  const info = await read(new URL(links[0].href).pathname);
  expect(info).toMatchObject({ software: { name: 'lianxun' }, protocols: ['activitypub'] });
  expect(await read('/ap/actors/newsroom')).toMatchObject({
    ...{ type: 'Organization', preferredUsername: 'newsroom', inbox: `${newsroom}/inbox` },
    endpoints: { sharedInbox: `${world.site}/ap/inbox` },
  });
});

test('a browser at an address of the Fediverse is led to the page for readers', async () => {
  const asBrowser = {
    headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
  };
  const led = async (path: string) => {
    const { status, headers } = await world.request(path, asBrowser);
    return [status, headers.location, headers.vary];
  };
  for (const path of ['/ap/actors/newsroom', '/ap/actors/newsroom/followers', '/ap/actors/newsroom/outbox'])
    expect(await led(path)).toEqual([303, `${world.site}/`, 'accept']);
  expect(await led('/ap/actors/topic_1')).toEqual([303, `${world.site}/features/1`, 'accept']);
  expect((await world.request('/ap/actors/topic_999999', asBrowser)).status).toBe(404);
});

test('a follower is accepted and told of a flash, its correction and its withdrawal, once each and in their order', async () => {
  const before = await read('/ap/actors/newsroom/outbox');
  await world.other('follow', { who: newsroom });
  expect(await next('Accept')).toMatchObject({ actor: newsroom, object: { type: 'Follow' } });
  await world.other('follow', { who: newsroom, id: 'follow/2' });
  await next('Accept', 1);
  expect(await followers()).toBe(1);
  expect((await read('/ap/actors/newsroom/followers?cursor=newest')).orderedItems).toHaveLength(1);

  const story = await publish('比特币现货数据更新', { topic_ids: [1] });
  const created = await next('Create');
  expect(created).toMatchObject({ actor: newsroom, proof: { cryptosuite: 'eddsa-jcs-2022' } });
  const note = objectOf(created);
  expect(note).toMatchObject({
    ...{ type: 'Note', attributedTo: newsroom, url: `${world.site}/news/${story.id}` },
    attachment: { type: 'Image', mediaType: 'image/png' },
  });
  const words = Object.fromEntries(
    Object.entries(note?.contentMap ?? {}).map(([lang, text]) => [lang.toLowerCase(), text]),
  );
  expect(words['zh-hans']).toContain('<p><strong>比特币现货数据更新</strong></p><p>第一行</p><p>第二行</p>');
  expect(words['zh-hant']).toContain('比特幣');
  const path = new URL(note?.id ?? '').pathname;
  expect((await world.request(`/ap/stories/${story.id}`)).headers.location).toBe(note?.id);
  expect(await read(path)).toMatchObject({ type: 'Note', replies: { totalItems: 0 } });
  const outbox = await read('/ap/actors/newsroom/outbox');
  expect(outbox.totalItems).toBe(before.totalItems + 1);
  expect((await read('/ap/actors/newsroom/outbox?cursor=newest')).orderedItems[0].id).toBe(created.id);

  const corrected = await editor('correctContent', { ...story, title: '以太坊现货数据更新' });
  expect(corrected.code).toBe(200);
  const updated = await next('Update');
  expect(objectOf(updated)?.id).toBe(note?.id);
  expect(JSON.stringify(objectOf(updated))).toContain('以太坊');
  // A change that readers of the post do not see is none.
  const same = await editor('correctContent', { ...corrected.data, is_important: true });

  await editor('withdrawContent', { ...same.data, reason: '有误' });
  expect(objectOf(await next('Delete'))).toMatchObject({ type: 'Tombstone', id: note?.id });
  const gone = await world.request(path);
  expect(gone.status).toBe(410);
  expect(gone.text).not.toContain('现货');
  expect(JSON.stringify(await read('/ap/actors/newsroom/outbox?cursor=newest'))).not.toContain('现货');
  expect(await countOf('Update')).toBe(1);
  const types = (await received()).map(({ type }) => type).filter((type) => type !== 'Accept');
  expect(types).toEqual(['Create', 'Update', 'Delete']);
});

test('a topic passes on what is about it, to its own followers', async () => {
  const topic = `${world.site}/ap/actors/topic_1`;
  const accepted = await countOf('Accept');
  await world.other('follow', { who: topic, id: 'follow/topic' });
  await next('Accept', accepted);
  const created = await countOf('Create');
  await publish('稳定币供给更新', { topic_ids: [1] });
  const post = objectOf(await next('Create', created))?.id;
  expect(await next('Announce')).toMatchObject({ actor: topic, object: post });
});

test('replies are counted, once each, and no longer when their author deletes them', async () => {
  const post = objectOf(await next('Create'))?.id ?? '';
  const replies = async () => (await read(new URL(post).pathname)).replies.totalItems;
  await world.other('reply', { who: newsroom, to: post, id: 'one' });
  await world.other('reply', { who: newsroom, to: post, id: 'one' });
  await world.other('reply', { who: newsroom, to: `${world.site}/ap/posts/999999`, id: 'two' });
  expect(await replies()).toBe(1);
  await world.other('forget', { who: newsroom, id: 'one' });
  expect(await replies()).toBe(0);
});

test('what a server refuses for a while arrives later, once', async () => {
  const created = await countOf('Create');
  await world.other('refuse', { status: 503 });
  const { requests } = await world.other<{ requests: number }>('requests');
  await publish('等服务器回来');
  await until(async () => (await world.other<{ requests: number }>('requests')).requests > requests + 1);
  expect(await countOf('Create')).toBe(created);
  await world.other('refuse', { status: 0 });
  expect(JSON.stringify(objectOf(await next('Create', created)))).toContain('等服务器回来');
  expect(await countOf('Create')).toBe(created + 1);
});

test('who leaves is told nothing more', async () => {
  await world.other('unfollow', { who: newsroom, id: 'follow/2' });
  await until(async () => (await followers()) === 0);
  const created = await countOf('Create');
  await publish('没有人听');
  await publish('还是没有人听', { topic_ids: [1] });
  await next('Announce', 1);
  expect(await countOf('Create')).toBe(created);
});

test('an author is found by name and passes on what they write, to their own followers', async () => {
  const columnist = await signInAs(world.backend, 'columnist');
  const owner = callsOf(world.backend, columnist.token);
  const admin = callsOf(world.backend, (await signInAs(world.backend, 'admin')).token);
  const first = await contentInState('live', { owner, admin });
  const { author } = (await world.backend.call('storyPage', { id: first.id })).story;
  const name = `author_${author?.id}`;
  const actor = `${world.site}/ap/actors/${name}`;
  const actorDocument = await world.other('lookup', { who: `@${name}@${new URL(world.site).host}` });
  expect(actorDocument).toMatchObject({
    type: 'Person',
    id: actor,
    preferredUsername: name,
    name: author?.nickname,
  });
  const accepted = await countOf('Accept');
  await world.other('follow', { who: actor, id: 'follow/author' });
  expect(await next('Accept', accepted)).toMatchObject({ actor });
  const announced = await countOf('Announce');
  const { id } = await contentInState('live', { owner, admin });
  const announcement = await next('Announce', announced);
  const { location } = (await world.request(`/ap/stories/${id}`)).headers;
  expect(announcement).toMatchObject({ actor, object: location });
  expect(await read(new URL(String(location)).pathname)).toMatchObject({
    type: 'Article',
    name: '清算所的夜班表',
  });
});
