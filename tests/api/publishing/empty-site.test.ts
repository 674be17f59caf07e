import { SITEMAP_SOURCES } from '@/backend/contract/publishing/calls';
import { startBackend, type TestBackend } from '@/tests/support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ SAMPLE_CONTENT: 'off' });
});
afterAll(() => backend.destroy());

test('an installation without sample content has nothing in its sitemap, and no section with content but the newsletters on offer', async () => {
  for (const of of SITEMAP_SOURCES)
    expect([of, (await backend.call('sitemapRanges', { of })).list]).toEqual([of, []]);
  expect((await backend.call('filledSections', {})).list).toEqual(['letters']);
});
