import { expect, test } from '@/tests/support/browser-test';
import { listPageTypes } from '@/tests/support/page-types';

for (const [path, type] of [
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)/],
  ['/icon.svg', /^image\/svg/],
  ['/apple-icon.png', /^image\/png/],
  ['/logo.png', /^image\/png/],
  ['/share.png', /^image\/png/],
] as const) {
  test(`${path} is a picture`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toMatch(type);
  });
}

for (const path of ['/favicon.png', '/icon.png', '/apple-icon-precomposed.png', '/manifest.json', '/x.ico']) {
  for (const method of ['GET', 'HEAD']) {
    test(`${method} ${path} is answered with 404 at once`, async ({ request }) => {
      expect((await request.fetch(path, { method, timeout: 10_000 })).status()).toBe(404);
    });
  }
}

test('every picture that heads and graphs name exists', async ({ request, baseURL }) => {
  const pictures = new Set<string>();
  const read = async (path: string) => (await request.get(path)).text();
  const paths = (await listPageTypes(read)).map(({ path }) => path);
  for (const path of [...paths, '/signUp', '/third', '/publish', '/feed_back']) {
    const html = await read(path);
    for (const [, address] of html.matchAll(/<meta (?:property="og|name="twitter):image" content="([^"]+)"/g))
      pictures.add((address ?? '').replaceAll('&amp;', '&'));
    for (const [, address] of html.matchAll(/"logo":\{[^}]*?"url":"([^"]+)"/g)) pictures.add(address ?? '');
  }
  expect([...pictures].filter((address) => address.endsWith('/logo.png'))).toHaveLength(1);
  for (const address of pictures) {
    expect(address.startsWith(baseURL ?? ''), address).toBe(true);
    const answer = await request.get(address);
    expect([address, answer.status(), answer.headers()['content-type']?.split('/')[0]]).toEqual([
      address,
      200,
      'image',
    ]);
  }
});

test('a redirect names one location, also for the first reader', async ({ request, baseURL }) => {
  const html = await (await request.get('/home_wz')).text();
  const articles = [...html.matchAll(/href="\/wz_detail\/(\d+)"/g)].map(([, id]) => id);
  for (const id of new Set(articles)) {
    const answer = await fetch(`${baseURL}/zh-hant/news/${id}`, { redirect: 'manual' });
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe(`/zh-hant/wz_detail/${id}`);
  }
});
