/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PAGE_TAGS_HEADER, writePageTags } from '@/lib/platform/cache/page-tags';
import { fragmentMark } from '@/lib/platform/fragments/address';
import { FRAGMENT_HEADER, fragmentSecret } from '@/lib/platform/fragments/secret';
import { FragmentStore } from '@/server/fragments/fragment-store';
import { hasOlderPart, joinTags, putInFragments } from '@/server/fragments/put-in';

const ADDRESS = '/fragments/side/topics';
const MINUTE_MS = 60_000;

/** The portal that renders fragments: how often it was asked, and how it answers. */
let rendered = 0;
let status = 200;
let lifetimeMs = MINUTE_MS;
let hold: Promise<void> | undefined;
let server: Server;
let store: FragmentStore;
/** The log of tags: its position, and the position of the last change of each tag. */
const log = { position: 0, changes: {} as Record<string, number> };
const tagLog = {
  get position() {
    return log.position;
  },
  isOutdated: (tags: string[], since: number) => tags.some((tag) => (log.changes[tag] ?? 0) > since),
};
const change = (...tags: string[]) => {
  log.position += 1;
  for (const tag of tags) log.changes[tag] = log.position;
};

beforeEach(async () => {
  rendered = 0;
  status = 200;
  lifetimeMs = MINUTE_MS;
  hold = undefined;
  Object.assign(log, { position: 0, changes: {} });
  server = createServer(async (request, response) => {
    if (request.headers[FRAGMENT_HEADER] !== fragmentSecret()) return void response.writeHead(403).end();
    rendered += 1;
    const number = rendered;
    const facts = {
      bornAt: Date.now(),
      since: log.position,
      until: Date.now() + lifetimeMs,
      tags: ['topics'],
    };
    await hold;
    response.writeHead(status, { [PAGE_TAGS_HEADER]: writePageTags(facts) });
    response.end(`<i data-fragment-begin=""></i>version ${number}<i data-fragment-end=""></i>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  store = new FragmentStore({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    getLog: () => tagLog,
    mayLackTags: false,
  });
});
afterEach(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

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
  lifetimeMs = -1;
  await html();
  lifetimeMs = MINUTE_MS;
  expect(await html()).toBe('version 1');
  while ((await html()) !== 'version 2') await new Promise((resolve) => setTimeout(resolve, 10));
  expect(rendered).toBe(2);
});

test('after a failure the previous version stays, unless nobody may see it any more', async () => {
  await html();
  status = 503;
  change('topics');
  expect(await store.get(ADDRESS)).toMatchObject({ html: 'version 1', isOlder: true });
  // No page waits again for a moment.
  expect([await html(), rendered]).toEqual(['version 1', 2]);
  change('topics', 'closed:topics');
  expect(await store.get(ADDRESS)).toMatchObject({ html: '', isOlder: true });
});

test('a fragment that does not exist is none', async () => {
  status = 404;
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
  expect(joined).toMatchObject({ tags: ['content:7', 'topics'], since: 1, until: parts[0]?.until });
});

test('a whole with a part that has changed meanwhile is out of date from the beginning', async () => {
  const { parts } = await putInFragments(fragmentMark(ADDRESS), (address) => store.get(address));
  change('content:7');
  const ofPage = { bornAt: 1, since: 0, until: Date.now() + MINUTE_MS, tags: ['content:7'] };
  const { tags, since } = joinTags(ofPage, parts, tagLog);
  expect(tagLog.isOutdated(tags, since)).toBe(true);
});
