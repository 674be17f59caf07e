import { accessibilityErrors } from '@/tests/support/accessibility';
import { asMember, expect, newMember, signInByProvider, test } from '@/tests/support/members';
import en from '@/messages/en.json';

const { area } = en;

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

test('a key gets another name, and an address is added for it, tried and removed', async ({
  page,
  members,
}) => {
  const member = await newMember(members);
  await asMember(members, member, 'createApiKey', { name: 'A program', scopes: ['content:read'] });
  await signInByProvider(page.context(), members, member);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/en/my/api');
  const main = page.locator('main');
  await main.getByRole('button', { name: area.keys.editName.replace('{name}', 'A program') }).click();
  await main.getByLabel(area.keys.name, { exact: true }).fill('A reader');
  await main.getByRole('button', { name: area.keys.save, exact: true }).click();
  await expect(main.getByRole('heading', { name: 'A reader' })).toBeVisible();

  await main.getByRole('button', { name: area.webhooks.add }).press('Enter');
  await expect(main.getByLabel(area.webhooks.url)).toBeFocused();
  // An address that nobody has: what is sent there waits.
  const url = 'https://hooks.example.test/in';
  await page.keyboard.type(url);
  await main.locator('input[name=content]').check();
  await expect(main.locator('input[name=order]')).toBeDisabled();
  expect(await accessibilityErrors(page, 'main')).toEqual([]);
  await main.getByRole('button', { name: area.webhooks.addNow, exact: true }).click();
  await main.getByRole('button', { name: area.webhooks.tryName.replace('{url}', url) }).click();
  const look = main.getByRole('button', { name: /^Look at number/ });
  await look.click();
  await expect(main.locator('pre')).toContainText('"kind": "ping"');
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
  // High enough that no bar covers a part of a button.
  await page.setViewportSize({ width: 1280, height: 2400 });
  expect(await accessibilityErrors(page, 'main')).toEqual([]);

  await main.getByRole('button', { name: area.webhooks.removeName.replace('{url}', url) }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(look).toHaveCount(0);
  await expect(main.getByText(url)).toHaveCount(0);
});
