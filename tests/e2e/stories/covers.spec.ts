import type { APIRequestContext } from '@playwright/test';
import type { Document, Element } from 'domhandler';
import { findAll, getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { expect, test } from '@/tests/support/browser-test';

/** A page as its HTML has it: no script changes covers. */
const read = async (request: APIRequestContext, path: string): Promise<Document> =>
  parseDocument(await (await request.get(path)).text());

const named = (within: Document | Element, name: string) => getElementsByTagName(name, within.children, true);

const mainOf = (page: Document): Element => {
  const [main] = named(page, 'main');
  if (!main) throw new Error('a page without a main part');
  return main;
};

const kindOf = ({ attribs }: Element): string | undefined => attribs['data-cover-kind'];

/** The pictures of covers that are drawn. */
const drawnIn = (within: Document | Element) =>
  named(within, 'img').filter((image) => kindOf(image) !== undefined && kindOf(image) !== 'photo');

/** The story, numbers and words that a page's drawn covers show, without their size. */
const slabsOf = (page: Document): string[] =>
  drawnIn(page).map(({ attribs }) => (attribs['src'] ?? '').replace(/-\d+x\d+(?:-night)?(?=-)/, ''));

async function articleAddresses(request: APIRequestContext): Promise<string[]> {
  const main = mainOf(await read(request, '/home_wz'));
  const links = [...named(main, 'h2'), ...named(main, 'h3')].flatMap((heading) => named(heading, 'a'));
  const all = links.map(({ attribs }) => attribs['href'] ?? '');
  return [...new Set(all.filter((address) => address.startsWith('/wz_detail/')))];
}

test('no page has two slabs of the same figure, and none is about paragraphs', async ({ request }) => {
  const articles = await articleAddresses(request);
  expect(articles.length).toBeGreaterThan(5);
  let drawn = 0;
  for (const address of ['/', '/home_wz', ...articles]) {
    const page = await read(request, address);
    const slabs = slabsOf(page);
    drawn += slabs.length;
    expect(slabs).not.toContain('');
    expect(new Set(slabs).size, address).toBe(slabs.length);
    expect(textContent(mainOf(page)), address).not.toMatch(/共\d+段|最长的一段/);
  }
  expect(drawn).toBeGreaterThan(articles.length);
});

test('a chart that is the cover stands above the text and not in it again', async ({ request }) => {
  let charts = 0;
  for (const address of await articleAddresses(request)) {
    const page = await read(request, address);
    const captions = named(page, 'figcaption');
    const [cover] = findAll(({ attribs }) => attribs['id'] === 'cover-chart', page.children);
    const [words] = named(cover ?? page, 'figcaption').flatMap((caption) => named(caption, 'p'));
    if (!cover || !words) continue;
    charts += 1;
    const title = textContent(words);
    expect(title).not.toBe('');
    expect(captions.filter((caption) => textContent(caption).includes(title))).toHaveLength(1);
    expect(named(page, 'a').filter(({ attribs }) => attribs['href'] === '#cover-chart')).toHaveLength(1);
  }
  expect(charts).toBeGreaterThan(0);
});

test('covers have no light ground in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const grounds = await page
    .locator('img[data-cover-kind]:not([data-cover-kind="photo"])')
    .evaluateAll(async (images) =>
      Promise.all(
        images.map(async (image) => {
          const markup = await (await fetch(image.getAttribute('src') ?? '')).text();
          return /dark\)\{:root\{--a:(#\w{6})/.exec(markup)?.[1];
        }),
      ),
    );
  expect(grounds.length).toBeGreaterThan(5);
  for (const ground of grounds) expect(['#1C2523', '#2B4FA8']).toContain(ground);
});

test('at most three of eight successive articles of a list have a drawing of one kind', async ({
  request,
}) => {
  const rows = named(mainOf(await read(request, '/home_wz')), 'article');
  const kinds = rows.map((row) => kindOf(named(row, 'img').find(kindOf) ?? row) ?? 'none');
  expect(kinds.length).toBeGreaterThan(8);
  for (let start = 0; start + 8 <= kinds.length; start += 1) {
    const window = kinds.slice(start, start + 8).filter((kind) => kind !== 'none' && kind !== 'photo');
    for (const kind of window)
      expect(window.filter((other) => other === kind).length, `${start} ${kind}`).toBeLessThanOrEqual(3);
  }
});

test('words are drawn for everyone only under the address this site signed', async ({ request }) => {
  const images = drawnIn(await read(request, '/home_wz')).map(({ attribs }) => attribs['src'] ?? '');
  const address = images.find((image) => image.includes('~')) ?? '';
  const status = async (path: string) => (await request.get(path)).status();
  expect(await status(address)).toBe(200);
  const unsigned = address.replace(/~[\w-]+\.svg$/, '.svg');
  expect(unsigned).not.toBe(address);
  expect(await status(unsigned)).toBe(404);
  expect(await status(unsigned.replace('.svg', '~abcdefghijklmnop.svg'))).toBe(404);
  // Where covers of drafts are drawn, nobody is answered who is not signed in.
  expect(await status(`/api${unsigned}`)).toBe(404);
});
