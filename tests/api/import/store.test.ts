import { createServer, type Server } from 'node:http';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { freePort } from '@/tests/support/free-port';
import { importInto, makeItem } from '@/tests/support/items';

let backend: TestBackend;
let pictures: Server;
let pictureHost: string;

beforeAll(async () => {
  const port = await freePort();
  pictureHost = `http://127.0.0.1:${port}`;
  const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#2b4fa8' } })
    .withMetadata({ exif: { IFD0: { Copyright: 'somebody' } } })
    .jpeg()
    .toBuffer();
  pictures = createServer((request, response) => {
    if (request.url === '/photo.jpg') return void response.end(photo);
    if (request.url === '/page.jpg') return void response.end('<html>not a picture</html>');
    if (request.url === '/away.jpg') return void response.writeHead(302, { location: '/photo.jpg' }).end();
    response.writeHead(404).end();
  }).listen(port);
  backend = await startBackend({ SAMPLE_CONTENT: 'off' });
});
afterAll(async () => {
  await backend.destroy();
  pictures.closeAllConnections();
  pictures.close();
});

const titles = async () => (await backend.call('articles', { size: 100 })).list.map((item) => item.title);
/** How many texts have all of these words; those that have only some of them do not count. */
const search = async (keyword: string) => {
  const { total, is_partial } = await backend.call('searchMore', { keyword });
  return is_partial ? 0 : total;
};

test('an import needs the secret', async () => {
  const answer = await backend.raw('/internal/import', {
    method: 'POST',
    headers: { 'x-backend-secret': 'guessed' },
    body: '{}',
  });
  expect(answer.status).toBe(404);
});

test('a second run adds nothing, and changes and withdrawals reach lists, counts and search', async () => {
  const item = makeItem('cycle', { title: '渡口实验室发布手册', labelNames: ['手册'] });
  expect((await importInto(backend, [item])).data).toMatchObject({ added: 1, unchanged: 0 });
  expect((await importInto(backend, [item])).data).toMatchObject({ added: 0, unchanged: 1 });
  expect(await titles()).toEqual(['渡口实验室发布手册']);
  expect(await search('渡口')).toBe(1);

  const changed = makeItem('cycle', { title: '渡口实验室撤回手册', labelNames: ['撤回'] });
  expect((await importInto(backend, [changed])).data).toMatchObject({ updated: 1, added: 0 });
  expect(await titles()).toEqual(['渡口实验室撤回手册']);
  expect(await search('发布手册')).toBe(0);

  const { id } = (await backend.call('articles', {})).list[0] ?? { id: 0 };
  expect((await importInto(backend, [{ ...changed, status: 'withdrawn' }])).data).toMatchObject({
    withdrawn: 1,
  });
  const page = await backend.call('articles', {});
  expect(page).toMatchObject({ list: [], total: 0 });
  expect(await search('渡口')).toBe(0);
  const detail = await backend.raw('/getInformationDetails', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
  expect(detail.status).toBe(410);
  expect(await backend.call('contentState', { id })).toEqual({ state: 'withdrawn', kind: 'article' });
});

test('a category that the portal does not have becomes a label, and drafts are not public', async () => {
  const items = [
    makeItem('place', { title: '渡船时刻', categoryName: '杂谈', labelNames: ['渡船'], region: 'usa' }),
    makeItem('draft', { title: '渡船草稿', status: 'draft' }),
  ];
  await importInto(backend, items);
  const { list } = await backend.call('articles', { size: 100 });
  const [story, ...others] = list.filter(({ title }) => title.startsWith('渡船'));
  expect(others).toEqual([]);
  expect(story?.labels.map(({ name }) => name).sort()).toEqual(['杂谈', '渡船']);
});

test('pictures are copied without metadata, at most 2048 pixels wide, and one that cannot be copied becomes a link', async () => {
  const body = `<p>前</p><img src="${pictureHost}/photo.jpg" alt="甲"><img src="${pictureHost}/away.jpg" alt="乙"><img src="${pictureHost}/page.jpg" alt="丙"><img src="${pictureHost}/none.jpg" alt="丁"><p>后</p>`;
  const { data } = await importInto(backend, [makeItem('pictures', { body, title: '图' })], {
    isOffline: false,
    allowPrivate: true,
  });
  expect(data.failures.map(({ reason }) => reason).sort()).toEqual([
    'Only JPG, PNG, GIF, WebP, AVIF and HEIC images are accepted',
    'answered 404',
  ]);
  const { id } = (await backend.call('articles', {})).list[0] ?? { id: 0 };
  const detail = await backend.call('contentDetails', { id });
  expect(detail.body).not.toContain(`<img src="${pictureHost}`);
  expect(detail.body).toContain(`<a href="${pictureHost}/page.jpg"`);
  expect(detail.body).toContain('丙</a>');
  const [path = ''] = /\/uploads\/[0-9a-f/]+\.jpg/.exec(detail.body) ?? [];
  expect(existsSync(join(backend.dataDir, path))).toBe(true);
  const answer = await backend.raw(path);
  expect(answer.headers.get('content-type')).toBe('image/jpeg');
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const meta = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([meta.width, meta.height]).toEqual([2048, 1024]);
  expect(meta.exif).toBeUndefined();
});

test('addresses of a private network are not fetched unless the operator allows it', async () => {
  const { data } = await importInto(
    backend,
    [makeItem('private', { body: `<img src="${pictureHost}/photo.jpg" alt="甲">` })],
    { isOffline: false, allowPrivate: false },
  );
  expect(data.failures).toEqual([
    { address: `${pictureHost}/photo.jpg`, item: 'test:private', reason: 'an address of a private network' },
  ]);
});

test('a story with a future date is published when its time comes', async () => {
  const soon = new Date(Date.now() + 1500).toISOString();
  await importInto(backend, [makeItem('ahead', { title: '定时', releasedAt: soon })]);
  expect(await titles()).not.toContain('定时');
  const deadline = Date.now() + 20_000;
  while (!(await titles()).includes('定时') && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await titles()).toContain('定时');
});
