import type { Page } from '@playwright/test';
import { calls } from '@/backend/contract/calls';
import { HEADERS } from '@/backend/contract/headers';
import { codeTo, dialogOf, GOOD_PASSWORD } from '@/tests/support/e2e-accounts';
import { buyTickets, makeFreeEvent } from '@/tests/support/gate-world';
import {
  asMember,
  expect,
  type MemberSite,
  newMember,
  signInByProvider,
  test,
} from '@/tests/support/members';

test('a free seat offered from the waiting list is taken with one button, without a word about money', async ({
  page,
  context,
  members,
}) => {
  const organiser = await newMember(members);
  const event = await makeFreeEvent(members, organiser, 1);
  const [first, second] = [await newMember(members), await newMember(members)];
  const [ticket] = await buyTickets(members, first, event, 1);
  await asMember(members, second, 'joinWaitlist', {
    event_id: event.id,
    ticket_type_id: event.typeId,
    quantity: 1,
  });
  await asMember(members, first, 'requestRefund', { id: ticket?.orderId ?? 0, reason: '' });
  await signInByProvider(context, members, second);
  await page.goto(`/events/${event.id}`);
  await page.getByRole('link', { name: '要，去领票' }).click();
  await expect(page.getByRole('heading', { name: '轮到你了，票给你留着。' })).toBeVisible();
  await takeIt(page);
  await expect(page.getByRole('heading', { name: /票是你的了/ })).toBeVisible();
  const { data } = await asMember(members, second, 'myOrders', { page: 1 });
  expect(data.list).toMatchObject([{ status: 'paid', total: 0 }]);
});

/** Names the attendee if that is not done yet, and takes the ticket. */
async function takeIt(page: Page): Promise<void> {
  const take = page.getByRole('button', { name: '领票', exact: true });
  const goOn = page.getByRole('button', { name: '去领票' });
  await expect(take.or(goOn)).toBeVisible();
  if (await goOn.isVisible()) {
    await page.getByLabel('姓名').first().fill('林晚');
    await goOn.click();
  }
  await take.click();
}

for (const prefix of ['', '/zh-hant', '/en'])
  test(`a reader who registers in the tab that a letter opens returns to the chosen tickets: ${prefix || '/'}`, async ({
    browser,
    members,
  }) => {
    const event = await makeFreeEvent(members, await newMember(members), 4);
    const email = `came-back-${process.pid}${prefix.slice(1)}@example.test`;
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
    const page = await context.newPage();
    await page.goto(`${members.site.base}${prefix}/events/${event.id}`);
    const more = page.locator('#tickets').getByRole('group').first().getByRole('button').last();
    await more.click();
    await more.click();
    await page.locator('#tickets button[type=submit]').click();
    // A reader without an account can request a code, too; the letter then links to the page to register.
    const dialog = dialogOf(page);
    await dialog.locator('.form-tabs button').nth(1).click();
    await dialog.locator('input[name=email]').fill(email);
    await dialog.locator('.field-action').click();
    const link = await linkTo(members, email);
    expect(new URL(link).pathname).toBe(`${prefix}/signUp`);

    const tab = await context.newPage();
    await tab.goto(`${members.site.base}${new URL(link).pathname}`);
    await register(members, tab, email);
    await tab.waitForURL(new RegExp(`${prefix}/ac_mine/\\d+$`));
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.waitForURL(tab.url());
    await context.close();
    const login = { type: 4 as const, email, password: GOOD_PASSWORD };
    const { data: member } = await asMember(members, { token: '' }, 'login', login);
    const { data } = await asMember(members, member, 'myOrders', { page: 1 });
    expect(data.list).toMatchObject([{ event: { id: event.id }, items: [{ quantity: 2 }] }]);
  });

test('an event with a free and a paid ticket type is “from free”, in the list and on its page', async ({
  browser,
  members,
}) => {
  const organiser = await newMember(members);
  const { id, typeId } = await makeFreeEvent(members, organiser, 4);
  const paid = { name: '正式票', price: 28000, quantity: 4, per_person_limit: 1 };
  const title = `从免费起 ${id}`;
  const changed = await asMember(members, organiser, 'updateActivity', {
    id,
    title,
    payment_note: '收款人：渡口\n账号：6226 0912 8840 3371',
    tickets: [{ id: typeId }, paid],
  });
  expect(changed.code).toBe(200);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });
  const page = await context.newPage();
  // A page may be two seconds behind a change.
  await expect(async () => {
    await page.goto(`${members.site.base}/events`);
    await expect(page.locator('main a', { hasText: title }).first()).toBeVisible({ timeout: 2000 });
    await expect(page.locator('main', { hasText: title }).getByText('免费起').first()).toBeVisible({
      timeout: 2000,
    });
    await page.goto(`${members.site.base}/events/${id}`);
    await expect(page.locator('.page-bar').getByText('免费起')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await context.close();
});

/** The link to register in the newest letter to an address; waits until there is one. */
async function linkTo({ site }: MemberSite, to: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const answer = await fetch(site.backendUrl + calls.outboxWaiting.path, {
        method: 'POST',
        headers: { [HEADERS.secret]: site.secret },
      });
      const rows: { to: string; text: string }[] = (await answer.json()).data.list;
      link = /https?:\S+\/signUp/.exec(rows.find((row) => row.to === to)?.text ?? '')?.[0] ?? '';
      return link !== '';
    })
    .toBe(true);
  return link;
}

/** Registers on the page for that, and signs in. */
async function register(members: MemberSite, page: Page, email: string): Promise<void> {
  const form = page.locator('main form');
  await form.locator('input[name=email]').fill(email);
  await form.locator('.field-action').click();
  const code = await codeTo(members.site, email);
  for (const name of ['new_password1', 'new_password2'])
    await form.locator(`input[name=${name}]`).fill(GOOD_PASSWORD);
  for (const name of ['service', 'privacy']) await form.locator(`input[name=${name}]`).check();
  await form.locator('input[name=code]').fill(code);
  await form.locator('button[type=submit]').click();
  const dialog = dialogOf(page);
  await dialog.locator('input[name=password]').fill(GOOD_PASSWORD);
  await dialog.locator('button[type=submit]').click();
}
