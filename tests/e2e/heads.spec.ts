import { HtmlValidate } from 'html-validate';
import ogs from 'open-graph-scraper';
import sharp from 'sharp';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { HTML_LANG, type Locale } from '../../lib/i18n/locales';
import { routes, type Route } from '../../lib/routes';
import { nodeOf, type PageHead, readHead, ZONED } from '../support/head';
import { addressOf, listPageTypes, type PageType } from '../support/page-types';

const AGENTS = {
  chrome: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  google: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  baidu: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  wechat: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 MicroMessenger/8.0.50',
  twitter: 'Twitterbot/1.0',
  telegram: 'TelegramBot (like TwitterBot)',
  facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
};
const HOMES = new Set(['/', '/zh-hant', '/en/home']);
const LARGEST_PICTURE = 300 * 1024;

test.describe.configure({ timeout: 120_000 });

const heads = new Map<string, PageHead>();
let types: PageType[] = [];
let base = '';

async function read(request: APIRequestContext, path: string, agent: keyof typeof AGENTS): Promise<string> {
  const answer = await request.get(path, { maxRedirects: 0, headers: { 'user-agent': AGENTS[agent] } });
  expect(answer.status(), path).toBe(200);
  return answer.text();
}

/** What goes out before the body, without what each rendering makes anew. */
const headText = (html: string) =>
  html.slice(0, html.indexOf('</head>')).replace(/<script[^>]*>.*?<\/script>/gs, '');
const need = (address: string): PageHead => {
  const head = heads.get(address);
  if (!head) throw new Error(`${address} was not read`);
  return head;
};
const samples = (name: PageType['name']) =>
  types
    .filter((type) => type.name === name)
    .flatMap((type) => type.locales.map((locale) => need(addressOf(type, locale))));

/** Hong Kong's page is written as Hong Kong writes. */
const scriptOf = (lang: string) => lang.split('-').slice(0, 2).join('-');

function faultsOf(head: PageHead, locale: Locale): string[] {
  const found = [...head.faults];
  const meta = (name: string) => head.metas.get(name)?.[0] ?? '';
  const claim = (isTrue: boolean, fault: string) => isTrue || found.push(fault);
  claim(scriptOf(head.lang) === scriptOf(HTML_LANG[locale]), `lang ${head.lang}`);
  claim(head.canonical.startsWith(`${base}/`), `canonical ${head.canonical}`);
  claim(
    URL.canParse(meta('og:url')) && new URL(meta('og:url')).href === head.canonical,
    'og:url is another address',
  );
  claim(meta('og:image').startsWith(`${base}/share/`), `picture ${meta('og:image')}`);
  claim(meta('og:image:width') === '1200' && meta('og:image:height') === '630', 'the size of the picture');
  claim(meta('og:title') !== '' && head.title.includes(meta('og:title')), 'og:title is not the title');
  const ids = head.graph.map((node) => node['@id']);
  claim(ids.includes(`${head.canonical}#webpage`), 'no page in the graph');
  const kinds = head.graph.map((node) => node['@type']);
  for (const kind of ['NewsMediaOrganization', 'WebSite']) claim(kinds.includes(kind), `no ${kind}`);
  return found;
}

test.beforeAll(async ({ request, baseURL }) => {
  base = baseURL ?? '';
  types = await listPageTypes((path) => read(request, path, 'google'));
  for (const type of types)
    for (const locale of type.locales) {
      const address = addressOf(type, locale);
      heads.set(address, readHead(await read(request, address, 'google')));
    }
});

test('every page type in every language has one well-formed head and one graph', () => {
  const faults: Record<string, string[]> = {};
  for (const type of types) {
    for (const locale of type.locales) {
      const address = addressOf(type, locale);
      const found = faultsOf(need(address), locale);
      if (found.length > 0) faults[address] = found;
    }
  }
  expect(faults).toEqual({});
  expect(heads.size).toBeGreaterThan(120);
});

test('every reader gets the same head', async ({ request }) => {
  const differing: string[] = [];
  for (const type of types) {
    for (const locale of type.locales) {
      const address = addressOf(type, locale);
      const texts = await Promise.all(
        Object.keys(AGENTS).map((agent) => read(request, address, agent as keyof typeof AGENTS)),
      );
      if (new Set(texts.map(headText)).size !== 1) differing.push(address);
    }
  }
  expect(differing).toEqual([]);
});

test('language versions are absolute, list themselves and each other, and are there', async ({ request }) => {
  for (const [address, { versions, canonical, metas }] of heads) {
    if (metas.get('robots')?.[0]?.includes('noindex')) {
      expect(versions.size, address).toBe(0);
      continue;
    }
    if (versions.size === 0) continue;
    expect([...versions.values()], address).toContain(canonical);
    expect(versions.has('x-default'), address).toBe(true);
    for (const version of versions.values()) {
      expect(version.startsWith(`${base}/`), version).toBe(true);
      const path = version.slice(base.length);
      const other = heads.get(path) ?? readHead(await read(request, path, 'google'));
      heads.set(path, other);
      expect(other.canonical, `${address} → ${version}`).toBe(version);
      expect(Object.fromEntries(other.versions), `${address} → ${version}`).toEqual(
        Object.fromEntries(versions),
      );
    }
  }
});

