/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { buildMark } from '@/lib/platform/cache/build-id';
import { EntryStore } from '@/lib/platform/cache/entry-store';
import { readScriptAddress, scriptKey, writeScriptAddress } from '@/lib/platform/cache/script-address';
import { TagLog } from '@/lib/platform/cache/tag-log';
import { answerPageScript } from '@/server/page-script';

const ROOM = { bytes: 1024 ** 2, files: 100 };

const folder = mkdtempSync(join(tmpdir(), 'lx-scripts-'));
const entries = new EntryStore(join(folder, 'entries'), ROOM);
const hashOf = (mark: string, rest: string) => mark.padEnd(8, '0') + rest.repeat(24);
const CURRENT = hashOf(buildMark(), 'c');
/** The hash of the script of a story's page. */
const OF_STORY = hashOf(buildMark(), 'f');
const makeOfStory = async (page: string) => (page === '/news/12' ? OF_STORY : null);
let server: Server;
let port = 0;
/** How often the page itself was rendered to find its script. */
let renderCount = 0;
/** Called when a request for the stream ends. */
let onStreamEnd = () => {};

beforeAll(async () => {
  Object.assign(globalThis, {
    lianxunCache: { entries, log: new TagLog(join(folder, 'tags.log')), shared: null },
  });
  for (const [hash, value] of [
    [CURRENT, gzipSync('current()')],
    [OF_STORY, 'story()'],
    [hashOf('0a0b0c0d', 'e'), 'kept()'],
  ] as const)
    await entries.set(scriptKey(hash), {
      value,
      bornAt: 0,
      since: 0,
      tags: [],
      cacheControl: null,
    });
  server = createServer((request, response) => {
    const script = readScriptAddress(request.url ?? '');
    if (script) return void answerPageScript(request, response, { ...script, port, makeOfStory });
    renderCount += 1;
    if (request.url === '/api/live') {
      response.once('close', () => onStreamEnd());
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      return void response.write('retry: 2000\n\n');
    }
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<script src="${writeScriptAddress({ hash: CURRENT, page: '/news' })}"></script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true, force: true });
});

async function requestScript(hash: string, page = '/news') {
  const answer = await fetch(`http://127.0.0.1:${port}${writeScriptAddress({ hash, page })}`);
  return [answer.status, await answer.text(), answer.headers.get('cache-control')?.split(',')[0]];
}

test('a page that has changed gets the script of the current one', async () => {
  expect(await requestScript(CURRENT)).toEqual([200, 'current()', 'private']);
  expect(renderCount).toBe(0);
  expect(await requestScript(hashOf(buildMark(), 'd'))).toEqual([200, 'current()', 'no-store']);
  expect(renderCount).toBe(1);
});

test('the script of a story is made for it, and the page is not requested', async () => {
  renderCount = 0;
  expect(await requestScript(hashOf(buildMark(), 'd'), '/news/12')).toEqual([200, 'story()', 'no-store']);
  expect(await requestScript(OF_STORY, '/news/12')).toEqual([200, 'story()', 'private']);
  expect(renderCount).toBe(0);
});

test('a page of another build gets its own script or a 404, never the script of this build', async () => {
  renderCount = 0;
  expect(await requestScript(hashOf('0a0b0c0d', 'd'))).toEqual([404, '', 'no-store']);
  expect(renderCount).toBe(0);
  // A stored script of the other build is answered.
  expect(await requestScript(hashOf('0a0b0c0d', 'e'))).toEqual([200, 'kept()', 'private']);
});

test('a script is stored plain and compressed when it is first loaded', async () => {
  const hash = hashOf('0a0b0c0d', 'f');
  const stored = async () => (await entries.get(scriptKey(hash)))?.value;
  await entries.set(scriptKey(hash), { value: 'late()', bornAt: 0, since: 0, tags: [], cacheControl: null });
  expect(await requestScript(hash)).toEqual([200, 'late()', 'private']);
  while (typeof (await stored()) === 'string') await new Promise((resolve) => setTimeout(resolve, 5));
  expect(gunzipSync((await stored()) as Buffer).toString()).toBe('late()');
  expect(await requestScript(hash)).toEqual([200, 'late()', 'private']);
});

test('a request for the script of an endless stream is ended at once', async () => {
  const ended = new Promise<void>((resolve) => (onStreamEnd = resolve));
  expect(await requestScript(hashOf(buildMark(), 'd'), '/api/live')).toEqual([404, '', 'no-store']);
  await ended;
});
