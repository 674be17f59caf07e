import { CHEAP_PASSWORDS, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { inDatabase } from '@/tests/support/database';
import { startFeedServer } from '@/tests/support/feed-server';
import { as, type Do } from '@/tests/support/pieces';

/** Feeds and what the desk did with them before: schedules and removals. */

const PATIENCE_MS = 20_000;

let backend: TestBackend;
let server: Awaited<ReturnType<typeof startFeedServer>>;
let editor: Do;

beforeAll(async () => {
  server = await startFeedServer();
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000', FEEDS_PRIVATE_HOSTS: 'on' });
  editor = as(backend, (await signInAs(backend, 'editor')).token);
});
afterAll(async () => {
  await backend.destroy();
  await server.stop();
});

const feedsNow = async () => (await editor('feeds')).data.list;
const feedNow = async (id: number) => (await feedsNow()).find((feed) => feed.id === id);
const waitingNow = async () => (await editor('incoming')).data.list;

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (Date.now() > deadline) throw new Error('it did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Longer than a reading is given, shorter than the time between two. */
const READ_AGAIN_MS = 200_000;

/** Reads a feed once more and waits until that is stored: only then its next time is minutes away. */
async function readAgain(id: number): Promise<void> {
  await editor('readFeed', { id });
  await until(async () => {
    const next = (await feedNow(id))?.next_time ?? '';
    return Date.parse(`${next.replace(' ', 'T')}+08:00`) - Date.now() > READ_AGAIN_MS;
  });
}

async function addFeed(path: string): Promise<number> {
  const { data } = await editor('addFeed', { url: `${server.base}${path}`, name: '' });
  await until(async () => (await feedNow(data.id))?.checked_time !== null);
  return data.id;
}

const DUE = '2199-01-01 08:00:00';

/** A flash of a feed's only entry, scheduled; then the source changes. */
async function scheduledAndMoved(path: string, next: { title: string; path: string; text: string }[]) {
  const entry = { title: '明早生效的名单', path: '/s/1', text: '一共八家。' };
  server.setFeed(path, [entry], path);
  const feed = await addFeed(path);
  const [row] = (await waitingNow()).filter((one) => one.feed === path);
  const flash = { title: entry.title, text: entry.text, incoming_id: row?.id, release_time: DUE };
  const due = (await editor('publishFlash', flash)).data;
  server.setFeed(path, next, path);
  await readAgain(feed);
  return due;
}

test('a change at the source of a scheduled flash waits; followed, the new text goes out at the same time', async () => {
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
  const piece = (await editor('readPiece', { id: due.id })).data;
  expect(piece).toMatchObject({ status: 'scheduled' });
  expect(piece.document.texts[0]?.body).toContain('一共九家。');
  const { list } = (await editor('myContents', { status: 'scheduled' })).data;
  expect(list.find(({ id }) => id === due.id)?.release_time).toBe(DUE);
  expect((await editor('sourceChanges')).data.list).toEqual([]);
});

test('asking a removed feed to be read changes nothing about it', async () => {
  server.setFeed('/removed.xml', []);
  const id = await addFeed('/removed.xml');
  await readAgain(id);
  await editor('editFeed', { id, is_removed: true });
  expect((await editor('readFeed', { id })).code).toBe(404);
  await backend.stop();
  const rows = inDatabase(
    backend.dataDir,
    `select next_at > checked_at + interval '${READ_AGAIN_MS / 1000} seconds' as is_ahead from feeds where id = ${id}`,
  );
  expect(rows).toEqual([{ is_ahead: true }]);
});
