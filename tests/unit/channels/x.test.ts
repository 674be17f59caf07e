/** @jest-environment node */
import { openX } from '@/backend/modules/channels/services/x';
import { xLength } from '@/backend/modules/channels/services/x-length';
import { PICTURE, postOf, toolsAt } from '@/tests/support/channels/posts';
import { startXStub } from '@/tests/support/channels/x-stub';
import { freePort } from '@/tests/support/free-port';

const NOW = '2026-11-28T08:00:00Z';
const link = 'https://news.example/news/7?utm_source=x';
const post = postOf({ text: `比特币突破十万美元 & 更多\n${link}`, link });

async function setUp() {
  const stub = await startXStub();
  const kit = toolsAt(NOW);
  const settings = {
    ...{ id: 'client', secret: 'secret', refreshToken: 'refresh-0', account: '@desk', apiUrl: stub.url },
  };
  const open = () => {
    const service = openX(settings, kit.tools);
    if (!service) throw new Error('X is not open');
    return service;
  };
  return { stub, ...kit, settings, open, service: open() };
}
let world: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => (world = await setUp()));
afterEach(() => world.stub.stop());

test('X is off until it is configured', () => {
  expect(openX(null, world.tools)).toBeNull();
});

test('a post goes out with its picture, described, and leads back to its reader’s page', async () => {
  const sent = await world.service.send(post);
  expect(sent).toEqual({ reference: '191', link: 'https://x.com/desk/status/191' });
  expect(world.stub.posts).toEqual([{ id: '191', text: post.text, media: ['media-1'], reply: null }]);
  const [upload] = world.stub.callsOf('/2/media/upload');
  expect(upload?.bytes.includes(PICTURE)).toBe(true);
  expect(upload?.bytes.toString()).toContain('tweet_image');
  expect(world.stub.callsOf('/2/media/metadata')[0]?.json).toMatchObject({ id: 'media-1' });
});

test('a later post of a thread answers the earlier one', async () => {
  await world.service.send(postOf({ text: 'one', picture: null, replyTo: '190' }));
  expect(world.stub.posts[0]).toMatchObject({ reply: '190', media: [] });
});

describe('tokens', () => {
  test('each refresh token works once; the next one is stored and used after a restart', async () => {
    await world.service.send(post);
    expect(world.stub.state.refresh).toBe('refresh-1');
    await world.open().send(postOf({ text: 'another' }));
    expect(world.stub.state.refreshes).toBe(1);
    world.clock.now += 3 * 3_600_000;
    await world.open().send(postOf({ text: 'a third' }));
    expect(world.stub.state.refresh).toBe('refresh-2');
  });

  test('a token X refuses before its time is replaced once, and the call is made again', async () => {
    await world.service.send(post);
    world.stub.state.access = 'revoked';
    await world.service.send(postOf({ text: 'another' }));
    expect(world.stub.posts).toHaveLength(2);
    expect(world.stub.state.refreshes).toBe(2);
    world.stub.plan('/2/tweets', { status: 401, body: { title: 'Unauthorized' } });
    world.stub.plan('/2/tweets', { status: 401, body: { title: 'Unauthorized' } });
    const refused = world.service.send(postOf({ text: 'a third' }));
    await expect(refused).rejects.toMatchObject({ outcome: 'refused', isChannel: true });
  });

  test('posts at the same moment use one refresh', async () => {
    await Promise.all(['a', 'b', 'c'].map((text) => world.service.send(postOf({ text }))));
    expect(world.stub.state.refreshes).toBe(1);
  });

  test('a refresh token that is refused twice is the channel’s problem; another setting begins anew', async () => {
    world.stub.state.refresh = 'of-somebody-else';
    await expect(world.service.send(post)).rejects.toMatchObject({ outcome: 'later' });
    await expect(world.service.send(post)).rejects.toMatchObject({
      ...{ outcome: 'refused', isChannel: true, message: 'X_REFRESH_TOKEN' },
    });
    world.settings.refreshToken = 'of-somebody-else';
    await expect(world.open().send(post)).resolves.toBeDefined();
  });

  test('tokens that cannot be stored are not lost', async () => {
    const { write } = world.tools.secrets;
    world.tools.secrets.write = () => Promise.reject(new Error('the database is away'));
    await expect(world.service.send(post)).rejects.toMatchObject({ outcome: 'later' });
    world.tools.secrets.write = write;
    await world.service.send(post);
    expect(world.stub.state.refreshes).toBe(1);
    expect(world.stored.get('x')).toContain('refresh-1');
  });

  test('when the token endpoint does not answer nothing was posted', async () => {
    world.stub.plan('/2/oauth2/token', 'cut');
    await expect(world.service.send(post)).rejects.toMatchObject({ outcome: 'later' });
  });
});

