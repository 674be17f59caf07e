import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';
import { pageSlug } from '@/backend/import/page-slug';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ SAMPLE_CONTENT: 'off' });
});
afterAll(() => backend.destroy());

const page = (key: string, more: Parameters<typeof makeItem>[1]) => ({
  ...makeItem(key, more),
  kind: 'page' as const,
  slug: 'about-us',
});
const addresses = async () => (await backend.call('landingAddresses', {})).list.map(({ slug }) => slug);

test('a page has an address of its own, and is in no list of stories', async () => {
  const about = page('about', { title: '关于我们', body: '<p>我们是谁。</p><script>x()</script>' });
  expect((await importInto(backend, [about])).data).toMatchObject({ added: 1, unchanged: 0 });
  expect(await addresses()).toEqual(['about-us']);
  const { document } = await backend.call('landing', { slug: 'about-us' });
  expect(document).toMatchObject({
    title: { 'zh-Hans': '关于我们' },
    sections: [{ type: 'text', key: 'text', body: { 'zh-Hans': '<p>我们是谁。</p>' } }],
  });
  expect(await backend.call('articles', {})).toMatchObject({ list: [], total: 0 });
});

test('a page that is here stays as the desk left it, and another of its name gets another address', async () => {
  const about = page('about', { title: '改了的', body: '<p>改了。</p>' });
  expect((await importInto(backend, [about])).data).toMatchObject({ added: 0, unchanged: 1 });
  const other = page('other', { title: '另一页', body: `<p>${'长'.repeat(10_000)}</p>`.repeat(3) });
  expect((await importInto(backend, [other])).data).toMatchObject({ added: 1 });
  expect((await addresses()).sort()).toEqual(['about-us', 'about-us-2']);
  const { document } = await backend.call('landing', { slug: 'about-us-2' });
  expect(JSON.stringify(document)).toContain('"key":"text-3"');
});

test('a page that was not published is a draft that readers do not get', async () => {
  await importInto(backend, [{ ...page('draft', { title: '未发' }), slug: 'not-yet', status: 'draft' }]);
  expect(await addresses()).not.toContain('not-yet');
});

test.each([
  ['about-us', '7', 'about-us'],
  ['%e5%85%b3%e4%ba%8e', '7', 'page-7'],
  ['关于', '7', 'page-7'],
  ['', '', 'page'],
  ['a.b c', '7', 'a-b-c'],
])('the slug %j of number %s is %s here', (written, number, slug) =>
  expect(pageSlug(written, number)).toBe(slug),
);
