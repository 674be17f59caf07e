import { HtmlValidate } from 'html-validate';
import ogs from 'open-graph-scraper';
import metascraper from 'metascraper';
import readAuthor from 'metascraper-author';
import readDate from 'metascraper-date';
import readDescription from 'metascraper-description';
import readImage from 'metascraper-image';
import readLang from 'metascraper-lang';
import readPublisher from 'metascraper-publisher';
import readTitle from 'metascraper-title';
import readUrl from 'metascraper-url';
import sharp from 'sharp';
import { expect, test } from '@/tests/support/browser-test';
import { Heads, readAs } from '@/tests/support/heads';
import { addressOf } from '@/tests/support/page-types';

const MAX_PICTURE = 300_000;

test.describe.configure({ timeout: 120_000 });

let heads: Heads;
test.beforeAll(async ({ request, baseURL }) => {
  heads = await Heads.read(request, baseURL);
});

test('share pictures are 1200 by 630 and small', async ({ request }) => {
  for (const [at, type] of heads.types.entries()) {
    const locale = type.locales[at % type.locales.length] ?? 'zh-Hans';
    const url = heads.need(addressOf(type, locale)).metas.get('og:image')?.[0] ?? '';
    const answer = await request.get(url, { maxRedirects: 0 });
    expect(answer.status(), url).toBe(200);
    const bytes = await answer.body();
    const { width, height, format } = await sharp(bytes).metadata();
    expect({ width, height, format }, url).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(bytes.length, url).toBeLessThan(MAX_PICTURE);
  }
});

const PREVIEWED = ['home', 'flash', 'article', 'event', 'author', 'topic', 'hk'] as const;
const scrape = metascraper([
  readTitle(),
  readDescription(),
  readImage(),
  readUrl(),
  readDate(),
  readAuthor(),
  readPublisher(),
  readLang(),
]);

test('link previews read the title, picture and author of the head', async ({ request }) => {
  for (const { type, locale, address } of heads.pages()) {
    if (!PREVIEWED.some((name) => name === type.name)) continue;
    const html = await readAs(request, address, 'facebook');
    const { metas, canonical, graph } = heads.need(address);
    const meta = (name: string) => metas.get(name)?.[0];

    const { result, error } = await ogs({ html });
    expect(error, address).toBe(false);
    expect(result, address).toMatchObject({
      ogTitle: meta('og:title'),
      ogDescription: meta('og:description'),
      ogUrl: meta('og:url'),
      ogImage: [{ url: meta('og:image'), width: '1200', height: '630', type: meta('og:image:type') }],
      twitterCard: 'summary_large_image',
    });

    const scraped = await scrape({ html, url: heads.base + address });
    expect(scraped, address).toMatchObject({
      title: meta('og:title'),
      image: meta('og:image'),
      lang: locale === 'en' ? 'en' : 'zh',
      publisher: meta('og:site_name'),
    });
    expect(new URL(String(scraped['url'])).href, address).toBe(canonical);
    const news = graph.find((node) => node['@type'] === 'NewsArticle');
    if (news) {
      const author = news['author'] as { '@id': string };
      const signer = graph.find((node) => node['@id'] === author['@id']);
      expect(scraped, address).toMatchObject({
        date: new Date(String(news['datePublished'])).toISOString(),
        // The newsroom's own flashes are signed by no single person.
        author: signer?.['@type'] === 'Person' ? signer['name'] : null,
      });
    }
  }
});

test('the markup of every page type is valid', async ({ request }) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    // Rules of style are off, and those that React's output breaks: void elements, boolean attributes, streaming
    // markers.
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
  const errorsByType: Record<string, string[]> = {};
  for (const type of heads.types) {
    const report = await validator.validateString(
      await readAs(request, addressOf(type, type.locales[0] ?? 'zh-Hans'), 'google'),
    );
    const errors = report.results.flatMap(({ messages }) =>
      messages.map((message) => `${message.ruleId}: ${message.message}`.slice(0, 200)),
    );
    if (errors.length > 0) errorsByType[type.name] = [...new Set(errors)].slice(0, 6);
  }
  expect(errorsByType).toEqual({});
});

test('the share tags follow a soft navigation', async ({ page }) => {
  await page.goto('/');
  const notified = () =>
    page
      .locator('meta[property="og:url"]')
      .evaluateAll((all) => all.map((meta) => meta.getAttribute('content')));
  expect((await notified()).map((url) => new URL(url ?? '').href)).toEqual([`${heads.base}/`]);
  await page.locator('a[href="/news"]:visible').first().click();
  await expect(page).toHaveURL(`${heads.base}/news`);
  await expect.poll(notified).toEqual([`${heads.base}/news`]);
  await expect(page.locator('meta[property="og:image"]')).toHaveCount(1);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${heads.base}/news`);
});
