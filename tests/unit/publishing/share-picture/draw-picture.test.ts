/** @jest-environment node */
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { getPicture } from '@/lib/publishing/share-picture/draw-picture';
import { storePicture } from '@/lib/publishing/share-picture/picture-store';

const dir = mkdtempSync(join(tmpdir(), 'lx-pictures-'));
const photos = new Map<string, Response>();

jest.mock('@/lib/platform/config/config', () => ({ getConfig: () => ({ programsDir: dir, dataDir: dir }) }));
jest.mock('@/lib/platform/calls/server', () => ({
  readPicture: async (path: string) => photos.get(path) ?? new Response(null, { status: 404 }),
}));

/**
 * Replaces the drawing worker. It answers with the title, a count and the size of the photograph, and exits or fails on
 * request.
 */
const WORKER = `
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
let drawn = 0;
parentPort.on('message', async ({ id, card, photo }) => {
  if (card.title === 'end') process.exit(1);
  if (card.title === 'end later') {
    while (!existsSync(${JSON.stringify(join(dir, 'end'))})) await setTimeout(5);
    process.exit(1);
  }
  if (card.title === 'fail') return parentPort.postMessage({ id, error: 'no' });
  drawn += 1;
  parentPort.postMessage({ id, file: Buffer.from(card.title + ' ' + drawn + ' ' + (photo ? photo.length : 'none')) });
});`;

const card = (title: string, photo = ''): ShareCard => ({
  kind: 'article',
  locale: 'zh-Hans',
  lang: 'zh-Hans',
  title,
  meta: '',
  text: '',
  figure: '',
  figureNote: '',
  isImportant: false,
  isNight: false,
  seed: 1,
  cover: 'b02zz40a0',
  photo,
  site: '链讯',
  url: 'https://news.example/',
});
const draw = async (title: string, photo?: string) =>
  Buffer.from(await getPicture(card(title, photo))).toString();

/** What the module stores about its worker, for the whole process. */
const studio = () =>
  (
    globalThis as {
      lianxunStudio?: { worker: Worker | null; waiting: Map<number, unknown>; queue: unknown[] };
    }
  ).lianxunStudio;

beforeAll(() => writeFileSync(join(dir, 'share-picture-worker.mjs'), WORKER));
afterAll(async () => {
  await studio()?.worker?.terminate();
  rmSync(dir, { recursive: true, force: true });
});

describe('getPicture', () => {
  it('draws a picture once, for all requests at the same time and later', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => draw('一')));
    expect(new Set(answers)).toEqual(new Set(['一 1 none']));
    expect(await draw('一')).toBe('一 1 none');
    expect(await draw('二')).toBe('二 2 none');
  });

  it('uses the photograph of a story, and draws without one that is gone', async () => {
    photos.set('/uploads/a', new Response('12345'));
    expect(await draw('三', '/uploads/a')).toBe('三 3 5');
    expect(await draw('四', '/uploads/gone')).toBe('四 4 none');
  });

  it('stores nothing while the backend is away', async () => {
    photos.set('/uploads/b', new Response(null, { status: 502 }));
    await expect(draw('五', '/uploads/b')).rejects.toThrow('502');
    photos.set('/uploads/b', new Response('1234567'));
    expect(await draw('五', '/uploads/b')).toBe('五 5 7');
  });

  it('rejects a picture that cannot be drawn, and draws the next one', async () => {
    await expect(draw('fail')).rejects.toThrow('no');
    expect(await draw('六')).toBe('六 6 none');
  });

  it('starts a new worker when one exits, and draws what was queued', async () => {
    const ended = expect(draw('end later')).rejects.toThrow();
    while (studio()?.waiting.size !== 1) await setTimeout(5);
    const queued = Promise.all([draw('七'), draw('八')]);
    while (studio()?.queue.length !== 2) await setTimeout(5);
    writeFileSync(join(dir, 'end'), '');
    await ended;
    const drawn = await queued;
    expect(drawn.map((value) => value[0])).toEqual(['七', '八']);
    // The new worker counts from one. Either of the two may be drawn first.
    expect(new Set(drawn.map((value) => value.slice(2)))).toEqual(new Set(['1 none', '2 none']));
  });

  it('limits the queue', async () => {
    const many = Array.from({ length: 70 }, (_, at) => draw(at === 60 ? 'end' : `长${at}`));
    const refused = (await Promise.allSettled(many)).filter(
      (outcome) => outcome.status === 'rejected' && /too many/.test(String(outcome.reason)),
    );
    expect(refused.length).toBeGreaterThanOrEqual(9);
  });
});

describe('stored pictures', () => {
  it('are at most 4,000, and the oldest are deleted', async () => {
    const folder = join(dir, 'share-pictures');
    for (let at = 0; at < 4100; at += 1) {
      const file = join(folder, `old-${at}.png`);
      writeFileSync(file, '');
      utimesSync(file, at, at);
    }
    for (let at = 0; at < 200; at += 1) await storePicture(`new-${at}.png`, new Uint8Array([1]));
    const names = readdirSync(folder);
    expect(names.length).toBeLessThanOrEqual(4000);
    expect(names.filter((name) => name.startsWith('new-'))).toHaveLength(200);
    expect(names).not.toContain('old-0.png');
    expect(names).toContain('old-4099.png');
  });
});
