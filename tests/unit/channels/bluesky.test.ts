/** @jest-environment node */
import { openBluesky } from '@/backend/modules/channels/services/bluesky';
import { blueskyLength, facetsOf, recordKey } from '@/backend/modules/channels/services/bluesky-text';
import { startBlueskyStub } from '@/tests/support/channels/bluesky-stub';
import { postOf, toolsAt } from '@/tests/support/channels/posts';

const NOW = '2026-11-28T08:00:00Z';
const CREATE = '/xrpc/com.atproto.repo.createRecord';
const UPLOAD = '/xrpc/com.atproto.repo.uploadBlob';
const post = postOf();

async function setUp() {
  const stub = await startBlueskyStub();
  const kit = toolsAt(NOW);
  const open = (appPassword = 'app-password') => {
    const service = openBluesky({ handle: 'desk.test', appPassword, serviceUrl: stub.url }, kit.tools);
    if (!service) throw new Error('Bluesky is not open');
    return service;
  };
  return { stub, ...kit, open, service: open() };
}
let world: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => (world = await setUp()));
afterEach(() => world.stub.stop());

test('Bluesky is off until it is configured', () => {
  expect(openBluesky(null, world.tools)).toBeNull();
});

test('a post is a record with its link, its labels and a card with the picture', async () => {
  const rkey = recordKey(post.key);
  const sent = await world.service.send(post);
  expect(sent).toEqual({
    reference: `at://did:plc:desk/app.bsky.feed.post/${rkey}`,
    link: `https://bsky.app/profile/desk.test/post/${rkey}`,
  });
  expect(world.stub.records.get(rkey)).toMatchObject({
    $type: 'app.bsky.feed.post',
    text: post.text,
    langs: ['zh-Hans'],
    createdAt: '2026-11-28T08:00:00.000Z',
    facets: [{ features: [{ $type: 'app.bsky.richtext.facet#link', uri: post.link }] }],
    embed: {
      $type: 'app.bsky.embed.external',
      external: { uri: post.link, title: post.title, thumb: { $type: 'blob', mimeType: 'image/png' } },
    },
  });
});

test('a later post answers the earlier one and names the first of the thread', async () => {
  const first = await world.service.send(post);
  const second = await world.service.send(postOf({ key: 'b', replyTo: first.reference }));
  await world.service.send(postOf({ key: 'c', replyTo: second.reference }));
  expect(world.stub.records.get(recordKey('c'))).toMatchObject({
    reply: { root: { uri: first.reference }, parent: { uri: second.reference } },
  });
  await world.service.send(postOf({ key: 'd', replyTo: 'at://did:plc:desk/app.bsky.feed.post/gone' }));
  expect(world.stub.records.get(recordKey('d'))).not.toHaveProperty('reply');
});

describe('sessions', () => {
  test('one is begun with the password, stored, and taken up after a restart', async () => {
    await world.service.send(post);
    expect(world.stub.state).toMatchObject({ logins: 1 });
    await world.open().send(postOf({ key: 'b' }));
    expect(world.stub.state).toMatchObject({ logins: 1, refreshes: 1 });
    expect(world.stored.get('bluesky')).toContain(`refresh-${world.stub.state.number}`);
  });

  test('an expired token is refreshed; an expired session is begun anew; the post is made once', async () => {
    await world.service.send(post);
    world.stub.plan(CREATE, { status: 400, body: { error: 'ExpiredToken', message: 'Token has expired' } });
    await world.service.send(postOf({ key: 'b' }));
    expect(world.stub.state).toMatchObject({ logins: 1, refreshes: 1 });
    world.stub.state.isSessionEnded = true;
    world.stub.plan(CREATE, { status: 400, body: { error: 'ExpiredToken', message: 'Token has expired' } });
    await world.service.send(postOf({ key: 'c' }));
    expect(world.stub.state.logins).toBe(2);
    expect(world.stub.records.size).toBe(3);
  });

  test('a wrong password is the channel’s problem', async () => {
    await expect(world.open('wrong').send(post)).rejects.toMatchObject({
      ...{ outcome: 'refused', isChannel: true },
    });
  });

  test('when the login is cut off nothing was posted', async () => {
    world.stub.plan('/xrpc/com.atproto.server.createSession', 'cut');
    await expect(world.service.send(post)).rejects.toMatchObject({ outcome: 'later' });
    await expect(world.service.send(post)).resolves.toBeDefined();
  });
});

