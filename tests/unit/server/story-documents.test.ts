/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { tags } from '@/backend/contract/tags';
import { EntryStore } from '@/lib/platform/cache/entry-store';
import { writeScriptAddress } from '@/lib/platform/cache/script-address';
import { readPageScript } from '@/lib/platform/cache/page-scripts';
import { TagLog } from '@/lib/platform/cache/tag-log';
import { requestContext } from '@/lib/platform/calls/request-context';
import { AS_RENDERED_HEADER } from '@/lib/platform/next/headers';
import type { StoryParts } from '@/server/documents/render-story';
import { StoryDocuments } from '@/server/documents/story-documents';
import type { StoryAddress } from '@/server/documents/story-address';

const NEXT_HASH = 'b'.repeat(32);
let folder: string;
let tagLog: TagLog;
let entries: EntryStore;
let documents: StoryDocuments;
let logged = '';
/** The addresses that Next rendered, and what it writes between the parts of a story. */
let byNext: string[] = [];
let around = 'menu';
let rendered: number[] = [];
let isFailing = false;

const partsOf = (id: number): StoryParts => ({
  metadata: `<title>Story ${id}</title>`,
  hints: '',
  main: `<h1>Text of ${id}</h1>`,
  data: `data of ${id}`,
});

/** Stands for Next: renders the page of a story for this server alone. */
const next = createServer((request, response) => {
  const address = request.url ?? '';
  byNext.push(address);
  const { metadata, main } = partsOf(Number(address.split('/').at(-1)));
  const script = writeScriptAddress({ hash: NEXT_HASH, page: address });
  if (!request.headers[AS_RENDERED_HEADER]) response.statusCode = 500;
  response.setHeader('vary', 'rsc');
  response.end(
    `<html><head><link rel="stylesheet"/>${metadata}</head><body>${around}<main>${main}</main>` +
      `<script src="${script}" async=""></script></body></html>`,
  );
});

beforeAll(() => new Promise<void>((resolve) => next.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => next.close(resolve)));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'story-documents-'));
  tagLog = new TagLog(join(folder, 'tags.log'));
  entries = new EntryStore(join(folder, 'entries'), { bytes: 1e9, files: 1000 });
  [logged, byNext, rendered, around, isFailing] = ['', [], [], 'menu', false];
  const address = next.address();
  documents = new StoryDocuments({
    stores: () => ({ entries, log: tagLog, shared: null }),
    log: pino({}, { write: (line: string) => void (logged += line) }),
    origin: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    render: ({ id }: StoryAddress) => {
      rendered.push(id);
      if (isFailing) return Promise.reject(new Error('the backend is away'));
      requestContext()
        .getStore()
        ?.pageSources?.record({ tags: [tags.content(id)], revalidate: 60 });
      return Promise.resolve(id === 404 ? null : partsOf(id));
    },
  });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('Next renders one page of a kind and language, and the server all others', async () => {
  for (const id of [1, 2, 3]) {
    const document = await documents.find(`/news/${id}`);
    expect(document?.html).toContain(`menu<main><h1>Text of ${id}</h1></main>`);
    expect(document?.html).toContain(`<title>Story ${id}</title>`);
    expect(document?.html).toContain(`/page-scripts/${document?.script}/news/${id}"`);
  }
  await documents.find('/en/news/1');
  expect([byNext, rendered]).toEqual([
    ['/news/1', '/en/news/1'],
    [1, 2, 3, 1],
  ]);
});

test('an address that is no plain address of a story is left to Next, and nothing is rendered for it', async () => {
  for (const address of ['/news', '/news/01', '/news/1.md', '/NEWS/1', '/news/1/', '/kuaixun/1', '/events/1'])
    expect([address, await documents.find(address)]).toEqual([address, null]);
  expect([byNext, rendered]).toEqual([[], []]);
  expect(await documents.find('/news/404')).toBeNull();
});

test('a story that cannot be rendered is left to Next, and the log says why', async () => {
  isFailing = true;
  expect(await documents.find('/news/1')).toBeNull();
  expect(logged).toContain('the backend is away');
});

test('where no shell can be cut out, Next answers all pages for a while', async () => {
  around = '/news/1';
  expect(await documents.find('/news/1')).toBeNull();
  expect(await documents.find('/news/2')).toBeNull();
  expect(byNext).toEqual(['/news/1']);
  expect(logged).toContain('no shell could be cut out of a page');
});

test('a change of the newsroom itself makes the shell anew, a change of a story only that story', async () => {
  await documents.find('/news/1');
  tagLog.invalidate([tags.content(1)]);
  await documents.find('/news/1');
  expect([byNext, rendered]).toEqual([['/news/1'], [1, 1]]);
  around = 'another menu';
  tagLog.invalidate([tags.all]);
  expect((await documents.find('/news/1'))?.html).toContain('another menu<main>');
});

test('the script of a page is stored under the name that the page has, if Next renders the same page', async () => {
  const stores = { entries, log: tagLog, shared: null };
  await entries.set(`script ${NEXT_HASH}`, {
    value: 'start()',
    bornAt: 0,
    since: 0,
    tags: [],
    cacheControl: null,
  });
  const document = await documents.find('/news/1');
  const hash = await documents.makeScript('/news/1');
  expect(hash).toBe(document?.script);
  expect((await readPageScript(stores, hash ?? '', false))?.code.toString()).toBe('start()');
  byNext = [];
  await Promise.all([documents.makeScript('/news/3'), documents.makeScript('/news/3')]);
  expect(byNext).toEqual(['/news/3']);
  around = 'another menu';
  expect(await documents.makeScript('/news/2')).toBe(NEXT_HASH);
  expect(logged).toContain('a page differs from the one that Next renders');
});
