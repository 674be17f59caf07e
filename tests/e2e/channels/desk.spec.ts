import { accessibilityErrors, widthOver } from '@/tests/support/accessibility';
import { sampleOf } from '@/tests/support/e2e-accounts';
import { expect, signInByProvider, test } from '@/tests/support/members';

test('a flash is published and posted by one press; its post is changed, removed, and shown with its state', async ({
  page,
  members,
}) => {
  const { login, password } = sampleOf(members.site, ({ role }) => role === 'admin');
  await signInByProvider(page.context(), members, { email: login, password });
  await page.setViewportSize({ width: 1280, height: 900 });
  const { telegram } = members;

  await page.goto(`${members.site.base}/desk/channels`);
  const rules = page.getByRole('form', { name: 'Telegram' });
  await rules.getByLabel('快讯的文字').fill('{title}，{nothing}');
  await rules.getByRole('button', { name: '保存' }).click();
  await expect(rules.getByText('大括号里只能是')).toBeVisible();
  await expect(rules.getByLabel('快讯的文字')).toHaveValue('{title}，{nothing}');
  await rules.getByLabel('快讯的文字').fill('快讯：{title}\n{link}');
  await rules.getByLabel('文章', { exact: true }).selectOption('每天定时');
  await rules.getByLabel('文章的时刻（北京时间）').fill('09:00');
  await rules.getByRole('button', { name: '保存' }).click();
  await expect(rules.getByRole('status')).toHaveText('已保存。');

  await page.goto(`${members.site.base}/desk/flash`);
  await page.getByRole('textbox', { name: '标题' }).first().fill('一座桥通了，发往渠道');
  await page.getByRole('group', { name: '发到' }).getByLabel('Telegram').check();
  await page.getByRole('button', { name: /^发布/ }).click();
  await expect.poll(() => [...telegram.messages.values()].join()).toContain('快讯：一座桥通了，发往渠道');
  const flash = page.getByRole('article').filter({ hasText: '一座桥通了，发往渠道' });
  await flash.getByRole('button', { name: /：渠道$/ }).click();
  const entry = flash.locator('[data-channel="telegram"]');
  await expect(entry).toContainText('发了');
  await entry.getByRole('button', { name: '改文字' }).click();
  await entry.getByLabel('这个渠道的文字').fill('桥通了，我们写的');
  await entry.getByRole('button', { name: '保存' }).click();
  await expect(entry).toContainText('改过了');
  await expect.poll(() => [...telegram.messages.values()].join()).toContain('桥通了，我们写的');
  for (const [prefix, name] of [
    ['', 'hans'],
    ['/zh-hant', 'hant'],
    ['/en', 'en'],
  ])
    for (const width of [1280, 390])
      for (const scheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: scheme });
        await page.goto(`${members.site.base}${prefix}/desk/channels`);
        await page
          .locator('button[aria-expanded]')
          .filter({ hasText: /渠道|Channels/ })
          .first()
          .click();
        await expect(page.locator('[data-channel="telegram"]')).toBeVisible();
        expect(await widthOver(page)).toBeLessThanOrEqual(0);
        expect(await accessibilityErrors(page)).toEqual([]);
        await page.screenshot({ path: `/tmp/ch-shots/desk-${name}-${width}-${scheme}.png`, fullPage: true });
      }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${members.site.base}/desk/flash`);
  await page
    .getByRole('article')
    .filter({ hasText: '一座桥通了，发往渠道' })
    .getByRole('button', { name: /：渠道$/ })
    .click();
  await page.screenshot({ path: `/tmp/ch-shots/flash-1280.png` });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.screenshot({ path: `/tmp/ch-shots/flash-390.png`, fullPage: true });
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator('[data-channel="telegram"]').getByRole('button', { name: '删掉' }).click();
  await expect(page.locator('[data-channel="telegram"]')).toContainText('删了');
  expect([...telegram.messages.values()].join()).not.toContain('桥通了');
});
