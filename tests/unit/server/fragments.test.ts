/** @jest-environment node */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EntryStore } from '@/lib/platform/cache/entry-store';
import type { TagLog } from '@/lib/platform/cache/tag-log';
import { requestContext } from '@/lib/platform/calls/request-context';
import { fragmentMark } from '@/lib/platform/fragments/address';
import { FragmentStore } from '@/server/fragments/fragment-store';
import { hasOlderPart, joinTags, putInFragments } from '@/server/fragments/put-in';

const ADDRESS = '/fragments/side/topics';
const MINUTE_MS = 60_000;

/** How often the fragment was rendered, and how the next rendering ends. */
let rendered = 0;
let isFailing = false;
let isMissing = false;
let lifetimeSeconds = 60;
let hold: Promise<void> | undefined;
let folder: string;
let store: FragmentStore;
/** The log of tags: its position, and the position of the last change of each tag. */
const log = { position: 0, changes: {} as Record<string, number> };
const tagLog = {
  lastChange: null,
  get position() {
    return log.position;
  },
  isOutdated: (tags: string[], since: number) => tags.some((tag) => (log.changes[tag] ?? 0) > since),
};
const change = (...tags: string[]) => {
  log.position += 1;
  for (const tag of tags) log.changes[tag] = log.position;
};

/** Renders a fragment that shows topics. */
async function render() {
  rendered += 1;
  const html = `version ${rendered}`;
  await hold;
  if (isFailing) throw new Error('the backend is away');
  requestContext()
    .getStore()
    ?.pageSources?.record({ tags: ['topics'], revalidate: lifetimeSeconds });
  return { html: isMissing ? null : html, seconds: 3600 };
}

/** The store of a portal that has just started. */
function openStore(): FragmentStore {
  const entries = new EntryStore(folder, { bytes: 1e9, files: 1000 });
  return new FragmentStore(() => ({ entries, log: tagLog as unknown as TagLog, shared: null }), render);
}

beforeEach(async () => {
  rendered = 0;
  isFailing = false;
  isMissing = false;
  lifetimeSeconds = 60;
  hold = undefined;
  Object.assign(log, { position: 0, changes: {} });
  folder = await mkdtemp(join(tmpdir(), 'fragments-'));
  store = openStore();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Waits until this many fragments are stored on disk. */
async function filesIn(root: string, count: number): Promise<void> {
  const listed = await readdir(join(root, 'files'), { recursive: true, withFileTypes: true });
  if (listed.filter((entry) => entry.isFile() && !entry.name.endsWith('.part')).length >= count) return;
  await new Promise((resolve) => setTimeout(resolve, 10));
  return filesIn(root, count);
}

const html = async () => (await store.get(ADDRESS))?.html;

test('a fragment is rendered once for all pages, until something it shows changes', async () => {
  expect([await html(), await html()]).toEqual(['version 1', 'version 1']);
  change('content:7');
  expect(await html()).toBe('version 1');
  change('topics');
  expect([await html(), await html(), rendered]).toEqual(['version 2', 'version 2', 2]);
});

test('requests that come while it is rendered share that rendering, and it is repeated if it has changed since', async () => {
  let release: () => void = () => undefined;
  hold = new Promise((resolve) => (release = resolve));
  const waiting = [html(), html()];
  await new Promise((resolve) => setTimeout(resolve, 50));
  change('content:7');
  waiting.push(html());
  release();
  expect(await Promise.all(waiting)).toEqual(['version 1', 'version 1', 'version 1']);

  hold = new Promise((resolve) => (release = resolve));
  change('topics');
  const first = html();
  await new Promise((resolve) => setTimeout(resolve, 50));
  change('topics');
  const second = html();
  release();
  expect(await Promise.all([first, second])).toEqual(['version 3', 'version 3']);
});

test('a page waits a second for a fragment of which it has an older version, and no cache may store that page', async () => {
  await html();
  let release: () => void = () => undefined;
  hold = new Promise((resolve) => (release = resolve));
  change('topics');
  const older = await store.get(ADDRESS);
  expect(older).toMatchObject({ html: 'version 1', isOlder: true });
  expect(hasOlderPart(older ? [older] : [], tagLog)).toBe(true);
  release();
  while ((await html()) !== 'version 2') await new Promise((resolve) => setTimeout(resolve, 10));
  const current = await store.get(ADDRESS);
  expect(hasOlderPart(current ? [current] : [], tagLog)).toBe(false);
});

test('when only its lifetime is over, the previous version is used while it is rendered again', async () => {
  lifetimeSeconds = -1;
  await html();
  lifetimeSeconds = 60;
  expect(await html()).toBe('version 1');
  while ((await html()) !== 'version 2') await new Promise((resolve) => setTimeout(resolve, 10));
  expect(rendered).toBe(2);
});

test('after a failure the previous version stays, unless nobody may see it any more', async () => {
  await html();
  isFailing = true;
  change('topics');
  expect(await store.get(ADDRESS)).toMatchObject({ html: 'version 1', isOlder: true });
  // No page waits again for a moment.
  expect([await html(), rendered]).toEqual(['version 1', 2]);
  change('topics', 'closed:topics');
  expect(await store.get(ADDRESS)).toMatchObject({ html: '', isOlder: true });
});

test('after a restart a fragment is read from disk, and rendered only if something has changed', async () => {
  expect(await html()).toBe('version 1');
  await filesIn(folder, 1);
  store = openStore();
  expect([await html(), rendered]).toEqual(['version 1', 1]);
  change('topics');
  store = openStore();
  isFailing = true;
  expect(await store.get(ADDRESS)).toMatchObject({ html: 'version 1', isOlder: true });
});

test('a fragment that shows nothing with a date changed when it was rendered', async () => {
  const first = await store.get(ADDRESS);
  expect(first?.change?.at).toBe(first?.bornAt);
});

test('a fragment that does not exist is none', async () => {
  isMissing = true;
  expect(await store.get(ADDRESS)).toBeNull();
});

test('each mark of a page is replaced by its fragment, and the whole depends on what its parts depend on', async () => {
  const page = `<a>${fragmentMark(ADDRESS)}</a><b>${fragmentMark('/fragments/side/label')}</b>`;
  const { html: whole, parts } = await putInFragments(page, (address) =>
    address === ADDRESS ? store.get(address) : Promise.resolve(null),
  );
  expect(whole).toBe('<a>version 1</a><b></b>');
  const ofPage = { bornAt: 1, since: 0, until: Date.now() + 2 * MINUTE_MS, tags: ['content:7'] };
  change('content:9');
  const joined = joinTags(ofPage, parts, tagLog);
  expect(joined).toMatchObject({ tags: ['content:7', 'topics', 'all'], since: 1, until: parts[0]?.until });
});

test('a whole with a part that has changed meanwhile is out of date from the beginning', async () => {
  const { parts } = await putInFragments(fragmentMark(ADDRESS), (address) => store.get(address));
  change('content:7');
  const ofPage = { bornAt: 1, since: 0, until: Date.now() + MINUTE_MS, tags: ['content:7'] };
  const { tags, since } = joinTags(ofPage, parts, tagLog);
  expect(tagLog.isOutdated(tags, since)).toBe(true);
});
