import type { Page } from '@playwright/test';
import { lastTo } from '@/tests/support/accounts';
import { expectWholePage } from '@/tests/support/desk-pages';
import { sampleOf } from '@/tests/support/e2e-accounts';
import { asEditor, backendOf, expect, test, toast } from '@/tests/support/members';

const DAY_MS = 86_400_000;
const OWN_TITLE = '编辑自己写的标题';

/** Opens the draft of the weekly letter and takes everything out of it. */
async function openEmpty(page: Page): Promise<void> {
  await page.goto('/desk/newsletters');
  await page.getByRole('button', { name: '写周刊' }).click();
  const remove = page.getByRole('button', { name: '拿掉' });
  await expect(page.getByRole('region', { name: '可选' })).toBeVisible();
  await expect(async () => {
    if ((await remove.count()) > 0) await remove.first().click();
    expect(await remove.count()).toBe(0);
  }).toPass({ intervals: [20] });
}

test('an editor fills a letter by keyboard, looks at it, sends it to themselves, schedules and holds it', async ({
  page,
  members,
}) => {
  await asEditor(page, members);
  await openEmpty(page);
  const offers = page.getByRole('region', { name: '可选' }).getByRole('listitem').getByRole('button');
  const titleOf = async (at: number) => (await offers.nth(at).locator('span').first().innerText()).trim();
  const [first, second, third] = [await titleOf(0), await titleOf(1), await titleOf(2)];
  const parts = page.locator('[id^=block-]');
  await expect(async () => {
    if ((await parts.count()) === 0) await page.keyboard.press('x');
    expect(await parts.count()).toBe(1);
  }).toPass();
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key);
  await expect(parts).toContainText([first, second, third]);
  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await expect(parts).toContainText([first, second]);
  await expect(offers.nth(1)).toContainText('第2条');
  await expect(offers.nth(2)).toHaveAttribute('aria-pressed', 'false');

  await page.keyboard.press('Alt+ArrowDown');
  await expect(parts).toContainText([second, first]);
  await page.keyboard.press('e');
  await expect(parts.nth(1).getByRole('textbox', { name: '标题，只改信里的, 简体' })).toBeFocused();
  await page.keyboard.type(OWN_TITLE);
  await parts.nth(1).getByRole('textbox', { name: '下面一句, 简体' }).fill('编辑自己加的一句。');
  await expect(parts).toContainText([second, OWN_TITLE]);
  await page.getByRole('button', { name: '加数字' }).click();
  const series = parts.nth(2).getByRole('checkbox');
  await series.nth(3).check();
  await series.nth(0).uncheck();
  const names = await parts.nth(2).getByRole('checkbox', { checked: true }).locator('..').allInnerTexts();
  expect(names).toHaveLength(3);
  await page.getByRole('textbox', { name: '主题, 简体' }).fill('这一周的两件事');
  await expect(page.getByRole('status').filter({ hasText: '已存' })).toBeVisible();

  const view = page.getByRole('group', { name: '看法' });
  const frame = page.locator('iframe[title=预览]');
  const letter = page.frameLocator('iframe[title=预览]');
  const ground = () => letter.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
  await view.getByRole('button', { name: '600' }).click();
  await expect(letter.locator('body')).toContainText('编辑自己加的一句。');
  const words = await letter.locator('body').innerText();
  for (const name of names) expect(words).toContain(name);
  expect(words.replace(/\s/g, '')).toContain(OWN_TITLE);
  const light = await ground();
  const wide = (await frame.boundingBox())?.width ?? 0;
  await page.keyboard.press('p');
  await expect(view.getByRole('button', { name: '手机' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await frame.boundingBox())?.width).toBe(375);
  expect(wide).toBeGreaterThan(375);
  await page.keyboard.press('p');
  await expect.poll(ground).not.toBe(light);

  await page.keyboard.press('t');
  await expect(toast(page, '寄给你了。')).toBeVisible();
  const { login } = sampleOf(members.site, ({ role }) => role === 'editor');
  const mail = await lastTo(backendOf(members.site), login);
  expect(mail?.subject).toBe('[试寄] 这一周的两件事');
  expect(mail?.text.indexOf(OWN_TITLE)).toBeGreaterThan(mail?.text.indexOf(second) ?? 0);

  await page.keyboard.press('Control+Enter');
  const time = page.getByLabel('时间 (UTC+8)');
  await expect(time).toBeFocused();
  await time.fill(new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 16));
  await page.getByRole('button', { name: '定时', exact: true }).click();
  await expect(page.getByText('已定时', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '先不寄' }).click();
  await expect(page.getByRole('button', { name: '先不寄' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('先不寄', { exact: true })).toBeVisible();
  await expect(parts).toContainText([second, OWN_TITLE, '数字']);
});

test('the pages of newsletters are complete and accessible', async ({ page, members }) => {
  await asEditor(page, members);
  await expectWholePage(page, '/desk/newsletters');
  const results = await page.getByRole('link', { name: '结果' }).first().getAttribute('href');
  await page.getByRole('button', { name: '写周刊' }).click();
  await page.waitForURL(/\/desk\/newsletters\/\d+$/);
  await expectWholePage(page, new URL(page.url()).pathname);
  await expectWholePage(page, results ?? '');
});