test('search engines are kept out where the route table says so', () => {
  for (const type of types) {
    const { isIndexable = true }: Route = routes[type.name];
    for (const locale of type.locales) {
      const { metas } = need(addressOf(type, locale));
      const robots = metas.get('robots')?.[0] ?? '';
      if (!isIndexable) expect(robots, type.path).toContain('noindex');
      else if (!robots.includes('noindex')) expect(robots, type.path).toContain('max-image-preview:large');
    }
  }
});

test('the path of a page begins at home and ends at the page', () => {
  for (const [address, head] of heads) {
    if (HOMES.has(address)) continue;
    const steps = nodeOf(head, 'BreadcrumbList')['itemListElement'] as {
      position: number;
      name: string;
      item: string;
    }[];
    expect(
      steps.map(({ position }) => position),
      address,
    ).toEqual(steps.map((_, at) => at + 1));
    expect(
      steps.every(({ name, item }) => name && item.startsWith(`${base}/`)),
      address,
    ).toBe(true);
    expect(steps.at(-1)?.item, address).toBe(head.canonical);
  }
});

test('news is told as the backend tells it', async ({ request }) => {
  for (const head of [...samples('flash'), ...samples('article')]) {
    const node = nodeOf(head, 'NewsArticle');
    expect(node).toMatchObject({
      headline: head.metas.get('og:title')?.[0],
      datePublished: expect.stringMatching(ZONED),
      dateModified: expect.stringMatching(ZONED),
      author: { '@id': expect.any(String) },
      publisher: { '@id': expect.any(String) },
      image: expect.anything(),
      mainEntityOfPage: { '@id': `${head.canonical}#webpage` },
    });
    expect(head.metas.get('og:type')).toEqual(['article']);
    expect(head.metas.get('article:published_time')).toEqual([node['datePublished']]);
    const id = Number(head.canonical.split('/').at(-1));
    const backend = `http://127.0.0.1:${Number(new URL(base).port) + 1000}`;
    const answer = await request.post(`${backend}/getInformationDetails`, { data: { id } });
    const { data } = await answer.json();
    const told = (data.content ?? data).release_time;
    const instant = Date.parse(`${String(told).replace(' ', 'T')}+08:00`);
    expect(Date.parse(String(node['datePublished'])), head.canonical).toBe(instant);
  }
});

test('authors are people with a page', () => {
  for (const head of samples('author')) {
    expect(nodeOf(head, 'ProfilePage')).toMatchObject({ mainEntity: { '@id': expect.any(String) } });
    const { name, url } = nodeOf(head, 'Person');
    expect(head.metas.get('og:title')?.[0]).toContain(name);
    expect(String(url)).toContain('/columnlist/');
    expect(head.metas.get('og:type')).toEqual(['profile']);
  }
});

test('share pictures are 1200 by 630 and small', async ({ request }) => {
  for (const [at, type] of types.entries()) {
    const locale = type.locales[at % type.locales.length] ?? 'zh-Hans';
    const url = need(addressOf(type, locale)).metas.get('og:image')?.[0] ?? '';
    const answer = await request.get(url, { maxRedirects: 0 });
    expect(answer.status(), url).toBe(200);
    const bytes = await answer.body();
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }, url).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(bytes.length, url).toBeLessThan(LARGEST_PICTURE);
  }
});

test('a preview reads what we wrote', async ({ request }) => {
  for (const name of ['home', 'flash', 'article', 'event', 'author', 'topic', 'hk'] as const) {
    const type = types.find((one) => one.name === name);
    if (!type) throw new Error(`no ${name}`);
    const html = await read(request, addressOf(type, 'en'), 'facebook');
    const { result, error } = await ogs({ html });
    const { metas } = need(addressOf(type, 'en'));
    expect(error, name).toBe(false);
    expect(result.ogTitle, name).toBe(metas.get('og:title')?.[0]);
    expect(result.ogUrl, name).toBe(metas.get('og:url')?.[0]);
    expect(result.ogImage?.[0], name).toMatchObject({
      url: metas.get('og:image')?.[0],
      width: '1200',
      type: 'image/png',
    });
    expect(result.twitterCard, name).toBe('summary_large_image');
  }
});

test('the markup of every page type is valid', async ({ request }) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    // Matters of style, and what React writes: void elements, boolean attributes, its own streaming markers.
    rules: {
      'void-style': 'off',
      'attribute-boolean-style': 'off',
      'no-inline-style': 'off',
      'long-title': 'off',
      'require-sri': 'off',
      'doctype-style': 'off',
      'no-trailing-whitespace': 'off',
      'attr-case': 'off',
      'tel-non-breaking': 'off',
      'prefer-native-element': 'off',
    },
  });
  const found: Record<string, string[]> = {};
  for (const type of types) {
    const report = await validator.validateString(
      await read(request, addressOf(type, type.locales[0] ?? 'zh-Hans'), 'google'),
    );
    const faults = report.results.flatMap(({ messages }) =>
      messages.map((one) => `${one.ruleId}: ${one.message}`.slice(0, 200)),
    );
    if (faults.length > 0) found[type.name] = [...new Set(faults)].slice(0, 6);
  }
  expect(found).toEqual({});
});

test('the share tags follow a soft navigation', async ({ page }) => {
  await page.goto('/');
  const told = () =>
    page
      .locator('meta[property="og:url"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('content')));
  expect((await told()).map((url) => new URL(url ?? '').href)).toEqual([`${base}/`]);
  await page.locator('a[href="/news"]:visible').first().click();
  await expect(page).toHaveURL(`${base}/news`);
  await expect.poll(told).toEqual([`${base}/news`]);
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${base}/news`);
});
