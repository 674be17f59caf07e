/** @jest-environment node */
import { openWechat } from '@/backend/modules/channels/services/wechat';
import { PICTURE, postOf, toolsAt } from '@/tests/support/channels/posts';
import { startWechatStub } from '@/tests/support/channels/wechat-stub';

const NOW = '2026-11-28T08:00:00Z';
const ADD = '/cgi-bin/draft/add';
const COVER = '/cgi-bin/material/add_material';

async function setUp() {
  const stub = await startWechatStub();
  const kit = toolsAt(NOW);
  stub.state.at = kit.clock.now / 1000;
  const open = (secret = 'secret') => {
    const service = openWechat({ id: 'wx1', secret, apiUrl: stub.url }, kit.tools);
    if (!service) throw new Error('WeChat is not open');
    return service;
  };
  const post = postOf({ link: `${stub.url}/news/7?utm_source=wechat`, text: '第一行\n<第二行>' });
  return { stub, ...kit, open, service: open(), post };
}
let world: Awaited<ReturnType<typeof setUp>>;
beforeEach(async () => (world = await setUp()));
afterEach(() => world.stub.stop());

test('WeChat is off until it is configured', () => {
  expect(openWechat(null, world.tools)).toBeNull();
});

test('a flash becomes a draft with its cover, as it is written, and is sent by nobody', async () => {
  expect(await world.service.send(world.post)).toEqual({ reference: 'draft-1 cover-1', link: null });
  expect(world.stub.drafts[0]?.article).toEqual({
    article_type: 'news',
    title: world.post.title,
    digest: world.post.summary,
    content: '<p>第一行</p><p>&lt;第二行&gt;</p>',
    content_source_url: world.post.link,
    thumb_media_id: 'cover-1',
  });
  expect(world.stub.callsOf(ADD)[0]?.bytes.toString()).toContain('比特币');
  expect(world.stub.callsOf(COVER)[0]?.bytes.includes(PICTURE)).toBe(true);
  expect(world.stub.calls.some(({ path }) => path.includes('freepublish'))).toBe(false);
  expect(world.service.able).toMatchObject({ isDraft: true, edit: true, remove: true, find: true });
});

describe('the body of an article', () => {
  const articleOf = (html: string) => ({ ...world.post, kind: 'article' as const, html });

  test('its pictures are uploaded, its links are words, and words stand for what cannot be shown', async () => {
    await world.service.send(
      articleOf(
        '<p>See <a href="https://x.example">this</a> &amp; that</p>' +
          '<figure><img src="/pictures/a.png" alt="A curve"><figcaption>Caption</figcaption></figure>' +
          '<p><img src="/pictures/b.webp" alt="B"><img src="https://elsewhere.example/c.png" alt="C"></p>',
      ),
    );
    expect(world.stub.drafts[0]?.article.content).toBe(
      '<p>See this &amp; that</p>' +
        '<section><img src="http://mmbiz.example/body-0" alt="A curve"><p>Caption</p></section>' +
        '<p>［图片：B］［图片：C］</p>',
    );
    expect(world.stub.callsOf('/cgi-bin/media/uploadimg')).toHaveLength(1);
  });

  test('a text that is too long ends at a whole block', async () => {
    await world.service.send(articleOf(`<p>${'字'.repeat(6000)}</p>`.repeat(5)));
    const content = String(world.stub.drafts[0]?.article.content);
    expect(content.length).toBeLessThan(20_000);
    expect(content).toMatch(/字<\/p><p>（全文见“阅读原文”）<\/p>$/);
  });

  test('pictures that take too long are words, so that the draft is made before its turn ends', async () => {
    const { fetch: read } = world.tools;
    world.tools.fetch = (address, init) => {
      if (String(address).includes('/pictures/')) world.clock.now += 14_000;
      return read(address, init);
    };
    const pictures = Array.from(
      { length: 10 },
      (_, index) => `<img src="/pictures/${index}.png" alt="${index}">`,
    );
    await world.open().send(articleOf(pictures.join('')));
    const content = String(world.stub.drafts[0]?.article.content);
    expect(content.match(/<img /g)).toHaveLength(5);
    expect(content).toMatch(/［图片：5］［图片：6］［图片：7］［图片：8］［图片：9］$/);
  });

  test('a picture WeChat does not take holds nothing up; a quota does', async () => {
    const upload = '/cgi-bin/media/uploadimg';
    world.stub.plan(upload, { status: 200, body: { errcode: 40005, errmsg: 'invalid file type' } });
    await world.service.send(articleOf('<p><img src="/pictures/a.png" alt="A"></p>'));
    expect(world.stub.drafts[0]?.article.content).toBe('<p>［图片：A］</p>');
    world.stub.plan(upload, {
      status: 200,
      body: { errcode: 45009, errmsg: 'reach max api daily quota limit' },
    });
    const refused = world.service.send({ ...articleOf('<img src="/pictures/a.png">'), key: 'b' });
    await expect(refused).rejects.toMatchObject({ outcome: 'later' });
  });
});

test('an account that takes shorter titles gets a shorter one', async () => {
  const title = '标'.repeat(70);
  await world.service.send({ ...world.post, title });
  expect(world.stub.drafts[0]?.article.title).toBe(`${'标'.repeat(63)}…`);
  world.stub.state.titleLength = 32;
  await world.service.send({ ...world.post, title, key: 'b' });
  expect(world.stub.drafts[0]?.article.title).toBe(`${'标'.repeat(31)}…`);
});

