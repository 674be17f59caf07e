import { expect, test } from '@/tests/support/browser-test';
import robotsParser from 'robots-parser';
import { crawl, spelled, type Visit } from '@/tests/support/crawl';
import { hasXmllint, schemaErrors } from '@/tests/support/xmllint';

const MAX_ADDRESSES = 50_000;
const MAX_BYTES = 50 * 1024 * 1024;
const LANGUAGES = {
  'zh-Hans': '',
  'zh-Hant': '/zh-hant',
  'zh-Hant-HK': '/zh-hant/hk',
  en: '/en',
} as const;

/** Further pages of lists are indexed, but not in a sitemap: their stories are, and the pages change hourly. */
const LEFT_OUT = /\/page\/\d+$/;

interface Listed {
  address: string;
  changedAt: string | undefined;
  versions: Map<string, string>;
}

async function readParts(baseURL = ''): Promise<Map<string, string>> {
  const index = await (await fetch(`${baseURL}/sitemap.xml`)).text();
  const parts = new Map<string, string>();
  for (const [, address = ''] of index.matchAll(/<loc>([^<]+)<\/loc>/g))
    parts.set(address, await (await fetch(address)).text());
  return parts;
}

function listed(xml: string): Listed[] {
  return [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    address: /<loc>([^<]+)</.exec(url)?.[1] ?? '',
    changedAt: /<lastmod>([^<]+)</.exec(url)?.[1],
    versions: new Map(
      [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, lang = '', href = '']) => [lang, href]),
    ),
  }));
}

test('the index, the parts and the news sitemap are valid by their schemas and within the limits', async ({
  baseURL,
}) => {
  test.skip(!hasXmllint, 'xmllint (libxml2-utils) is not on this machine');
  expect(schemaErrors('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>', 'sitemap')).not.toBe(
    '',
  );
  const index = await (await fetch(`${baseURL}/sitemap.xml`)).text();
  expect(schemaErrors(index, 'site-index')).toBe('');
  expect(schemaErrors(await (await fetch(`${baseURL}/sitemap-news.xml`)).text(), 'sitemap')).toBe('');
  for (const [part, xml] of await readParts(baseURL)) {
    expect(schemaErrors(xml, 'sitemap'), part).toBe('');
    expect(Buffer.byteLength(xml)).toBeLessThan(MAX_BYTES);
    expect(listed(xml).length).toBeLessThanOrEqual(MAX_ADDRESSES);
  }
});

test('a part without entries answers 404, and the index names none of these', async ({ baseURL }) => {
  for (const part of [
    'content-9',
    'event-7',
    'day-0',
    'author-1',
    'content-00',
    'content--1',
    'none-0',
    'pages-0',
  ])
    expect((await fetch(`${baseURL}/sitemaps/${part}.xml`)).status, part).toBe(404);
  const kinds = [...(await readParts(baseURL)).keys()].map((part) => /([a-z]+)[^/]*$/.exec(part)?.[1]);
  expect(new Set(kinds)).toEqual(
    new Set(
      'pages content event day author label topic category notice organiser partner tool weekly letter'.split(
        ' ',
      ),
    ),
  );
});

test('each entry names the same languages as its other versions, and no date is in the future', async ({
  baseURL,
}) => {
  const entries = [...(await readParts(baseURL)).values()].flatMap(listed);
  const byAddress = new Map(entries.map((entry) => [entry.address, entry]));
  expect(byAddress.size).toBe(entries.length);
  expect(entries.some(({ versions }) => versions.size === 3 && !versions.has('en'))).toBe(true);
  for (const { address, changedAt, versions } of entries) {
    if (changedAt) expect(Date.parse(changedAt), address).toBeLessThan(Date.now() + 60_000);
    if (versions.size === 0) continue;
    expect([...versions.values()]).toContain(address);
    for (const [lang, prefix] of Object.entries(LANGUAGES)) {
      const other = versions.get(lang);
      if (other === undefined) continue;
      expect(new URL(other).pathname.startsWith(prefix)).toBe(true);
      expect([...(byAddress.get(other)?.versions ?? [])], other).toEqual([...versions]);
    }
  }
});

test('the sitemap has exactly the pages that a crawler finds from the home pages', async ({ baseURL }) => {
  test.setTimeout(600_000);
  const entries = new Set(
    [...(await readParts(baseURL)).values()].flatMap(listed).map(({ address }) => spelled(address)),
  );
  const robots = robotsParser(`${baseURL}/robots.txt`, await (await fetch(`${baseURL}/robots.txt`)).text());
  const isPage = (address: string) =>
    address.startsWith(`${baseURL}/`) &&
    robots.isAllowed(address, 'Googlebot') !== false &&
    !/\.(xml|json|md|txt|ics|png|svg)$/.test(new URL(address).pathname);
  const homes = ['/', '/zh-hant', '/en/home'].map((path) => spelled(path, baseURL));
  const visits = await crawl(homes, isPage);
  const lost = [...visits].filter(
    ([address, page]) => isOwn(address, page) && !entries.has(address) && !LEFT_OUT.test(address),
  );
  expect(lost.map(([address]) => address)).toEqual([]);
  expect([...visits].filter(([, { status }]) => status >= 400).map(([address]) => address)).toEqual([]);

  const unseen = [...entries].filter((address) => !visits.has(address));
  const all = new Map([...visits, ...(await crawl(unseen, () => false))]);
  const wrong = [...entries].filter((address) => {
    const page = all.get(address);
    return !page || page.status !== 200 || !isOwn(address, page);
  });
  expect(wrong).toEqual([]);
  expect(entries.size).toBeGreaterThan(600);
});

/** Whether search engines may index the page at this very address. */
function isOwn(address: string, page: Visit): boolean {
  return page.isIndexable && page.canonical === address;
}
