import type { Page } from '@playwright/test';
import { expect, test } from '@/tests/support/browser-test';
import { startTelegram } from '@/tests/support/channel-stubs';
import { expectWholePage } from '@/tests/support/desk-pages';
import { asEditor, toast } from '@/tests/support/members';
import { TestSite } from '@/tests/support/site';

const TOKEN = '7:token-of-the-bot';

let telegram: Awaited<ReturnType<typeof startTelegram>>;
let site: TestSite;

test.describe.configure({ timeout: 120_000 });
test.beforeAll(async () => {
  telegram = await startTelegram(TOKEN, '@news');
  site = new TestSite(3483, 4483, {
    TELEGRAM_BOT_TOKEN: TOKEN,
    TELEGRAM_CHAT: '@news',
    TELEGRAM_API_URL: telegram.url,
  });
  await site.start('backend');
  await site.start('portal');
});
test.afterAll(async () => {
  await site.destroy();
  await telegram.stop();
});

/** Publishes a flash, to Telegram or to no channel. */
async function publish(page: Page, title: string, isPosted: boolean): Promise<void> {
  await page.goto(`${site.base}/desk/flash`);
  await page.locator('textarea[name=title]').fill(title);
  const choice = page.getByRole('group', { name: '发到' }).getByRole('checkbox', { name: 'Telegram' });
  await expect(choice).not.toBeChecked();
  if (isPosted) await choice.check();
  await page.locator('textarea[name=title]').press('Enter');
  await expect(flashOf(page, title)).toHaveCount(1);
}

const flashOf = (page: Page, title: string) => page.locator('[data-flash]', { hasText: title });
const telegramOf = (page: Page) =>
  page.getByRole('complementary', { name: '渠道' }).locator('[data-channel=telegram]');
/** What readers of the Telegram channel see, and what was done there. */
const texts = () => [...telegram.messages.values()].map((text) => text.split('\n')[0]);
const methods = () => telegram.calls.map(({ path }) => path.split('/').at(-1));

test('a flash goes to the channel that was chosen for it, whose post follows a correction and the withdrawal', async ({
  page,
}) => {
  telegram.clear();
  await asEditor(page, { site });
  await publish(page, '渠道上的第一条', true);
  await page.keyboard.press('Alt+c');
  const post = telegramOf(page);
  await expect(post).toContainText('发了');
  expect(texts()).toEqual(['渠道上的第一条']);
  await expect(post.getByRole('link', { name: '打开' })).toHaveAttribute(
    'href',
    /^https:\/\/t\.me\/news\/\d+$/,
  );

  await page.getByRole('button', { name: '更正：渠道上的第一条' }).click();
  const form = page.getByRole('form', { name: '更正：渠道上的第一条' });
  await form.getByRole('textbox', { name: '标题' }).fill('渠道上改过的一条');
  await form.getByRole('button', { name: '改好，小改动' }).click();
  await expect(toast(page, '改好了')).toBeVisible();
  await expect(post).toContainText('改过了');
  expect(texts()).toEqual(['渠道上改过的一条']);

  await page.getByRole('button', { name: '撤下：渠道上改过的一条' }).click();
  await flashOf(page, '渠道上改过的一条').getByRole('button', { name: '撤下', exact: true }).click();
  await expect(post).toContainText('删了');
  expect(texts()).toEqual([]);
  expect(methods()).toEqual(['sendMessage', 'editMessageText', 'deleteMessage']);
});

test('a post whose answer was cut off is not sent again until the editor says that it is not there', async ({
  page,
}) => {
  telegram.clear();
  await asEditor(page, { site });
  await publish(page, '没有回音的一条', false);
  await page.getByRole('button', { name: '没有回音的一条：渠道' }).click();
  const post = telegramOf(page);
  await expect(post).toContainText('没发');
  telegram.troubles.push('cut');
  await page.keyboard.press('Alt+1');
  await expect(post).toBeFocused();
  await page.keyboard.press('Alt+Enter');
  await expect(post).toContainText('不知道发没发出去，请看一眼');
  await expect(page.getByRole('complementary').getByRole('status')).toContainText('1 处要你动手');
  await expect(post.getByRole('button', { name: 'Telegram: 其实发出去了' })).toBeVisible();
  expect(methods()).toEqual(['sendMessage']);
  await post.getByRole('button', { name: 'Telegram: 没发出去，再发' }).click();
  await expect(post).toContainText('发了');
  expect(methods()).toEqual(['sendMessage', 'sendMessage']);
  expect(texts()).toEqual(['没有回音的一条']);
});

test('the page of channels is complete and accessible, with what was posted today', async ({ page }) => {
  await asEditor(page, { site });
  await publish(page, '今天发出的一条', true);
  await expectWholePage(page, `${site.base}/desk/channels`);
  await page.getByRole('button', { name: '今天发出的一条：渠道' }).click();
  await expect(page.getByRole('region', { name: '渠道', exact: true })).toContainText('1 处到了');
});
