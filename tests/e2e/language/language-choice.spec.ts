import { expect, test } from '@/tests/support/browser-test';
import {
  choose,
  firstLink,
  LANG,
  PREFIX,
  TRIP,
  markDocument,
  isSameDocument,
  head,
  waitForLanguage,
} from '@/tests/support/language';

test('Back and Forward show the language of the address they lead to', async ({ page }) => {
  await page.goto('/news');
  await page.locator('main a[href^="/news/"]:visible').first().waitFor();
  await choose(page, '繁');
  await waitForLanguage(page, '繁');
  await page.locator('a[href="/zh-hant/columns"]:visible').first().click();
  await expect(page).toHaveURL(/\/zh-hant\/columns$/);
  await choose(page, 'EN');
  await waitForLanguage(page, 'EN');
  const agree = async () => {
    const { lang, current } = await head(page);
    const label = current[0] as keyof typeof LANG;
    expect(LANG[label]).toBe(lang);
    expect(new URL(page.url()).pathname.startsWith(PREFIX[label])).toBe(true);
    return label;
  };
  await page.goBack();
  await expect(page).toHaveURL(/\/zh-hant\/news$/);
  await waitForLanguage(page, '繁');
  expect(await agree()).toBe('繁');
  await page.goForward();
  await expect(page).toHaveURL(/\/en\/columns$/);
  await waitForLanguage(page, 'EN');
  expect(await agree()).toBe('EN');
});

test('the login dialog stays open with everything that was typed', async ({ page }) => {
  await page.goto('/columns');
  await markDocument(page);
  await page.locator('.login-button:visible').click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByRole('button', { name: '注册' }).click();
  const typed = { email: 'half@exam', code: '1234', new_password1: 'unfinished', new_password2: '另一个' };
  for (const [name, text] of Object.entries(typed)) await dialog.locator(`[name=${name}]`).fill(text);
  await dialog.locator('[name=privacy]').check();
  const seen = new Set<string>();
  const words = async () =>
    [
      await dialog.getByRole('heading').textContent(),
      await dialog.locator('label').first().textContent(),
      await dialog.getByRole('button').first().getAttribute('aria-label'),
    ].join(' ');
  seen.add(await words());
  for (const label of TRIP) {
    await dialog.locator('a[hreflang]', { hasText: new RegExp(`^${label}$`) }).click();
    await waitForLanguage(page, label);
    await expect(dialog).toBeVisible();
    for (const [name, text] of Object.entries(typed))
      await expect(dialog.locator(`[name=${name}]`)).toHaveValue(text);
    await expect(dialog.locator('[name=privacy]')).toBeChecked();
    await expect(dialog.locator('[name=service]')).not.toBeChecked();
    expect(await isSameDocument(page)).toBe(true);
    seen.add(await words());
  }
  expect(seen.size).toBe(3);
});

test('the chosen language is stored in the session storage and in a cookie', async ({ page, context }) => {
  await page.goto('/news');
  await choose(page, 'EN');
  await waitForLanguage(page, 'EN');
  expect(await page.evaluate(() => sessionStorage.getItem('language'))).toBe('2');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'lx_locale')?.value).toBe('en');
});

test('/hk stores the chosen language separately', async ({ page, context }) => {
  await page.goto('/hk');
  await choose(page, '繁');
  await expect.poll(async () => (await head(page)).lang).toBe('zh-Hant-HK');
  expect(await page.evaluate(() => sessionStorage.getItem('hk_language'))).toBe('1');

  const other = await context.newPage();
  await other.goto('/zh-hant/news');
  await choose(other, '简');
  await waitForLanguage(other, '简');
  expect((await head(page)).lang).toBe('zh-Hant-HK');

  await other.goto('/hk');
  expect(new URL(other.url()).pathname).toBe('/zh-hant/hk');
  await choose(other, '简');
  await expect.poll(async () => (await head(other)).lang).toBe('zh-Hans');
  await other.goto('/hk');
  expect(new URL(other.url()).pathname).toBe('/hk');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the language switch is plain links to the same page', async ({ page }) => {
    await page.goto('/news');
    await page.locator('header a[hreflang=en]:visible').first().click();
    expect(new URL(page.url()).pathname).toBe('/en/news');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('many requests in three languages at once are never mixed', async ({ request, page }) => {
  const article = await firstLink(page, '/home_wz', /^\/wz_detail\/\d+$/);
  const addresses = Object.entries(PREFIX).flatMap(([label, prefix]) =>
    [article, '/news', '/events'].map((path) => ({
      label: label as keyof typeof LANG,
      address: prefix + path,
    })),
  );
  const wanted = Array.from({ length: 10 }, () => addresses).flat();
  const answers = await Promise.all(
    wanted.map(async ({ label, address }) => {
      const html = await (await request.get(address)).text();
      const lang = /<html[^>]* lang="([^"]+)"/.exec(html)?.[1];
      const canonical = /rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '';
      const current = /aria-current="true"[^>]*>([^<]+)</.exec(html)?.[1];
      return { label, address, lang, path: new URL(canonical).pathname, current };
    }),
  );
  expect(answers).toHaveLength(wanted.length);
  for (const { label, address, lang, path, current } of answers) {
    expect([lang, path]).toEqual([LANG[label], address]);
    if (current) expect(current).toBe(label);
  }
});
