import { expect, test } from '@/tests/support/browser-test';
import { calls } from '@/backend/contract/calls';

/** The same port as in the Playwright configuration. */
const BACKEND = `http://127.0.0.1:${4456 + Number(process.env.E2E_PORT_OFFSET ?? 0)}`;

async function viewsOf(id: number): Promise<number> {
  const answer = await fetch(BACKEND + calls.contentDetails.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, locale: 'zh-Hans' }),
  });
  return (await answer.json()).data.views;
}

for (const [list, link] of [
  ['/home_wz', /^\/wz_detail\/(\d+)$/],
  ['/news', /^\/news\/(\d+)$/],
] as const) {
  test(`a reader’s view of a story from ${list} is counted`, async ({ page }) => {
    await page.goto(list);
    const paths = await page
      .locator('main a')
      .evaluateAll((all) => all.map((anchor) => anchor.getAttribute('href') ?? ''));
    const path = paths.findLast((href) => link.test(href)) ?? '';
    const id = Number(link.exec(path)?.[1]);
    const before = await viewsOf(id);
    await page.goto(path);
    await expect.poll(() => viewsOf(id)).toBe(before + 1);
  });
}
