import { expect, test } from '@/tests/support/browser-test';

/** The width of the text on A4. */
const PAPER = { width: 688, height: 1000 };

test.afterEach(({ page }) => page.emulateMedia({ media: 'screen' }));

for (const path of [
  '/',
  '/news',
  '/news/important',
  '/home_wz',
  '/columnlist/1',
  '/features/5',
  '/events',
  '/gw_shijian',
  '/DataEra',
  '/DataEra/records',
  '/home_jszk/1',
  '/home_tools',
  '/letters',
  '/search/比特币',
])
  test(`on paper ${path} has its text, and nothing to choose, fill in, share or press`, async ({ page }) => {
    await page.setViewportSize(PAPER);
    await page.goto(path);
    const onPaper = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => element.getBoundingClientRect().width > 2)
          .map((element) => element.textContent || element.outerHTML.slice(0, 80)),
      );
    const TOOLS =
      'input:not(:checked), select, textarea, nav a, [data-share], main form, main summary, main :text-is("▾")';
    expect((await onPaper(TOOLS)).length).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await onPaper(TOOLS)).toEqual([]);
    expect(await onPaper('main a')).not.toEqual([]);
    expect(await onPaper(':text-is("选日期")')).toEqual([]);
  });
