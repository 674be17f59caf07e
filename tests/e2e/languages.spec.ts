import { expect, type Page, test } from '@playwright/test';

/** The switches of the page; the visible one is used as a reader would. */
const choose = (page: Page, label: '简' | '繁' | 'EN') =>
  page
    .locator('nav:visible a', { hasText: new RegExp(`^${label}$`) })
    .first()
    .click();
const LANG = { 简: 'zh-Hans', 繁: 'zh-Hant-TW', EN: 'en' } as const;
const PREFIX = { 简: '', 繁: '/zh-hant', EN: '/en' } as const;
const TRIP = ['繁', 'EN', '简'] as const;

/** A mark that a reload would lose; attributes of the document do not outlast its new languages. */
const markDocument = (page: Page) => page.evaluate(() => void Object.assign(window, { isMarked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isMarked' in window);
const head = (page: Page) =>
  page.evaluate(() => ({
    lang: document.documentElement.lang,
    title: document.title,
    placeholder: document.querySelector<HTMLInputElement>('header input[type=search]')?.placeholder ?? '',
    aria: document.querySelector('header input[type=search]')?.getAttribute('aria-label') ?? '',
    current: [...document.querySelectorAll('a[hreflang][aria-current=true]')].map((one) => one.textContent),
  }));
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function waitForLanguage(page: Page, label: keyof typeof LANG): Promise<void> {
  await expect.poll(async () => (await head(page)).lang).toBe(LANG[label]);
}

async function firstLink(page: Page, list: string, pattern: RegExp): Promise<string> {
  await page.goto(list);
  const hrefs = await page
    .locator('main a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.find((href) => pattern.test(href)) ?? '';
}

const PAGES = {
  article: (page: Page) => firstLink(page, '/home_wz', /^\/wz_detail\/\d+$/),
  event: (page: Page) => firstLink(page, '/events', /^\/events\/\d+$/),
  search: async () => '/search/%E6%AF%94%E7%89%B9%E5%B8%81',
};

for (const [name, addressOf] of Object.entries(PAGES)) {
  test(`${name}: 简 → 繁 → EN → 简 in the middle of typing and reading`, async ({ page }) => {
    const address = await addressOf(page);
    await page.goto('/');
    await page.goto(address);
    await markDocument(page);
    const field = page.locator('header.sticky input[type=search]:visible');
    await field.click();
    await page.keyboard.type('半句没写完 half a wor');
    await page.keyboard.press('ArrowLeft');
    await page.evaluate(() => window.scrollTo(0, 500));
    const before = { ...(await head(page)), scroll: await scrollOf(page) };
    expect(before.lang).toBe('zh-Hans');
    const titles = new Set([before.title]);

    for (const label of TRIP) {
      await choose(page, label);
      await waitForLanguage(page, label);
      expect(new URL(page.url()).pathname).toBe(PREFIX[label] + address);
      expect(await isSameDocument(page)).toBe(true);
      await expect(field).toHaveValue('半句没写完 half a wor');
      await expect.poll(() => scrollOf(page)).toBe(before.scroll);
      const now = await head(page);
      expect(new Set(now.current)).toEqual(new Set([label]));
      if (label !== '简') {
        expect(now.placeholder).not.toBe(before.placeholder);
        expect(now.title).not.toBe(before.title);
      } else expect(now).toEqual({ ...before, scroll: undefined });
      titles.add(now.title);
    }
    expect(titles.size).toBe(3);
  });
}

test('the caret stays where it was when the keyboard makes the choice elsewhere', async ({
  page,
  context,
}) => {
  await page.goto('/news');
  const field = page.locator('header input[type=search]:visible');
  await field.click();
  await page.keyboard.type('稳定币清算');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowLeft');
  const other = await context.newPage();
  await other.goto('/columns');
  await choose(other, '繁');
  await waitForLanguage(other, '繁');
  await waitForLanguage(page, '繁');
  expect(new URL(page.url()).pathname).toBe('/zh-hant/news');
  await page.keyboard.type('的');
  await expect(field).toHaveValue('稳定币的清算');
});

test('an open menu stays open, and its switch and the page agree', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/news');
  await page.locator('button[popovertarget=site-menu]').first().click();
  const menu = page.locator('#site-menu');
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'English' }).click();
  await waitForLanguage(page, 'EN');
  await expect(menu).toBeVisible();
  await expect(menu.getByText('Columns', { exact: true })).toBeVisible();
  expect((await head(page)).current.every((label) => label === 'EN')).toBe(true);
});

test('what was loaded into a timeline comes again in the other language', async ({ page }) => {
  await page.goto('/news');
  const count = () => page.locator('main article, main li[id]').count();
  const first = await count();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(count).toBeGreaterThan(first);
  await page.waitForLoadState('networkidle');
  const [loaded, scroll] = [await count(), await scrollOf(page)];
  await choose(page, '繁');
  await waitForLanguage(page, '繁');
  await expect.poll(count).toBeGreaterThanOrEqual(loaded);
  await expect.poll(() => scrollOf(page)).toBe(scroll);
  const hasSimplified = () =>
    page.evaluate(() => document.querySelector('main')?.textContent?.includes('这') ?? true);
  await expect.poll(hasSimplified).toBe(false);
});

test("the reader's theme stays", async ({ page }) => {
  await page.goto('/news');
  await page.evaluate(() => (document.cookie = 'lx_theme=dark; path=/'));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await choose(page, '繁');
  await waitForLanguage(page, '繁');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a chosen filter stays', async ({ page }) => {
  await page.goto('/events');
  const pressed = page.locator('button[aria-pressed=true]');
  await page.locator('button[aria-pressed=false]').last().click();
  const chosen = await pressed.count();
  await choose(page, 'EN');
  await waitForLanguage(page, 'EN');
  await expect(pressed).toHaveCount(chosen);
});

test('Back and Forward show the language of the address they lead to', async ({ page }) => {
  await page.goto('/news');
  await page.locator('main a[href^="/news/"]').first().waitFor();
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

test('the login dialog stays open with all that was typed', async ({ page }) => {
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

test('the choice is kept as the spec has it', async ({ page, context }) => {
  await page.goto('/news');
  await choose(page, 'EN');
  await waitForLanguage(page, 'EN');
  expect(await page.evaluate(() => sessionStorage.getItem('language'))).toBe('2');
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === 'lx_locale')?.value).toBe('en');
});

test('/hk keeps a flag of its own', async ({ page, context }) => {
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
  test('the switch is plain links to the same page', async ({ page }) => {
    await page.goto('/news');
    await page.locator('header a[hreflang=en]:visible').first().click();
    expect(new URL(page.url()).pathname).toBe('/en/news');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});

test('three languages hammered at once are never mixed', async ({ request, page }) => {
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
