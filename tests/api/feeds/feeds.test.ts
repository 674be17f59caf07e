import { signInAs } from '@/tests/support/accounts';
import { type FeedsDesk, startFeedsDesk } from '@/tests/support/feeds-desk';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

let desk: FeedsDesk;
let server: FeedsDesk['server'];
let editor: MemberCalls;
let admin: MemberCalls;

beforeAll(async () => {
  desk = await startFeedsDesk();
  ({ server, editor } = desk);
  admin = callsOf(desk.backend, (await signInAs(desk.backend, 'admin')).token);
});
afterAll(() => desk.stop());

const titles = async (feed?: string) => (await desk.waiting(feed)).map((row) => row.title);

test('an entry of a feed waits once, and can be published as a flash', async () => {
  server.setFeed('/one.xml', [
    { title: '清算所公布名单', path: '/n/1', text: '名单自下周一生效。' },
    { title: '另一条', path: '/n/2' },
  ]);
  const id = await desk.addFeed('/one.xml');
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
  expect(await desk.feed(id)).toMatchObject({
    name: '测试来源',
    waiting: 2,
    error: null,
    is_silent: false,
    read_time: time,
    entry_time: time,
  });
  server.setFeed('/two.xml', [{ title: '清算所公布名单！', path: '/elsewhere' }], '另一家');
  await desk.addFeed('/two.xml');
  await desk.readAgain(id);
  expect((await titles()).toSorted()).toEqual(['另一条', '清算所公布名单'].toSorted());
  expect(await editor('addFeed', { url: `${server.base}/one.xml` })).toMatchObject({
    code: 400,
    fields: { url: 'taken' },
  });

  const entry = (await desk.waiting()).find((row) => row.title === '清算所公布名单');
  expect(entry).toMatchObject({ lang: 'zh-Hans', text: '名单自下周一生效。', url: `${server.base}/n/1` });
  const flash = { title: '清算所名单增至十二家', text: '下周一生效。', incoming_id: entry?.id };
  const [first, second] = await Promise.all([
    editor('publishFlash', { ...flash, key: 'first-of-two' }),
    admin('publishFlash', { ...flash, key: 'second-of-two' }),
  ]);
  expect([first.code, second.code].toSorted()).toEqual([200, 409]);
  const done = first.code === 200 ? first : second;
  const who = first.code === 200 ? editor : admin;
  const key = first.code === 200 ? 'first-of-two' : 'second-of-two';
  expect((await who('publishFlash', { ...flash, key })).data).toEqual(done.data);
  expect(await titles()).toEqual(['另一条']);

  // A publication undone within ten seconds can be corrected and published again.
  await editor('withdrawContent', done.data);
  expect((await editor('publishFlash', { ...flash, title: '改好的一条', key: 'after-undo' })).code).toBe(200);
});

test('an entry whose scheduled flash was undone can be taken again', async () => {
  server.setFeed('/later.xml', [{ title: '明早再发的一条', path: '/l/1' }], '晚报');
  await desk.addFeed('/later.xml');
  const [entry] = await desk.waiting('晚报');
  const flash = { title: '明早再发的一条', incoming_id: entry?.id };
  const later = { ...flash, release_time: '2199-01-01 08:00:00', far: true, key: 'scheduled-first' };
  const due = (await editor('publishFlash', later)).data;
  expect((await editor('publishFlash', { ...flash, key: 'while-it-waits' })).code).toBe(409);
  const off = (await editor('unscheduleContent', due)).data;
  const draft = (await editor('recallContent', off)).data;
  expect((await editor('discardDraft', draft)).code).toBe(200);
  expect((await editor('publishFlash', { ...flash, key: 'after-it-was-put-away' })).code).toBe(200);
});

