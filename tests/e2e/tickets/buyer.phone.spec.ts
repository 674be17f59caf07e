import { expect, test } from '@/tests/support/browser-test';
import { accessibilityErrors } from '@/tests/support/accessibility';

for (const prefix of ['', '/zh-hant', '/en'])
  test(`the ticket sheet of an event keeps the scroll position of the page, ${prefix || '/'}`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/events/101`);
    await page.evaluate(() => scrollTo(0, 200));
    const before = await page.evaluate(() => scrollY);
    await page.locator('.fixed button.btn-ink').click();
    const sheet = page.locator('dialog[open]');
    await sheet.getByRole('group').first().getByRole('button').last().click();
    await expect(sheet.locator('output').first()).toHaveText('1');
    const heights = await sheet
      .getByRole('group')
      .first()
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(42);
    expect(await accessibilityErrors(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    // Tickets chosen in the sheet are chosen in the page's ticket box, too.
    await expect(page.locator('#tickets output').first()).toHaveText('1');
  });

test('before scripts run, the bar of an event page is at the foot of the screen, and never over the ticket box', async ({
  browser,
}, { project }) => {
  const context = await browser.newContext({ ...project.use, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/events/101');
  const bar = page.locator('.page-bar');
  const box = page.locator('#tickets');
  const edges = async () => ({ bar: await bar.boundingBox(), box: await box.boundingBox() });
  const screen = page.viewportSize()?.height ?? 0;

  const atTop = await edges();
  expect(Math.round((atTop.bar?.y ?? 0) + (atTop.bar?.height ?? 0))).toBe(screen);
  // Once the box has scrolled to where the bar was, it is the box that is there.
  await page.mouse.wheel(0, (atTop.box?.y ?? 0) - screen + 120);
  await expect.poll(async () => Math.round((await edges()).box?.y ?? 0)).toBeLessThan(screen - 76);
  const { bar: now } = await edges();
  const point = [200, (now?.y ?? 0) + (now?.height ?? 0) / 2] as const;
  const isBox = await page.evaluate(
    ([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('#tickets')),
    point,
  );
  expect(isBox).toBe(true);
  await context.close();
});
