import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@/tests/support/browser-test';
import sharp from 'sharp';
import { readFeed } from '@/tests/support/feed-reader';
import { TestSite } from '@/tests/support/site';

const env: Record<string, string> = { SAMPLE_CONTENT: 'off' };
const site = new TestSite(3465, 4465, env);
let pictures: Server;

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  const png = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#c33' } })
    .png()
    .toBuffer();
  pictures = createServer((_, response) => {
    response.setHeader('content-type', 'image/png');
    response.end(png);
  });
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  await site.start('backend');
  await site.start('portal');
});
test.afterAll(async () => {
  await site.destroy();
  pictures.close();
});

interface JsonItem {
  id: string;
  image?: string;
  attachments?: { url: string; mime_type: string; size_in_bytes: number }[];
}

async function importWithPicture(): Promise<void> {
  const { port } = pictures.address() as AddressInfo;
  await site.post('/internal/import', {
    items: [
      {
        sourceKey: 'picture:1',
        kind: 'article',
        texts: [{ lang: 'zh-Hans', text: { title: '有图', summary: '', body: '<p>正文</p>' } }],
        authorName: null,
        categoryName: null,
        labelNames: [],
        releasedAt: new Date().toISOString(),
        sourceUrl: null,
        sourceName: null,
        picUrl: `http://127.0.0.1:${port}/picture.png`,
        status: 'approved',
        isImportant: false,
      },
    ],
    pictures: { isOffline: false, allowPrivate: true },
  });
}

test('feeds of each format name the type and length that a picture really has', async () => {
  await importWithPicture();
  const { items } = await readFeed((await site.get('/feed.xml')).html);
  const [enclosure] = items[0]?.enclosures ?? [];
  const address = enclosure?.url ?? '';
  expect(address).toMatch(/^http:\/\/localhost:\d+\/uploads\//);
  const answer = await fetch(address);
  const length = (await answer.arrayBuffer()).byteLength;
  expect(enclosure).toMatchObject({ type: answer.headers.get('content-type'), length: String(length) });

  const atom = await readFeed((await site.get('/atom.xml')).html);
  expect(atom.items[0]?.enclosures[0]).toMatchObject({ url: address, length: String(length) });
  const json = JSON.parse((await site.get('/feed.json')).html) as { items: JsonItem[] };
  expect(json.items[0]).toMatchObject({
    image: address,
    attachments: [{ url: address, mime_type: answer.headers.get('content-type'), size_in_bytes: length }],
  });
});

test('ids of feed entries do not change when the site moves to another address', async () => {
  const idsOf = async () => {
    const json = JSON.parse((await site.get('/feed.json')).html) as { items: JsonItem[] };
    const rss = await readFeed((await site.get('/feed.xml')).html);
    const atom = await readFeed((await site.get('/atom.xml')).html);
    return [json.items.map(({ id }) => id), ...[rss, atom].map((feed) => feed.items.map(({ guid }) => guid))];
  };
  const before = await idsOf();
  expect(before[0]?.[0]).toMatch(/^tag:lianxun,2026:zh-Hans\/article\/\d+$/);
  await site.kill('portal');
  env['SITE_URL'] = 'https://moved.example.org';
  await site.start('portal');
  expect((await site.get('/feed.xml')).html).toContain('<link>https://moved.example.org/</link>');
  expect(await idsOf()).toEqual(before);
});