describe('never twice', () => {
  test('a post that arrived without an answer is read back, and sending it again answers it', async () => {
    expect(await world.service.find?.(post, new Date(NOW))).toBeNull();
    world.stub.plan(CREATE, 'cutAfter');
    const sent = await world.service.send(post);
    expect(world.stub.records.size).toBe(1);
    expect(await world.open().send(post)).toEqual(sent);
    expect(await world.service.find?.(post, new Date(NOW))).toEqual(sent);
    expect(world.stub.callsOf(CREATE)).toHaveLength(1);
  });

  test('one that did not arrive is uncertain', async () => {
    world.stub.plan(CREATE, 'cut');
    await expect(world.service.send(post)).rejects.toMatchObject({ outcome: 'uncertain' });
    world.stub.plan(CREATE, { status: 502, body: { error: 'UpstreamFailure', message: 'Upstream Failure' } });
    await expect(world.service.send(post)).rejects.toMatchObject({ outcome: 'uncertain' });
  });

  test('the key of a record is the same for the same post, and a timestamp of the past', () => {
    expect(recordKey('a')).toBe(recordKey('a'));
    expect(recordKey('a')).not.toBe(recordKey('b'));
    const keys = Array.from({ length: 500 }, (_, index) => recordKey(`bluesky-${index}-1`));
    expect(keys.every((key) => /^3[a-z2-7]{12}$/.test(key))).toBe(true);
    expect(new Set(keys).size).toBe(500);
  });
});

describe('what the server refuses', () => {
  test('429 is later, after the reset', async () => {
    const headers = { 'ratelimit-reset': String(world.clock.now / 1000 + 120) };
    const body = { error: 'RateLimitExceeded', message: 'Rate Limit Exceeded' };
    world.stub.plan(CREATE, { status: 429, body, headers });
    await expect(world.service.send(post)).rejects.toMatchObject({ outcome: 'later', retryAfter: 120 });
  });

  test('InvalidRequest concerns the post, a suspended account the channel', async () => {
    const refused = world.service.send(postOf({ text: '字'.repeat(301) }));
    await expect(refused).rejects.toMatchObject({ outcome: 'refused', isChannel: false });
    world.stub.plan(CREATE, {
      status: 403,
      body: { error: 'AccountTakedown', message: 'Account taken down' },
    });
    await expect(world.service.send(post)).rejects.toMatchObject({ outcome: 'refused', isChannel: true });
  });

  test('a picture that cannot be uploaded now is tried again; one that is too large is left out', async () => {
    world.stub.plan(UPLOAD, 'cut');
    await expect(world.service.send(post)).rejects.toMatchObject({ outcome: 'later' });
    const picture = post.picture && {
      ...post.picture,
      bytes: () => Promise.resolve(Buffer.alloc(1_000_001)),
    };
    await world.service.send({ ...post, picture });
    const record = world.stub.records.get(recordKey(post.key));
    expect(Object(record?.embed).external).not.toHaveProperty('thumb');
  });
});

test('a post is removed, also one that is gone already; it cannot be changed', async () => {
  const { reference } = await world.service.send(post);
  await world.service.remove(reference);
  await world.service.remove(reference);
  expect(world.stub.records.size).toBe(0);
  await expect(world.service.edit(reference, post)).rejects.toMatchObject({ outcome: 'refused' });
});

test('links and labels are found in Chinese text, at their bytes', () => {
  const text = '详见：https://a.example/b?c=1，#比特币 #1 完';
  const bytes = Buffer.from(text);
  const parts = facetsOf(text).map(({ index, features }) => [
    bytes.subarray(index.byteStart, index.byteEnd).toString(),
    features[0],
  ]);
  expect(parts).toEqual([
    ['https://a.example/b?c=1', { $type: 'app.bsky.richtext.facet#link', uri: 'https://a.example/b?c=1' }],
  ]);
  expect(facetsOf('涨了 #比特币')[0]?.features[0]).toMatchObject({ tag: '比特币' });
});

test.each([
  ['比特币', 3],
  ['👨‍👩‍👧‍👦', 1],
  ['字'.repeat(300), 300],
  ['👨‍👩‍👧‍👦'.repeat(200), 500],
])('%s has the length %i', (text, length) => {
  expect(blueskyLength(text)).toBe(length);
});
