import { inDatabase } from '@/tests/support/database';
import { type FeedsDesk, READ_AGAIN_MS, startFeedsDesk } from '@/tests/support/feeds-desk';
import type { MemberCalls } from '@/tests/support/drafts';

/**
 * Feeds after a decision of the desk about their entries: schedules, removals, and a feed that sends too many entries.
 */

let desk: FeedsDesk;
let server: FeedsDesk['server'];
let editor: MemberCalls;

beforeAll(async () => {
  desk = await startFeedsDesk();
  ({ server, editor } = desk);
});
afterAll(() => desk.stop());

const DUE = '2199-01-01 08:00:00';

/** Schedules the flash of a feed's only entry, and then changes the source. */
async function scheduledAndMoved(path: string, next: { title: string; path: string; text: string }[]) {
  const entry = { title: '明早生效的名单', path: '/s/1', text: '一共八家。' };
  server.setFeed(path, [entry], path);
  const feed = await desk.addFeed(path);
  const [row] = await desk.waiting(path);
  const flash = { title: entry.title, text: entry.text, incoming_id: row?.id, release_time: DUE, far: true };
  const due = (await editor('publishFlash', flash)).data;
  server.setFeed(path, next, path);
  await desk.readAgain(feed);
  return due;
}

test('a source’s change of a scheduled flash waits for an editor, and accepted it is published at the scheduled time', async () => {
  const moved = { title: '明早生效的名单', path: '/s/1', text: '一共九家。' };
  const due = await scheduledAndMoved('/due.xml', [moved]);
  const [change] = (await editor('sourceChanges')).data.list;
  expect(change).toMatchObject({
    id: due.id,
    is_scheduled: true,
    before: { text: '一共八家。' },
    after: { text: '一共九家。' },
  });
  const followed = await editor('decideSourceChange', { ...due, decision: 'follow' });
  expect(followed.code).toBe(200);
  const draft = (await editor('readDraft', { id: due.id })).data;
  expect(draft).toMatchObject({ status: 'scheduled' });
  expect(draft.document.texts[0]?.body).toContain('一共九家。');
  const { list } = (await editor('myContents', { status: 'scheduled' })).data;
  expect(list.find(({ id }) => id === due.id)?.release_time).toBe(DUE);
  expect((await editor('sourceChanges')).data.list).toEqual([]);
});

test('a withdrawal by the source removes waiting entries, waits for an editor where one was taken, and restores none', async () => {
  const say = (status: string, text = '一共八家。') => {
    const lines = [0, 1, 2].map((n) => ({
      id: `gone-${n}`,
      kind: 'flash',
      lang: 'zh-Hans',
      title: `会撤回的第${n}条`,
      body_markdown: text,
      date: new Date().toISOString(),
      status,
    }));
    server.set('/gone.jsonl', (_, response) =>
      response.end(lines.map((line) => JSON.stringify(line)).join('\n')),
    );
  };
  const titles = async () => (await desk.waiting('会撤回的')).map(({ title }) => title).toSorted();
  say('approved');
  const feed = await desk.addFeed('/gone.jsonl', '会撤回的');
  expect(await titles()).toEqual(['会撤回的第0条', '会撤回的第1条', '会撤回的第2条']);
  const take = async (title: string) => {
    const row = (await desk.waiting('会撤回的')).find((entry) => entry.title === title);
    return (await editor('publishFlash', { title, text: row?.text, incoming_id: row?.id })).data;
  };
  const [taken, withdrawn] = [await take('会撤回的第0条'), await take('会撤回的第1条')];
  await editor('withdrawContent', { ...withdrawn, reason: '来源不可靠' });

  say('withdrawn');
  await desk.readAgain(feed);
  expect(await titles()).toEqual([]);
  const changes = async () => (await editor('sourceChanges')).data.list;
  expect(await changes()).toMatchObject([{ id: taken.id, is_withdrawn: true }]);
  expect((await editor('contentDetails', { id: taken.id })).code).toBe(200);
  expect((await editor('decideSourceChange', { ...taken, decision: 'follow' })).code).toBe(200);
  expect((await editor('contentDetails', { id: taken.id })).code).not.toBe(200);

  say('approved', '一共九家。');
  await desk.readAgain(feed);
  expect([await titles(), await changes()]).toEqual([[], []]);
  for (const { id } of [taken, withdrawn])
    expect((await editor('contentDetails', { id })).code).not.toBe(200);
});

/** Entries published so many hours ago, newest first. */
const entriesOf = (name: string, hoursAgo: number) =>
  Array.from({ length: 130 }, (_, n) => ({
    title: `${name}第${n}条`,
    path: `/${name}/${n}`,
    date: new Date(Date.now() - hoursAgo * 3_600_000 - n * 1000).toUTCString(),
  }));

test('only the newest twenty entries of one reading wait, at most a hundred in all, and older ones do not return', async () => {
  const rounds = Array.from({ length: 6 }, (_, round) => entriesOf(`round-${round}`, 6 - round));
  const [first = [], ...others] = rounds;
  server.setFeed('/many.xml', first, '多话的');
  const id = await desk.addFeed('/many.xml');
  const waiting = [(await desk.feed(id))?.waiting];
  for (const entries of [first, ...others, first]) {
    server.setFeed('/many.xml', entries, '多话的');
    await desk.readAgain(id);
    waiting.push((await desk.feed(id))?.waiting);
  }
  expect(waiting).toEqual([20, 20, 40, 60, 80, 100, 100, 100]);
  const titles = (await desk.waiting('多话的')).map(({ title }) => title);
  expect(titles).toContain('round-5第0条');
  expect(titles.filter((title) => title.startsWith('round-0'))).toEqual([]);
});

test('reading a removed feed on request changes nothing about it', async () => {
  server.setFeed('/removed.xml', []);
  const id = await desk.addFeed('/removed.xml');
  await desk.readAgain(id);
  await editor('editFeed', { id, is_removed: true });
  expect((await editor('readFeed', { id })).code).toBe(404);
  await desk.backend.stop();
  const rows = inDatabase(
    desk.backend.dataDir,
    `select next_at > checked_at + interval '${READ_AGAIN_MS / 1000} seconds' as is_ahead from feeds where id = ${id}`,
  );
  expect(rows).toEqual([{ is_ahead: true }]);
});
