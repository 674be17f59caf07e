import { accessibilityErrors } from '@/tests/support/accessibility';
import { dialogOf } from '@/tests/support/e2e-accounts';
import { asMember, signInByProvider, expect, storiesOf, newMember, test } from '@/tests/support/members';

const PAGES = [
  '/my',
  '/my/Individual',
  '/my/mymessage',
  '/my/follow',
  '/my/collect',
  '/my/realname',
  '/my/events',
  '/my/api',
  '/feed_back',
  '/signUp',
];

for (const prefix of ['', '/zh-hant', '/en']) {
  test(`the login dialog is accessible in every status, ${prefix || '/'}`, async ({ page }) => {
    await page.goto(`${prefix}/my`);
    const dialog = dialogOf(page);
    const tabs = dialog.locator('.form-tabs button');
    const ways = dialog.locator('.form-ways button');
    /** Steps from each status to the next: code, register, back to log in, forgot, back again, upgrade. */
    const steps = [
      () => tabs.nth(1).click(),
      () => ways.first().click(),
      () =>
        ways
          .first()
          .click()
          .then(() => dialog.locator('.field .form-link').click()),
      () =>
        ways
          .first()
          .click()
          .then(() => ways.nth(1).click()),
      () => dialog.locator('input[name=phone_code]').click(),
    ];
    await expect(tabs.first()).toBeVisible();
    expect(await accessibilityErrors(page, 'dialog[open]')).toEqual([]);
    for (const [index, step] of steps.entries()) {
      await step();
      expect(await accessibilityErrors(page, 'dialog[open]'), `step ${index}`).toEqual([]);
    }
  });

  test(`a member’s pages are accessible when their lists have rows, ${prefix || '/'}`, async ({
    page,
    members,
  }) => {
    const member = await newMember(members);
    const [item] = await storiesOf(members, 'articles', 1);
    await asMember(members, member, 'collect', { id: item?.id ?? 0 });
    await asMember(members, member, 'followAuthor', { id: item?.author?.id ?? 0, follow: true });
    const twice = { new_password1: 'other-harbour-95', new_password2: 'other-harbour-95' };
    await asMember(members, member, 'changePassword', { old_password: member.password, ...twice });
    await signInByProvider(page.context(), members, { email: member.email, password: twice.new_password1 });
    for (const path of PAGES) {
      await page.goto(prefix + path);
      await expect(page.locator('.account-button:visible')).toBeVisible();
      await expect(page.locator('main [role=status].ledger')).toHaveCount(0);
      expect(await accessibilityErrors(page, 'main'), path).toEqual([]);
    }
    await page.goto(`${prefix}/my/Individual`);
    for (const name of ['email', 'mobile', 'password'])
      await page.locator(`main [data-setting=${name}] button[aria-expanded]`).click();
    expect(await accessibilityErrors(page, 'main'), 'every setting open').toEqual([]);
    await page.goto(`${prefix}/third`);
    await expect(page.locator('main .btn')).toBeVisible();
    expect(await accessibilityErrors(page, 'main'), '/third').toEqual([]);
  });
}
