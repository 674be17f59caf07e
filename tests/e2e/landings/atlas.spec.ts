import { expect, test } from '@/tests/support/browser-test';
import { accessibilityErrors } from '@/tests/support/accessibility';
import { openAtRest } from '@/tests/support/at-rest';

test('the atlas is used by keyboard, searched and filtered; a plot opens its details, and the list has the same entries', async ({
  page,
}) => {
  await page.goto('/en/atlas');
  const map = page.getByRole('application');
  await expect(map).toBeVisible();
  await map.focus();
  await page.keyboard.press('ArrowRight');
  const status = map.locator('xpath=following-sibling::p[@role="status"]');
  const first = await status.innerText();
  expect(first).not.toBe('');
  await page.keyboard.press('ArrowDown');
  await expect(status).not.toHaveText(first);
  await page.keyboard.press('+');
  await expect(page.getByText('150%')).toBeVisible();
  await page.keyboard.press('Enter');
  const sheet = page.locator('.atlas-sheet');
  await expect(sheet.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(sheet.getByRole('link', { name: 'Open this entry' })).toHaveAttribute(
    'href',
    /^\/en\/home_tools\/\d+$/,
  );
  expect(await accessibilityErrors(page, 'main')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(map).toBeFocused();

  await page.keyboard.press('/');
  await page.keyboard.type('lampscan');
  await expect(page.getByText('1 entry', { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('heading', { level: 2 })).toHaveText('Lampscan');
  await page.getByRole('searchbox').fill('');
  await page.getByRole('button', { name: /In the news today/ }).click();
  await expect(page.getByText(/^(No entries|1 entry|\d+ entries)$/)).toBeVisible();

  const listed = page.locator('#atlas-list h3');
  expect(await listed.count()).toBe(Number(/(\d+)/.exec((await map.getAttribute('aria-label')) ?? '')?.[1]));
  await listed.filter({ hasText: 'Lampscan' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lampscan');
});

test('the chart of a series may be framed by other sites, its page may not', async ({ request }) => {
  const curve = await request.get('/api/data/btc.html?locale=en');
  expect(curve.headers()['x-frame-options']).toBeUndefined();
  expect(curve.headers()['content-security-policy']).toContain('frame-ancestors *');
  expect(await curve.text()).toContain('Sample');
  const page = await request.get('/en/DataEra/prices');
  expect(page.headers()['x-frame-options']).toBe('DENY');
  expect(await page.text()).toContain('/api/data/btc.html');
});

test('the list of the atlas has two columns, with the number before the name', async ({ page }) => {
  await page.goto('/atlas');
  const entry = page.locator('#atlas-list li', { hasText: 'Tally Ground' });
  const [number, name] = [
    await entry.locator('.n').first().boundingBox(),
    await entry.locator('h3').boundingBox(),
  ];
  expect(number?.x ?? 1000).toBeLessThan(name?.x ?? 0);
  const lefts = await page
    .locator('#atlas-list ul')
    .first()
    .locator('li')
    .evaluateAll((rows) => [...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().x)))]);
  expect(lefts).toHaveLength(2);
});

test('on a phone each bar of a category has its name beside it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/atlas', '/en/atlas']) {
    await page.goto(path);
    const links = page.locator('main nav:has(a[href^="#"]) li a');
    expect(await links.count()).toBeGreaterThan(4);
    for (const link of await links.all()) {
      const name = link.locator('> span').last();
      const box = await name.boundingBox();
      expect(box?.width ?? 0, await link.innerText()).toBeGreaterThan(20);
      expect((await link.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(24);
    }
  }
});

test('the map is wide enough for its names in every window, and left out on paper', async ({ page }) => {
  const canvas = page.locator('.atlas canvas');
  for (const width of [900, 1023, 1024, 1200, 1280, 1366, 1399, 1400, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openAtRest(page, '/atlas');
    await expect(canvas).toBeVisible();
    const { width: drawn } = (await canvas.boundingBox()) ?? { width: 0 };
    expect([width, drawn >= 720]).toEqual([width, true]);
    const gutter = await page.locator('.atlas-gutter').boundingBox();
    if (width < 1024) expect([width, (gutter?.height ?? 0) < 130]).toEqual([width, true]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(canvas).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize({ width: 800, height: 900 });
  await openAtRest(page, '/atlas');
  await expect(canvas).toHaveCount(0);
  await page.getByRole('button', { name: '看地图' }).click();
  await expect(canvas).toBeVisible();
  const { width: drawn } = (await canvas.boundingBox()) ?? { width: 0 };
  expect(drawn).toBeGreaterThanOrEqual(720);
});
