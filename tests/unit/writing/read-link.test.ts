/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchGuarded } from '@/backend/modules/uploads/commands/fetch-guarded';
import { readLink } from '@/backend/modules/writing/commands/drafts/read-link';

let server: Server;
let site = '';
let oembed = '';
let head = '';

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const isOembed = url.startsWith('/wp-json/oembed/1.0/embed?url=');
    const type = isOembed ? 'application/json' : 'text/html; charset=UTF-8';
    response.writeHead(isOembed && oembed === '' ? 404 : 200, { 'content-type': type });
    response.end(isOembed ? oembed : `<!doctype html><html><head>${head}</head><body></body></html>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

const read = () =>
  readLink(`${site}/harbour`, (url, options) => fetchGuarded(url, { ...options, mayBePrivate: () => true }));

/** The head and the answer of WordPress without a program for share tags. */
function showWordPress(): void {
  head = `<title>The harbour opens &#8211; Harbour Post</title>
    <link rel="alternate" title="oEmbed (JSON)" type="application/json+oembed" href="${site}/wp-json/oembed/1.0/embed?url=${encodeURIComponent(`${site}/harbour`)}" />
    <link rel="alternate" title="oEmbed (XML)" type="text/xml+oembed" href="${site}/wp-json/oembed/1.0/embed?url=x&#038;format=xml" />`;
  oembed = JSON.stringify({
    version: '1.0',
    provider_name: 'Harbour &amp; Post',
    provider_url: site,
    author_name: 'A',
    title: 'The harbour opens &#8211; and how',
    type: 'rich',
    width: 600,
    height: 338,
    html: '<blockquote class="wp-embedded-content" data-secret="x"><a href="/harbour">The harbour</a></blockquote><iframe sandbox="allow-scripts" src="/harbour/embed/#?secret=x"></iframe>',
    thumbnail_url: `${site}/wp-content/uploads/harbour-600x338.jpg`,
    thumbnail_width: 600,
    thumbnail_height: 338,
  });
}

test('title, picture and site of a WordPress page without share tags come from its answer of oEmbed', async () => {
  showWordPress();
  expect(await read()).toMatchObject({
    title: 'The harbour opens – and how',
    site: 'Harbour & Post',
    picture: `${site}/wp-content/uploads/harbour-600x338.jpg`,
  });
});

test('share tags of a page come before its oEmbed, which fills what they leave out', async () => {
  showWordPress();
  head +=
    '<meta property="og:title" content="The harbour"><meta property="og:description" content="At last.">';
  expect(await read()).toMatchObject({
    title: 'The harbour',
    description: 'At last.',
    site: 'Harbour & Post',
    picture: expect.stringContaining('harbour-600x338.jpg'),
  });
});

test.each(['', 'no JSON', '[]', '{"title":7,"thumbnail_url":{"a":1}}', '{"thumbnail_url":"http://["}'])(
  'a page keeps what it says itself where oEmbed answers %j',
  async (answer) => {
    showWordPress();
    oembed = answer;
    expect(await read()).toMatchObject({
      title: 'The harbour opens – Harbour Post',
      site: '127.0.0.1',
      picture: null,
    });
  },
);
