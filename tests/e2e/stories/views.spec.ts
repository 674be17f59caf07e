import { expect, test } from '@/tests/support/browser-test';
import type { TestSite } from '@/tests/support/site';
import { calls } from '@/backend/contract/calls';

async function viewsOf(site: TestSite, id: number): Promise<number> {
  return (await site.post(calls.contentDetails.path, { id, locale: 'zh-Hans' })).views;
}

// The stories are new: of one that other tests have read today, no more readers of this network count.
for (const [kind, newest, path] of [
  ['article', '/getArticleList', '/wz_detail'],
  ['flash', '/getFlashList', '/news'],
] as const) {
  test(`a reader’s view of a story is counted: ${kind}`, async ({ page, members: { site } }) => {
    await site.import([{ sourceKey: `views:${kind}`, kind, title: `渡口的读者 ${kind}` }]);
    const { id } = (await site.post(newest, { size: 1 })).list[0];
    const before = await viewsOf(site, id);
    await page.goto(`${site.base}${path}/${id}`);
    await expect.poll(() => viewsOf(site, id)).toBe(before + 1);
  });
}
