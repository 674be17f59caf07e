import { expect, test } from '@/tests/support/browser-test';
import { nodeOf, ZONED } from '@/tests/support/head';
import { Heads } from '@/tests/support/heads';

const HOMES = new Set(['/', '/zh-hant', '/en/home']);

test.describe.configure({ timeout: 120_000 });

let heads: Heads;
test.beforeAll(async ({ request, baseURL }) => {
  heads = await Heads.read(request, baseURL);
});

test('the breadcrumbs of a page begin at the home page and end at the page', () => {
  for (const [address, head] of heads.byAddress) {
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
      steps.every(({ name, item }) => name && item.startsWith(`${heads.base}/`)),
      address,
    ).toBe(true);
    expect(steps.at(-1)?.item, address).toBe(head.canonical);
  }
});

test('structured data of stories agree with the backend', async ({ request }) => {
  for (const head of [...heads.of('flash'), ...heads.of('article')]) {
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
    expect(node['articleSection'], head.canonical).toEqual(expect.stringMatching(/./));
    expect(head.metas.get('article:section')).toEqual([node['articleSection']]);
    expect(head.metas.get('og:type')).toEqual(['article']);
    expect(head.metas.get('article:published_time')).toEqual([node['datePublished']]);
    const id = Number(head.canonical.split('/').at(-1));
    const backend = `http://127.0.0.1:${Number(new URL(heads.base).port) + 1000}`;
    const answer = await request.post(`${backend}/getInformationDetails`, { data: { id } });
    const { data } = await answer.json();
    const notified = (data.content ?? data).release_time;
    const instant = Date.parse(`${String(notified).replace(' ', 'T')}+08:00`);
    expect(Date.parse(String(node['datePublished'])), head.canonical).toBe(instant);
  }
});

test('a data page is a Dataset in structured data', () => {
  const pages = heads.of('dataType');
  expect(pages.length).toBeGreaterThan(0);
  for (const head of pages) {
    expect(nodeOf(head, 'Dataset')).toMatchObject({
      name: expect.stringMatching(/./),
      temporalCoverage: expect.stringMatching(/^\d{4}-\d\d-\d\d\/\d{4}-\d\d-\d\d$/),
      variableMeasured: expect.arrayContaining([expect.objectContaining({ '@type': 'PropertyValue' })]),
      creator: { '@id': expect.any(String) },
      // Search engines ask for a description of this many characters.
      description: expect.stringMatching(/^.{50,5000}$/),
      license: expect.stringContaining('/'),
      distribution: expect.arrayContaining([expect.objectContaining({ encodingFormat: 'text/csv' })]),
    });
  }
});

test('authors are persons with a profile page in structured data', () => {
  for (const head of heads.of('author')) {
    expect(nodeOf(head, 'ProfilePage')).toMatchObject({ mainEntity: { '@id': expect.any(String) } });
    const { name, url, image } = nodeOf(head, 'Person');
    expect(image, head.canonical).toBeTruthy();
    expect(head.metas.get('og:title')?.[0]).toContain(name);
    expect(String(url)).toContain('/columnlist/');
    expect(head.metas.get('og:type')).toEqual(['profile']);
  }
});