describe('what X refuses', () => {
  test('429 is later, after the reset of every limit that is used up', async () => {
    const at = world.clock.now / 1000;
    world.stub.plan('/2/tweets', {
      status: 429,
      body: { title: 'Too Many Requests' },
      headers: {
        'x-rate-limit-remaining': '12',
        'x-rate-limit-reset': String(at + 90_000),
        'x-user-limit-24hour-remaining': '0',
        'x-user-limit-24hour-reset': String(at + 600),
      },
    });
    await expect(world.service.send(post)).rejects.toMatchObject({ outcome: 'later', retryAfter: 600 });
  });

  test('403 for what a post says concerns the post, 403 for the app the channel', async () => {
    const detail = 'Your post is not allowed';
    world.stub.plan('/2/tweets', { status: 403, body: { detail, type: 'about:blank' } });
    await expect(world.service.send(post)).rejects.toMatchObject({
      ...{ outcome: 'refused', isChannel: false, message: detail },
    });
    const type = 'https://api.twitter.com/2/problems/oauth1-permissions';
    world.stub.plan('/2/tweets', { status: 403, body: { detail: 'no permission', type } });
    await expect(world.service.send(post)).rejects.toMatchObject({ isChannel: true });
  });

  test('a picture that could not be uploaded is tried again: nothing was posted', async () => {
    world.stub.plan('/2/media/upload', 'cutAfter');
    await expect(world.service.send(post)).rejects.toMatchObject({ outcome: 'later' });
    expect(world.stub.posts).toEqual([]);
  });

  test.each(['cut', 'cutAfter', { status: 503, body: {} }] as const)(
    'when a post is answered with %j nobody knows whether it is there',
    async (trouble) => {
      world.stub.plan('/2/tweets', trouble);
      await expect(world.service.send(post)).rejects.toMatchObject({ outcome: 'uncertain' });
    },
  );

  test('without a connection nothing was sent', async () => {
    await world.service.send(post);
    world.settings.apiUrl = `http://127.0.0.1:${await freePort()}`;
    await expect(world.open().send(postOf({ picture: null }))).rejects.toMatchObject({ outcome: 'later' });
  });
});

describe('reading back', () => {
  const begunAt = new Date(NOW);

  test('finds a post that arrived although its answer did not, and none that did not', async () => {
    expect(await world.service.find?.(post, begunAt)).toBeNull();
    world.stub.plan('/2/tweets', 'cutAfter');
    await expect(world.service.send(post)).rejects.toMatchObject({ outcome: 'uncertain' });
    expect(await world.service.find?.(post, begunAt)).toMatchObject({ reference: '191' });
    const [read] = world.stub.callsOf('/2/users/42/tweets');
    expect(read?.query.get('start_time')).toBe('2026-11-28T07:59:00Z');
  });

  test('a text without an address is found by its words', async () => {
    const bare = postOf({ text: 'Ethereum < 5,000 & more', link });
    await world.service.send(bare);
    expect(await world.service.find?.(bare, begunAt)).toMatchObject({ reference: '191' });
    expect(await world.service.find?.(postOf({ text: 'Other words', link }), begunAt)).toBeNull();
  });

  test('what X refuses as a duplicate of an earlier try is that try; of another post it is refused', async () => {
    await world.service.send(post);
    await expect(world.service.send(post)).resolves.toMatchObject({ reference: '191' });
    expect(world.stub.posts).toHaveLength(1);
    world.stub.plan('/2/tweets', { status: 403, body: { detail: 'duplicate content' } });
    const refused = world.service.send(postOf({ text: 'words', link: 'https://news.example/news/8' }));
    await expect(refused).rejects.toMatchObject({ outcome: 'refused', isChannel: false });
  });
});

test('a post is removed, also one that is gone already; it cannot be changed', async () => {
  const { reference } = await world.service.send(post);
  await world.service.remove(reference);
  expect(world.stub.posts).toEqual([]);
  await world.service.remove(reference);
  world.stub.plan(`/2/tweets/${reference}`, 'cut');
  await expect(world.service.remove(reference)).rejects.toMatchObject({ outcome: 'later' });
  await expect(world.service.edit(reference, post)).rejects.toMatchObject({ outcome: 'refused' });
});

test.each([
  ['plain words', 11],
  ['比特币', 6],
  ['比特币 BTC', 10],
  ['café', 4],
  ['cafe\u0301', 4],
  ['👨‍👩‍👧‍👦', 2],
  ['🇭🇰 1️⃣', 5],
  ['“quoted” – …', 13],
  ['看https://news.example/a/very/long/address?with=parameters&and=more，完', 2 + 23 + 2 + 2],
  ['https://a.io', 23],
  ['crypto.com listed it', 33],
])('%s weighs %i', (text, weight) => {
  expect(xLength(text)).toBe(weight);
});
