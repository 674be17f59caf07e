import { accessibilityErrors } from '@/tests/support/accessibility';
import { expect, newMember, signInByProvider, test } from '@/tests/support/members';

const WORDS = {
  '': { make: '新密钥', name: '叫什么', shown: '只给你看这一次', unused: '还没用过', once: '共1次' },
  '/zh-hant': { make: '新金鑰', name: '叫什麼', shown: '只給你看這一次', unused: '還沒用過', once: '共1次' },
  '/en': {
    make: 'New key',
    name: 'Name',
    shown: 'shown only this once',
    unused: 'Not used yet',
    once: '1 in all',
  },
};

for (const [prefix, words] of Object.entries(WORDS))
  test(`a member makes a key by keyboard, uses it and revokes it, ${prefix || '/'}`, async ({
    page,
    members,
  }) => {
    const member = await newMember(members);
    await signInByProvider(page.context(), members, member);
    await page.goto(`${prefix}/my/api`);
    const main = page.locator('main');
    await main.getByRole('button', { name: words.make }).press('Enter');
    await expect(main.getByLabel(words.name)).toBeFocused();
    await page.keyboard.type('Screen at the gate');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(main.locator('input[name="content:read"]')).toBeChecked();
    await expect(main.locator('input[name="data:write"]')).toBeDisabled();
    expect(await accessibilityErrors(page, 'main')).toEqual([]);
    await main.locator('form button[type=submit]').press('Enter');

    const box = main.locator('section', { hasText: words.shown }).last();
    const key = await box.locator('input').inputValue();
    expect(key).toMatch(/^lx_/);
    await expect(main.getByText(words.unused)).toBeVisible();
    expect(await accessibilityErrors(page, 'main')).toEqual([]);
    const read = () =>
      fetch(`${members.site.base}/api/v1/labels?limit=1`, { headers: { authorization: `Bearer ${key}` } });
    expect((await read()).status).toBe(200);

    await page.reload();
    await expect(main.getByText(words.once)).toBeVisible();
    expect(await page.content()).not.toContain(key);
    const revoke = main.locator('[data-opens^="revoke-"]');
    await revoke.press('Enter');
    await page.keyboard.press('Escape');
    await expect(revoke).toBeFocused();
    await revoke.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Screen at the gate')).toHaveCount(0);
    expect((await read()).status).toBe(401);
  });

test('on a phone nothing of a key runs past the edge', async ({ page, members }) => {
  const member = await newMember(members);
  await signInByProvider(page.context(), members, member);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/my/api');
  await page.locator('main').getByRole('button', { name: '新密钥' }).click();
  await page.locator('main input[name=name]').fill('a'.repeat(60));
  await page.locator('main input[name="content:read"]').check();
  await page.locator('main form button[type=submit]').click();
  await expect(page.locator('main').getByText('还没用过')).toBeVisible();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});
