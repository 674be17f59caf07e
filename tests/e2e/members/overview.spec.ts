import { asMember, expect, newMember, signInByProvider, test } from '@/tests/support/members';

test('the overview says which newsletters come, and leads to those that do not', async ({
  page,
  members,
}) => {
  const member = await newMember(members);
  await signInByProvider(page.context(), members, member);
  for (const [path, name, come, cadence, not, manage] of [
    ['/my', '信', '晨信', '每天 07:00', '没有订', '管理'],
    ['/zh-hant/my', '信', '晨信', '每天 07:00', '沒有訂', '管理'],
    ['/en/my', 'Newsletters', 'Morning brief', 'Every day, 07:00', 'Not subscribed', 'Manage'],
  ] as const) {
    await page.goto(path);
    const box = page.getByRole('region', { name, exact: true });
    await expect(box.getByText(not)).not.toHaveCount(0);
    if (path === '/my') {
      await expect(box.getByRole('link', { name: manage })).toHaveCount(0);
      await asMember(members, member, 'subscribeLetter', { email: member.email, letters: ['morning'] });
      const { key } = (await asMember(members, member, 'myLetters', {})).data;
      await asMember(members, member, 'confirmLetter', { key });
      await page.reload();
    }
    await expect(box).toContainText(cadence);
    await expect(box).toContainText(come);
    await expect(box.getByText(not)).toHaveCount(1);
  }
  await page.getByRole('link', { name: 'Manage' }).click();
  await expect(page.locator('main input[type=checkbox][value=morning]')).toBeChecked();
  expect(page.url()).not.toContain((await asMember(members, member, 'myLetters', {})).data.key);
});

test('the column beside the overview ends where the header ends', async ({ page, members }) => {
  await signInByProvider(page.context(), members, await newMember(members));
  await page.goto('/my');
  const box = await page.getByRole('region', { name: '账号' }).boundingBox();
  const picture = await page.locator('.account-button:visible').boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0));
});

test('on a desktop every tab of the member area is seen, in English too', async ({ page, members }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInByProvider(page.context(), members, await newMember(members));
  await page.goto('/en/my');
  const tabs = page.getByRole('navigation').filter({ has: page.getByRole('link', { name: 'API' }) });
  const row = tabs.filter({ has: page.getByRole('link', { name: 'Overview' }) });
  await expect(row).toBeVisible();
  expect(await row.evaluate((nav) => nav.scrollWidth - nav.clientWidth)).toBeLessThanOrEqual(0);
});
