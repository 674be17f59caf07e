import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { expect, test } from '@/tests/support/browser-test';
import { readHead } from '@/tests/support/head';
import { TestSite } from '@/tests/support/site';

const site = new TestSite(3467, 4467, { SAMPLE_CONTENT: 'off' });
let pictures: Server;
let origin = '';

test.describe.configure({ mode: 'serial', timeout: 120_000 });
test.beforeAll(async () => {
  const plain = (width: number, height: number, background: string) =>
    sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const files: Record<string, Buffer> = {
    '/wide.jpg': await plain(1600, 900, '#c02010'),
    '/other.jpg': await plain(1600, 900, '#1020c0'),
    '/small.jpg': await plain(320, 180, '#10c020'),
  };
  pictures = createServer((request, response) => {
    const file = files[request.url ?? ''];
    response.writeHead(file ? 200 : 404, { 'content-type': 'image/jpeg' }).end(file);
  });
  await new Promise<void>((resolve) => pictures.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
  await site.start('backend');
  await site.start('portal');
});
test.afterAll(async () => {
  await site.destroy();
  pictures.close();
});

/**
 * Imports an article with a picture.
 * @returns its share picture as a link preview fetches it
 */
async function previewOf(item: { sourceKey: string; title: string; picUrl: string }) {
  await site.import([item], { isOffline: false, allowPrivate: true });
  const { list } = await site.post('/getArticleList', { size: 10 });
  const { id } = list.find(({ title }: { title: string }) => title === item.title);
  const read = async () => readHead((await site.get(`/wz_detail/${id}`)).html);
  await expect.poll(async () => (await read()).metas.get('og:title')?.[0]).toBe(item.title);
  const { metas, graph } = await read();
  const url = metas.get('og:image')?.[0] ?? '';
  const answer = await fetch(url);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { width, height, format } = await sharp(bytes).metadata();
  const spot = await sharp(bytes).extract({ left: 900, top: 10, width: 20, height: 20 }).toBuffer();
  const [red, green, blue] = (await sharp(spot).stats()).channels.map(({ mean }) => Math.round(mean / 16));
  return {
    url,
    type: answer.headers.get('content-type'),
    metas,
    graph,
    width,
    height,
    format,
    colour: [red, green, blue],
  };
}

test('the picture of an article is its share picture, and a new picture gets a new address', async () => {
  const first = await previewOf({ sourceKey: 'own:1', title: '有图的文章', picUrl: `${origin}/wide.jpg` });
  expect(first).toMatchObject({
    type: 'image/jpeg',
    format: 'jpeg',
    width: 1200,
    height: 630,
    colour: [12, 2, 1],
  });
  expect(first.metas.get('og:image:type')).toEqual(['image/jpeg']);
  const news = first.graph.find((node) => node['@type'] === 'NewsArticle');
  expect(news?.['image']).toEqual(
    ['', '-1x1', '-4x3', '-16x9'].map((shape): unknown =>
      expect.objectContaining({ url: first.url.replace('.jpg', `${shape}.jpg`) }),
    ),
  );

  const second = await previewOf({
    sourceKey: 'own:1',
    title: '换了图的文章',
    picUrl: `${origin}/other.jpg`,
  });
  expect(second).toMatchObject({ type: 'image/jpeg', width: 1200, height: 630, colour: [1, 2, 12] });
  expect(second.url).not.toBe(first.url);
  expect((await fetch(first.url, { redirect: 'manual' })).headers.get('location')).toBe(
    new URL(second.url).pathname,
  );
});

test('a picture that is too small is replaced by a drawn card', async () => {
  const small = await previewOf({ sourceKey: 'own:2', title: '小图的文章', picUrl: `${origin}/small.jpg` });
  expect(small).toMatchObject({ type: 'image/jpeg', width: 1200, height: 630, colour: [16, 16, 16] });
});
