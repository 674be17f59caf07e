import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';
import ogs from 'open-graph-scraper';
import { accessibilityErrors } from '@/tests/support/accessibility';

const QUESTIONS = 32;
/** The page is reloaded after this many answers. */
const HALFWAY = 15;

const statement = (page: Page) => page.locator('#quiz-statement');

/** Answers the statement that is shown, and waits for the next one or the result. */
async function press(page: Page, key: string): Promise<void> {
  const before = await statement(page).textContent();
  await page.keyboard.press(key);
  await expect
    .poll(
      async () => (await statement(page).count()) === 0 || (await statement(page).textContent()) !== before,
      // The next statement comes within a frame; by default the second look is after a tenth of a second.
      { intervals: [20] },
    )
    .toBe(true);
}

for (const prefix of ['', '/zh-hant', '/en'])
  test(`the quiz is answered by keyboard, goes on after a reload, and its result is shared, ${prefix || '/'}`, async ({
    page,
    browser,
    request,
  }) => {
    await page.goto(`${prefix}/16personalities`);
    // A screen reader reads each new statement, then five buttons with their pressed states.
    await expect(statement(page)).toBeFocused();
    expect(await accessibilityErrors(page)).toEqual([]);
    for (let at = 0; at < HALFWAY; at += 1) await press(page, String((at % 5) + 1));
    await expect(statement(page)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('.quiz-number')).toHaveText(String(HALFWAY));
    await expect(page.locator('.quiz-steps [aria-pressed=true]')).toHaveCount(1);
    await page.reload();
    await expect(page.locator('.quiz-number')).toHaveText(String(HALFWAY + 1));
    await press(page, '0');
    // An answer is reached by Tab and chosen like any button.
    await page.keyboard.press('Tab');
    await expect(page.locator('.quiz-steps button').first()).toBeFocused();
    await press(page, 'Enter');
    for (let at = HALFWAY + 2; at < QUESTIONS; at += 1) await press(page, '5');
    await expect(page.locator('.quiz-number')).toHaveText(String(HALFWAY + 1));
    await page.keyboard.press('5');
    await page.waitForURL(/\/16personalities\/[SD][LF][NP][BC]$/);
    await expect(page.locator('.quiz-name')).toBeVisible();
    expect(await accessibilityErrors(page)).toEqual([]);

    const name = (await page.locator('.quiz-name').textContent()) ?? '';
    const { result } = await ogs({ html: await (await request.get(page.url())).text() });
    expect(result.ogTitle).toContain(name);
    expect(result.ogDescription).toBeTruthy();
    expect((await request.get(result.ogImage?.[0]?.url ?? '')).headers()['content-type']).toBe('image/png');

    // A replaced share function stores what is shared on the page itself.
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      const share = async ({ url = '' }: ShareData) => {
        dataset['given'] = `${dataset['given'] ?? ''} ${url}`.trim();
      };
      Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    });
    for (const button of await page.locator('.quiz-result-gutter .btn').all()) await button.click();
    const sharedUrls = (await page.locator('html').getAttribute('data-given')) ?? '';
    const [resultUrl, compared] = sharedUrls.split(' ');
    expect(resultUrl).toBe(page.url());
    const friend = await (await browser.newContext()).newPage();
    await friend.goto(compared ?? '');
    await expect(friend.locator('figcaption b')).toHaveText([name]);
    expect(await accessibilityErrors(friend)).toEqual([]);
    await friend.context().close();
  });

test('the keys of the quiz work only while the focus is within it', async ({ page }) => {
  await page.goto('/16personalities');
  await expect(statement(page)).toBeFocused();
  await page.locator('.quiz-all a').first().focus();
  await page.keyboard.press('5');
  await expect(page.locator('.quiz-number')).toHaveText('1');
  await expect(page.locator('.quiz-steps [aria-pressed=true]')).toHaveCount(0);
});