test('a source’s change of a taken entry waits for an editor, and accepting it changes the flash', async () => {
  const item = { title: '出块时间改了', path: '/m/1', text: '从12秒到8秒。' };
  server.setFeed('/moved.xml', [item], '会动的');
  const id = await desk.addFeed('/moved.xml');
  const [entry] = await desk.waiting('会动的');
  const flash = await editor('publishFlash', {
    title: '出块时间改了',
    text: item.text,
    incoming_id: entry?.id,
  });
  server.setFeed('/moved.xml', [{ ...item, text: '从12秒到6秒。' }], '会动的');
  await desk.readAgain(id);
  const [change] = (await editor('sourceChanges')).data.list;
  expect(change).toMatchObject({
    id: flash.data.id,
    before: { text: '从12秒到8秒。' },
    after: { text: '从12秒到6秒。' },
  });
  expect((await editor('contentDetails', { id: flash.data.id })).data.body).toContain('8秒');
  const requested = { id: flash.data.id, version: flash.data.version };
  expect((await editor('decideSourceChange', { ...requested, decision: 'follow' })).code).toBe(200);
  expect((await editor('contentDetails', { id: flash.data.id })).data.body).toContain('6秒');
  expect((await editor('sourceChanges')).data.list).toEqual([]);
  expect((await editor('decideSourceChange', { ...requested, decision: 'keep' })).code).toBe(404);

  server.setFeed('/moved.xml', [{ ...item, text: '从12秒到4秒。' }], '会动的');
  await desk.readAgain(id);
  expect((await editor('decideSourceChange', { ...requested, decision: 'keep' })).code).toBe(200);
  await desk.readAgain(id);
  expect((await editor('sourceChanges')).data.list).toEqual([]);
  expect((await editor('contentDetails', { id: flash.data.id })).data.body).toContain('6秒');
});

test('a dismissed entry never returns, unless the dismissal is undone', async () => {
  server.setFeed('/drop.xml', [{ title: '不要的一条', path: '/d/1' }], '可弃的');
  const id = await desk.addFeed('/drop.xml');
  const [entry] = await desk.waiting('可弃的');
  const requested = { id: entry?.id ?? 0 };
  await editor('decideIncoming', { ...requested, decision: 'drop' });
  expect((await editor('decideIncoming', { ...requested, decision: 'drop' })).code).toBe(200);
  server.setFeed('/drop.xml', [{ title: '不要的一条，改了题目', path: '/d/1' }], '可弃的');
  await desk.readAgain(id);
  expect(await titles('可弃的')).toEqual([]);
  await editor('decideIncoming', { ...requested, decision: 'keep' });
  expect(await titles('可弃的')).toEqual(['不要的一条']);
  const { list } = (await editor('auditLog', { subject: 'incoming' })).data;
  expect(list.map((row) => row.command)).toEqual(['undrop', 'drop']);
});

test('a broken feed shows its error and is read less often until it works again', async () => {
  server.set('/broken.xml', (_, response) => response.end('<html><p>维护中</p></html>'));
  const id = await desk.addFeed('/broken.xml', '时好时坏');
  expect(await desk.feed(id)).toMatchObject({ error: { key: 'notAFeed' }, failures: 1 });
  server.set('/broken.xml', (_, response) => response.writeHead(500).end());
  await desk.readAgain(id);
  expect(await desk.feed(id)).toMatchObject({ error: { key: 'serverError', detail: '500' }, failures: 2 });
  // It also shows when the feed last worked: never.
  expect((await desk.feed(id))?.read_time).toBeNull();
  expect((await editor('incoming')).data.feeds.failing).toBe(1);
  const gauge = async (name: string) => {
    const text = await (await fetch(`${desk.backend.url}/metrics`)).text();
    const host = new URL(server.base).host;
    return Number(new RegExp(`^${name}\\{feed="${id}",host="${host}".*\\} (.*)$`, 'm').exec(text)?.[1]);
  };
  expect(await gauge('feed_failures')).toBe(2);
  expect(await gauge('feed_age_seconds')).toBeGreaterThan(0);
  server.setFeed('/broken.xml', []);
  await desk.readAgain(id);
  expect(await gauge('feed_failures')).toBe(0);
  expect(await desk.feed(id)).toMatchObject({ error: null, failures: 0, name: '时好时坏' });
});

test('a feed that moved permanently is read at its new address, and a paused or removed one is not read', async () => {
  server.setFeed('/there.xml', []);
  server.set('/here.xml', (_, response) => response.writeHead(308, { location: '/there.xml' }).end());
  const id = await desk.addFeed('/here.xml');
  expect((await desk.feed(id))?.url).toBe(`${server.base}/there.xml`);
  await editor('editFeed', { id, is_paused: true });
  expect(await desk.feed(id)).toMatchObject({ is_paused: true, next_time: null });
  await editor('editFeed', { id, is_removed: true, is_paused: false });
  expect((await editor('readFeed', { id })).code).toBe(404);
  expect((await editor('feeds')).data.list.at(-1)).toMatchObject({ id, is_removed: true });
  await editor('editFeed', { id, is_removed: false });
  const { list } = (await editor('auditLog', { subject: 'feed', subject_id: String(id) })).data;
  expect(list.map((row) => row.command)).toEqual([
    'restoreFeed',
    'removeFeed',
    'editFeed',
    'moveFeed',
    'addFeed',
  ]);
});
