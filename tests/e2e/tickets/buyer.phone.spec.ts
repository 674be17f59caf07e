import { expect, test } from '@playwright/test';
import { accessibilityFaults } from '@/tests/support/accessibility';

for (const prefix of ['', '/zh-hant', '/en'])
  test(`the sheet over an event keeps the page where it was, ${prefix || '/'}`, async ({ page }) => {
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
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => scrollY)).toBe(before);
    // What was chosen in the sheet stands in the box, too.
    await expect(page.locator('#tickets output').first()).toHaveText('1');
  });
