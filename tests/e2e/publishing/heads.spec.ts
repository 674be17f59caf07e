import { expect, test } from '@/tests/support/browser-test';
import { halfWidths } from '@/backend/contract/half-widths';
import { HTML_LANG, type Locale } from '@/lib/platform/language/locales';
import { routes, type Route } from '@/lib/platform/routing/routes';
import { type PageHead, readHead } from '@/tests/support/head';
import { type Agent, AGENTS, Heads, readAs } from '@/tests/support/heads';

test.describe.configure({ timeout: 120_000 });

let heads: Heads;
test.beforeAll(async ({ request, baseURL }) => {
  heads = await Heads.read(request, baseURL);
});

/** The HTML before the body, without the parts that differ in each rendering. */
const headText = (html: string) =>
  html.slice(0, html.indexOf('</head>')).replace(/<script[^>]*>.*?<\/script>/gs, '');

/** The language and script of a tag; the region is left out, as the Hong Kong page has its own. */
const scriptOf = (lang: string) => lang.split('-').slice(0, 2).join('-');

function errorsOf(head: PageHead, locale: Locale): string[] {
  const errors = [...head.errors];
  const meta = (name: string) => head.metas.get(name)?.[0] ?? '';
  const claim = (isTrue: boolean, error: string) => isTrue || errors.push(error);
  claim(scriptOf(head.lang) === scriptOf(HTML_LANG[locale]), `lang ${head.lang}`);
  claim(head.canonical.startsWith(`${heads.base}/`), `canonical ${head.canonical}`);
  claim(
    URL.canParse(meta('og:url')) && new URL(meta('og:url')).href === head.canonical,
    'og:url is another address',
  );
  claim(meta('og:image').startsWith(`${heads.base}/share/`), `picture ${meta('og:image')}`);
  claim(meta('og:image:width') === '1200' && meta('og:image:height') === '630', 'the size of the picture');
  const isShown = halfWidths(meta('og:title')) > 60 || head.title.includes(meta('og:title'));
  claim(meta('og:title') !== '' && isShown, 'og:title is not the title');
  claim(halfWidths(head.title) <= 60, `title ${head.title}`);
  const ids = head.graph.map((node) => node['@id']);
  claim(ids.includes(`${head.canonical}#webpage`), 'no page in the graph');
  const kinds = head.graph.map((node) => node['@type']);
  for (const kind of ['NewsMediaOrganization', 'WebSite']) claim(kinds.includes(kind), `no ${kind}`);
  return errors;
}

test('every page type in every language has one well-formed head and one graph', () => {
  const errors: Record<string, string[]> = {};
  for (const { locale, address } of heads.pages()) {
    const pageErrors = errorsOf(heads.need(address), locale);
    if (pageErrors.length > 0) errors[address] = pageErrors;
  }
  expect(errors).toEqual({});
  expect(heads.byAddress.size).toBeGreaterThan(120);
});

test('every reader gets the same head', async ({ request }) => {
  const differing: string[] = [];
  for (const { address } of heads.pages()) {
    const texts = await Promise.all(
      Object.keys(AGENTS).map((agent) => readAs(request, address, agent as Agent)),
    );
    // A page that is rendered for one request has that request's nonce in it.
    if (new Set(texts.map((text) => headText(text).replace(/ nonce="[^"]*"/g, ''))).size !== 1)
      differing.push(address);
  }
  expect(differing).toEqual([]);
});

test('a response names the language of the page, and when it was rendered', async ({ request }) => {
  for (const { type, address } of heads.pages()) {
    const answer = await request.get(address);
    expect(answer.headers()['content-language'], address).toBe(heads.need(address).lang);
    if (/s-maxage|public/.test(answer.headers()['cache-control'] ?? ''))
      expect(Date.parse(answer.headers()['last-modified'] ?? ''), type.path).not.toBeNaN();
  }
});

test('language versions have absolute addresses, list themselves and each other, and exist', async ({
  request,
}) => {
  for (const [address, { versions, canonical, metas }] of heads.byAddress) {
    if (metas.get('robots')?.[0]?.includes('noindex')) {
      expect(versions.size, address).toBe(0);
      continue;
    }
    if (versions.size === 0) continue;
    expect([...versions.values()], address).toContain(canonical);
    expect(versions.has('x-default'), address).toBe(true);
    for (const version of versions.values()) {
      expect(version.startsWith(`${heads.base}/`), version).toBe(true);
      const path = version.slice(heads.base.length);
      const other = heads.byAddress.get(path) ?? readHead(await readAs(request, path, 'google'));
      heads.byAddress.set(path, other);
      expect(other.canonical, `${address} → ${version}`).toBe(version);
      expect(Object.fromEntries(other.versions), `${address} → ${version}`).toEqual(
        Object.fromEntries(versions),
      );
    }
  }
});

test('search engines are kept out of the pages that the route table excludes', () => {
  for (const { type, address } of heads.pages()) {
    const { isIndexable = true }: Route = routes[type.name];
    const { metas } = heads.need(address);
    const robots = metas.get('robots')?.[0] ?? '';
    if (!isIndexable) expect(robots, type.path).toContain('noindex');
    else if (!robots.includes('noindex')) expect(robots, type.path).toContain('max-image-preview:large');
  }
});