describe('the token', () => {
  test('is asked for once and used until shortly before it ends', async () => {
    await world.service.send(world.post);
    await world.service.send({ ...world.post, key: 'b' });
    expect(world.stub.state.tokens).toBe(1);
    world.clock.now += 2 * 3_600_000;
    await world.service.send({ ...world.post, key: 'c' });
    expect(world.stub.state.tokens).toBe(2);
  });

  test('one that was replaced is asked for again, and forced only when that answers the same', async () => {
    await world.service.send(world.post);
    world.stub.state.token = 'token-2';
    await world.service.send({ ...world.post, key: 'b' });
    expect(world.stub.state).toMatchObject({ tokens: 2, forced: 0 });
    world.stub.plan(COVER, { status: 200, body: { errcode: 42001, errmsg: 'access_token expired' } });
    await world.service.send({ ...world.post, key: 'c' });
    expect(world.stub.state).toMatchObject({ tokens: 4, forced: 1 });
    expect(world.stub.drafts).toHaveLength(3);
  });

  test('a wrong secret is the channel’s problem', async () => {
    await expect(world.open('other').send(world.post)).rejects.toMatchObject({
      ...{ outcome: 'refused', isChannel: true, message: '40125 invalid appsecret' },
    });
  });
});

describe('what WeChat refuses', () => {
  test.each([
    [45009, 'later', true, 8 * 3600],
    [45011, 'later', false, 60],
    [40164, 'refused', true, null],
    [48001, 'refused', true, null],
    [40007, 'refused', false, null],
    [-1, 'uncertain', false, null],
  ])(
    'errcode %i is %s, of the channel: %s, after %s seconds',
    async (errcode, outcome, isChannel, retryAfter) => {
      world.stub.plan(ADD, { status: 200, body: { errcode, errmsg: 'words' } });
      await expect(world.service.send(world.post)).rejects.toMatchObject({ outcome, isChannel, retryAfter });
    },
  );

  test('a cover is not uploaded again for another try, except when WeChat does not know it', async () => {
    world.stub.plan(ADD, { status: 200, body: { errcode: 45011, errmsg: 'slower' } });
    await expect(world.service.send(world.post)).rejects.toMatchObject({ outcome: 'later' });
    world.stub.plan(ADD, { status: 200, body: { errcode: 40007, errmsg: 'invalid media_id' } });
    await expect(world.service.send(world.post)).rejects.toMatchObject({ outcome: 'refused' });
    await world.service.send(world.post);
    expect(world.stub.callsOf(COVER)).toHaveLength(2);
  });

  test('a cover that could not be uploaded is tried again, as is a story whose picture is not drawn', async () => {
    world.stub.plan(COVER, 'cutAfter');
    await expect(world.service.send(world.post)).rejects.toMatchObject({ outcome: 'later' });
    const bare = world.service.send({ ...world.post, key: 'b', picture: null });
    await expect(bare).rejects.toMatchObject({ outcome: 'later' });
  });
});

describe('the draft box', () => {
  const begunAt = new Date(NOW);

  test('says whether a draft arrived that was not answered', async () => {
    expect(await world.service.find?.(world.post, begunAt)).toBeNull();
    world.stub.plan(ADD, 'cutAfter');
    await expect(world.service.send(world.post)).rejects.toMatchObject({ outcome: 'uncertain' });
    const arrived = await world.service.find?.(world.post, begunAt);
    expect(arrived).toEqual({ reference: 'draft-1 cover-1', link: null });
  });

  test('an older draft of the same story is another one, and later pages are read, too', async () => {
    await world.service.send(world.post);
    expect(await world.service.find?.(world.post, new Date(world.clock.now + 120_000))).toBeNull();
    for (let number = 0; number < 25; number += 1)
      world.stub.drafts.unshift({ id: `other-${number}`, article: {}, at: world.stub.state.at });
    expect(await world.service.find?.(world.post, begunAt)).toMatchObject({ reference: 'draft-1 cover-1' });
  });

  test('a draft is changed with a new cover, and the former cover goes', async () => {
    const { reference } = await world.service.send(world.post);
    const changed = await world.service.edit(reference, { ...world.post, key: 'edit', title: '更正' });
    expect(changed.reference).toBe('draft-1 cover-2');
    expect(world.stub.drafts[0]?.article).toMatchObject({ title: '更正', thumb_media_id: 'cover-2' });
    expect([...world.stub.covers]).toEqual(['cover-2']);
  });

  test('a draft is removed with its cover; one that left the box was perhaps sent, and that is said', async () => {
    const { reference } = await world.service.send(world.post);
    await world.service.remove(reference);
    expect(world.stub.drafts).toEqual([]);
    expect(world.stub.covers.size).toBe(0);
    const gone = { outcome: 'refused', message: expect.stringContaining('sent or deleted in WeChat') };
    await expect(world.service.remove(reference)).rejects.toMatchObject(gone);
    const edited = world.service.edit(reference, { ...world.post, key: 'edit' });
    await expect(edited).rejects.toMatchObject(gone);
  });
});
