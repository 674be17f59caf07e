/** @jest-environment node */
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { frontSecret } from '@/backend/contract/process/front-secret';
import { BuildFiles } from '@/server/build-files';
import { clearOlderPages } from '@/server/clear-older-pages';

const folder = mkdtempSync(join(tmpdir(), 'lx-builds-'));
const stored = join(folder, 'builds');
let server: Server;
let origin = '';
let answerer = (_: Parameters<BuildFiles['answer']>[0], __: Parameters<BuildFiles['answer']>[1]) => false;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (!answerer(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes the files that a build leaves in `.next/static`. */
function build(id: string, files: Record<string, string>): string {
  const staticFolder = join(folder, `static-${id}`);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(staticFolder, name)), { recursive: true });
    writeFileSync(join(staticFolder, name), text);
  }
  return staticFolder;
}

/** Starts the portal of a build on the same data folder; each runs a minute after the one before. */
let minute = 0;
function run(id: string, staticFolder: string): BuildFiles {
  const files = BuildFiles.open(stored, id, staticFolder);
  answerer = (request, response) => files.answer(request, response);
  minute += 1;
  utimesSync(join(stored, id), minute * 60, minute * 60);
  return files;
}

async function requestFile(path: string, method = 'GET') {
  const answer = await fetch(`${origin}/_next/static/${path}`, { method });
  return [answer.status, await answer.text(), answer.headers.get('content-type')];
}

test('a page of an earlier build still gets its scripts and styles, for two upgrades', async () => {
  const first = build('first', {
    'chunks/a.js': 'a1',
    'chunks/shared.js': 'both',
    'chunks/deep/[x].css': 'c1',
  });
  const second = build('second', { 'chunks/b.js': 'b2', 'chunks/shared.js': 'both' });
  const third = build('third', { 'chunks/c.js': 'c3' });
  const fourth = build('fourth', { 'chunks/d.js': 'd4' });
  expect(run('first', first).isNewBuild).toBe(true);
  expect(run('first', first).isNewBuild).toBe(false);
  // Next itself serves the files of its own build.
  expect(await requestFile('chunks/a.js')).toEqual([404, '', null]);

  expect(run('second', second).isNewBuild).toBe(true);
  rmSync(first, { recursive: true });
  expect(await requestFile('chunks/a.js')).toEqual([200, 'a1', 'text/javascript; charset=utf-8']);
  expect(await requestFile('chunks/a.js?dpl=1', 'HEAD')).toEqual([200, '', 'text/javascript; charset=utf-8']);
  expect(await requestFile('chunks/deep/%5Bx%5D.css')).toEqual([200, 'c1', 'text/css; charset=utf-8']);
  expect(await requestFile('chunks/shared.js')).toEqual([404, '', null]);
  expect(await requestFile('chunks/a.js', 'POST')).toEqual([404, '', null]);
  for (const path of ['../../../builds/first/chunks/a.js', '..%2f..%2ffirst/chunks/a.js', 'chunks'])
    expect((await requestFile(path))[0]).toBe(404);

  run('third', third);
  expect((await requestFile('chunks/a.js'))[0]).toBe(200);
  expect((await requestFile('chunks/b.js'))[0]).toBe(200);
  mkdirSync(join(stored, 'broken.1.part'));
  run('fourth', fourth);
  expect((await requestFile('chunks/a.js'))[0]).toBe(404);
  expect((await requestFile('chunks/b.js'))[0]).toBe(200);
  expect(['first', 'broken.1.part', 'third', 'fourth'].map((id) => existsSync(join(stored, id)))).toEqual([
    false,
    false,
    true,
    true,
  ]);
  // After a rollback, the earlier build does not count as new.
  expect(run('third', third).isNewBuild).toBe(false);
  expect((await requestFile('chunks/d.js'))[0]).toBe(200);
});

test('edge caches are purged of the pages of older builds', async () => {
  const notified: unknown[] = [];
  answerer = ({ method, headers }, response) => {
    notified.push([method, headers['xkey-purge'], headers['x-front-secret'], headers['xkey-close']]);
    response.end();
    return true;
  };
  const backendSecret = 'a secret of these tests';
  await clearOlderPages({ frontUrls: [origin, origin], backendSecret }, pino({ level: 'silent' }));
  const purge = ['PURGE', 'all', frontSecret(backendSecret), undefined];
  expect(notified).toEqual([purge, purge]);
});

/** Runs the step of the build that writes the Brotli of files. */
async function pack(staticFolder: string): Promise<void> {
  const step = pathToFileURL(join(process.cwd(), 'scripts/pack-files.mjs')).href;
  const program = `import { packFiles } from ${JSON.stringify(step)}; await packFiles(${JSON.stringify(staticFolder)});`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program]);
}

test('scripts and styles are sent in the Brotli of the build, to whoever accepts it; fonts stay as they are', async () => {
  const text = 'export const words = "一段足够长的正文";'.repeat(100);
  const files = { 'chunks/long.js': text, 'chunks/short.js': 'a', 'media/font.woff2': text };
  const packedBuild = build('packed', files);
  await pack(packedBuild);
  run('packed', packedBuild);
  const get = (path: string, encoding: string, more: Record<string, string> = {}) =>
    fetch(`${origin}/_next/static/${path}`, { headers: { 'accept-encoding': encoding, ...more } });
  const isPacked = async () => {
    const packed = await get('chunks/long.js', 'gzip, br');
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(text.length / 10);
    expect(packed.headers.get('vary')).toBe('accept-encoding');
    expect(packed.headers.get('cache-control')).toContain('immutable');
    expect(await packed.text()).toBe(text);
  };
  await isPacked();
  // Next answers everybody else: 404 in this test.
  for (const encoding of ['gzip', 'br;q=0', 'identity'])
    expect((await get('chunks/long.js', encoding)).status).toBe(404);
  expect((await get('chunks/long.js', 'br', { range: 'bytes=0-9' })).status).toBe(404);
  for (const path of ['media/font.woff2', 'chunks/short.js', 'none.js', 'chunks/long.js.br'])
    expect((await get(path, 'br')).status).toBe(404);

  // The files of an earlier build are sent so, too.
  run('next', build('next', { 'chunks/next.js': text }));
  await isPacked();
  expect((await get('chunks/long.js.br', 'br')).status).toBe(404);
  expect((await get('chunks/next.js', 'br')).status).toBe(404);
});
