/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRequestedPages, storeRequestedPages } from '@/server/prerender/requested-pages';
import { PagePrerenderer } from '@/server/prerender/page-prerenderer';
import { until } from '@/tests/support/until';

let requests: string[] = [];
let open = 0;
let mostOpen = 0;
let active = 0;
let outdated: string[] = [];
let origin = '';
const server = createServer((request, response) => {
  requests.push(request.url ?? '');
  open += 1;
  mostOpen = Math.max(mostOpen, open);
  setTimeout(() => {
    open -= 1;
    response.end('page');
  }, 5);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
beforeEach(() => {
  requests = [];
  mostOpen = 0;
  active = 0;
  outdated = [];
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const createMaker = (pagesAhead = 60) =>
  new PagePrerenderer({
    pagesAhead,
    origin,
    countActive: () => active,
    listOutdated: (max) => outdated.slice(0, max),
  });

test('a changed story is made in all languages, then the pages that went out of date, one at a time', async () => {
  const maker = createMaker();
  outdated = ['/home', '/news'];
  maker.record(['content:7', 'kind:flash', 'beside:6']);
  maker.record(['content:8', 'kind:article', 'titles']);
  await until(async () => requests.length >= 8);
  const ofStories = ['/news/7', '/wz_detail/8'].flatMap((path) => [path, `/zh-hant${path}`, `/en${path}`]);
  expect(requests).toEqual([...ofStories, '/home', '/news']);
  expect(mostOpen).toBe(1);
});

test('a withdrawn story has no page to make', async () => {
  const maker = createMaker();
  outdated = ['/news'];
  maker.record(['content:7', 'closed:content:7', 'kind:flash']);
  await until(async () => requests.length > 0);
  expect(requests).toEqual(['/news']);
});

test('the stories of an import are left until somebody asks for them', async () => {
  const maker = createMaker();
  outdated = ['/news'];
  for (let id = 1; id <= 21; id += 1) maker.record([`content:${id}`, 'kind:flash']);
  await until(async () => requests.length > 0);
  expect(requests).toEqual(['/news']);
});

test('with no pages ahead, none is made before it is requested', async () => {
  const maker = createMaker(0);
  outdated = ['/news'];
  maker.record(['content:7', 'kind:flash']);
  maker.add(['/home']);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(requests).toEqual([]);
});

test('readers go first', async () => {
  const maker = createMaker();
  active = 1;
  maker.add(['/home']);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(requests).toEqual([]);
  active = 0;
  await until(async () => requests.length === 1);
});

test('a page that is changed while it waits is made once', async () => {
  const maker = createMaker();
  active = 1;
  maker.add(['/home', '/news']);
  maker.add(['/news', '/home']);
  active = 0;
  await until(async () => requests.length === 2);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(requests).toEqual(['/home', '/news']);
});

test('the last requested pages are known after a restart, and a file of other content counts as none', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lx-asked-'));
  try {
    expect(readRequestedPages(folder)).toEqual([]);
    storeRequestedPages(folder, ['/home', '/en/news']);
    expect(readRequestedPages(folder)).toEqual(['/home', '/en/news']);
    writeFileSync(join(folder, 'requested-pages.json'), '["//elsewhere.example/"]');
    expect(readRequestedPages(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
