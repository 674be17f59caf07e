import type { APIRequestContext } from '@playwright/test';
import { DomUtils, parseDocument } from 'htmlparser2';
import { scriptAddressIn } from '@/lib/platform/cache/script-address';
import { FRAGMENT_ATTRIBUTE } from '@/lib/platform/fragments/address';
import { DRAFT_COOKIE } from '@/lib/platform/next/headers';
import { expect, test } from '@/tests/support/browser-test';

test.describe.configure({ timeout: 120_000 });

/** Every how many stories one is compared. */
const STEP = 9;

/** With this cookie each page is rendered by Next. */
const BY_NEXT = { cookie: `${DRAFT_COOKIE}=none` };

/** HTML without its fragments, which may be older in one of two answers. */
function withoutFragments(html: string): string {
  const document = parseDocument(html);
  const isPlace = ({ attribs }: { attribs: Record<string, string> }) => FRAGMENT_ATTRIBUTE in attribs;
  for (const place of DomUtils.findAll(isPlace, document.children)) place.children = [];
  return DomUtils.getOuterHTML(document);
}

/** The page as the portal puts it together, or as Next renders it, without what differs in each rendering. */
async function readPage(request: APIRequestContext, address: string, more: Record<string, string> = {}) {
  const answer = await request.get(address, { headers: { accept: 'text/html', ...more } });
  const html = await answer.text();
  const script = scriptAddressIn(html);
  const text = withoutFragments(html)
    .replace(/\/page-scripts\/[0-9a-f]{32}/g, '')
    .replaceAll('<!-- -->', '')
    .replace(/ data-live="\d+"/g, '');
  const names = ['content-type', 'content-language', 'content-security-policy'];
  const headers = answer.headers();
  const vary = new Set((headers.vary ?? '').toLowerCase().split(/,\s*/));
  return {
    script,
    shown: { text, vary: [...vary].sort(), headers: names.map((name) => headers[name]) },
  };
}

test('the pages of stories are the same as those that Next renders, and have a script', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemaps/content-0.xml')).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((_, index) => index % STEP === 0);
  expect(addresses.length).toBeGreaterThan(20);
  for (const address of addresses) {
    const document = await readPage(request, address);
    const ofNext = await readPage(request, address, BY_NEXT);
    expect(document.shown, address).toEqual(ofNext.shown);
    // Scripts of pages that Next renders are named by their code.
    expect(document.script?.hash, address).not.toBe(ofNext.script?.hash);
  }
});

test('the script of a story is made when a browser asks for it, and stored', async ({ request }) => {
  const { script } = await readPage(request, '/wz_detail/1034');
  const address = `/page-scripts/${script?.hash}/wz_detail/1034`;
  const first = await request.get(address);
  expect([first.status(), first.headers()['cache-control']]).toEqual([
    200,
    'private, max-age=31536000, immutable',
  ]);
  expect(await first.text()).toContain('self.__next_f.push([1,');
  expect(await (await request.get(address)).text()).toBe(await first.text());
});
