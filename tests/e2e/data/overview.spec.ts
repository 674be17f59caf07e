import { expect, test } from '@/tests/support/browser-test';

const row = (name: string) => `main .series-row:has-text("${name}")`;

test('side bar and table show the same change, of the window the reader chose', async ({ page }) => {
  await page.goto('/DataEra');
  const beside = page.locator('aside li', { hasText: 'BTC' });
  const inTable = page.locator(`${row('BTC')} .series-row-change`);
  const changeOf = async () => /[+\u2212][\d.]+%/.exec((await inTable.innerText()) ?? '')?.[0] ?? 'none';
  await expect(beside).toContainText(await changeOf());
  for (const [name, window] of [
    ['30日', '30日涨跌'],
    ['24小时', '24小时涨跌'],
  ] as const) {
    await page.locator('.window-switch').getByText(name, { exact: true }).click();
    await expect(page.locator('aside')).toContainText(window);
    await expect(beside).toContainText(await changeOf());
  }
});

test('a window chosen before the scripts are there, or on another page, holds', async ({ page }) => {
  await page.goto('/DataEra', { waitUntil: 'commit' });
  await page.locator('.window-switch').getByText('7日', { exact: true }).click();
  await expect(page.locator('aside')).toContainText('7日涨跌');
  await page.goto('/DataEra/dex');
  await expect(page.locator('aside')).toContainText('7日涨跌');
  await page.goto('/DataEra');
  await expect(page.locator('.window-switch [value=week]')).toBeChecked();
});

test('a watched series stays on the list of this browser, and its price stands first beside the menu', async ({
  page,
}) => {
  await page.goto('/DataEra');
  const watch = page.getByRole('button', { name: '关注TON' });
  await page.waitForLoadState('networkidle');
  await watch.click();
  await expect(watch).toHaveAttribute('aria-pressed', 'true');
  await page.getByText('只看关注').click();
  await expect(page.locator('main .series-row:visible')).toHaveCount(1);
  await page.reload();
  await expect(watch).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('aside section li').first()).toContainText('TON');
});
