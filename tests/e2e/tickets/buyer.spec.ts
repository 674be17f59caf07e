import type { Page } from '@playwright/test';
import { linkName } from '@/lib/platform/session/link-name';
import en from '@/messages/en.json';
import { accessibilityErrors } from '@/tests/support/accessibility';
import { logIn } from '@/tests/support/e2e-accounts';
import {
  asMember,
  expect,
  type Member,
  type MemberSite,
  newOrganiser,
  newMember,
  signInByProvider,
  test,
} from '@/tests/support/members';

const DAY_MS = 86_400_000;

/** An event of a new organiser with a paid and a free ticket type, two seats each. */
async function makeEvent(members: MemberSite) {
  const organiser = await newOrganiser(members);
  const answer = await asMember(members, organiser, 'updateActivity', {
    lang: 'en',
    title: 'A workshop to buy tickets for',
    details: '<p>Bring a laptop.</p>',
    start_time: new Date(Date.now() + 20 * DAY_MS).toISOString(),
    end_time: new Date(Date.now() + 20 * DAY_MS + 3_600_000).toISOString(),
    time_zone: 'Asia/Shanghai',
    mode: 'offline',
    city: 'Shanghai',
    address: '88 Nanyang Road',
    refund_hours: 48,
    payment_methods: ['manual'],
    payment_note: 'Payee: Ferry Lab\nAccount: 6226 0912 8840 3371',
    questions: [
      { key: 'rules', kind: 'consent', label: 'No pictures, no recording', options: [], is_required: true },
    ],
    tickets: [
      { name: 'Standard', type: 'ordinary', price: 28000, currency: 'CNY', quantity: 2, per_person_limit: 2 },
      { name: 'Student', type: 'ordinary', price: 0, currency: 'CNY', quantity: 2, per_person_limit: 1 },
    ],
    status: 'published',
  });
  expect(answer.code, JSON.stringify(answer)).toBe(200);
  return { id: answer.data.id, organiser };
}

const box = (page: Page) => page.locator('#tickets');
const row = (page: Page, name: string) => box(page).locator('li', { hasText: name });
const orderId = (page: Page) => Number(/\/ac_mine\/(\d+)/.exec(page.url())?.[1]);

async function confirm(members: MemberSite, organiser: Member, id: number): Promise<void> {
  expect((await asMember(members, organiser, 'checkOrder', { id, action: 'confirm' })).code).toBe(200);
}

test('tickets are chosen, ordered after signing in, paid by transfer, shown without a network and returned', async ({
  page,
  context,
  members,
  request,
}) => {
  const { id, organiser } = await makeEvent(members);
  const buyer = await newMember(members);

  // Ticket types and prices are in the raw HTML.
  const raw = await (await request.get(`/en/events/${id}`)).text();
  expect(raw).toContain('Standard');
  expect(raw).toMatch(/280/);

  // The chosen tickets are still chosen after signing in, and the order is placed without choosing again.
  await page.goto(`/en/events/${id}`);
  await row(page, 'Standard').getByRole('button', { name: 'One more' }).click();
  await row(page, 'Standard').getByRole('button', { name: 'One more' }).click();
  await expect(row(page, 'Standard').getByRole('button', { name: 'One more' })).toBeDisabled();
  await expect(box(page)).toContainText('CN¥560.00');
  expect(await accessibilityErrors(page)).toEqual([]);
  await box(page).getByRole('button', { name: 'Place order' }).click();
  await logIn(page, buyer.email, buyer.password).catch(() => undefined);
  await page.waitForURL(/\/en\/ac_mine\/\d+$/);
  const first = orderId(page);

  // A second tab continues the same order, and does not count the reader's own seats as sold out.
  const tab = await context.newPage();
  await tab.goto(`/en/events/${id}`);
  await expect(box(tab)).toContainText('Your seats are held');
  await expect(box(tab)).not.toContainText('Sold out');
  await expect(box(tab).getByRole('link', { name: 'Continue to payment' })).toHaveAttribute(
    'href',
    `/en/ac_mine/${first}`,
  );
  await tab.close();

  // A missing answer is marked at its field, and typed text survives a reload.
  const form = page.locator('main form', { hasText: 'Name' });
  await form.getByLabel('Name').first().fill('Chen Mo');
  await form.getByLabel('Email').first().fill('chen@example.test');
  await form.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
  await page.reload();
  await expect(form.getByLabel('Name').first()).toHaveValue('Chen Mo');
  expect(await accessibilityErrors(page)).toEqual([]);
  await form.getByLabel('No pictures').first().check();
  await form.getByRole('button', { name: 'Send them a link' }).click();
  await form.getByRole('button', { name: 'Continue to payment' }).click();

  // The bank transfer: lines to copy, a reference, the transfer number.
  await expect(page.locator('dt', { hasText: 'Payee' })).toBeVisible();
  await expect(page.locator('dl').first()).toContainText(/LX[2-9A-Z]+/);
  await page.getByRole('button', { name: 'I’ve paid' }).click();
  await expect(page.getByText('Enter the transfer number.').first()).toBeVisible();
  await page.getByLabel('Transfer number').fill('TX-2026-0001');
  await page.getByRole('button', { name: 'I’ve paid' }).click();
  await expect(page.locator('h1')).toContainText('The organiser is checking');
  await confirm(members, organiser, first);
  await page.reload();
  await expect(page.locator('h1')).toContainText('The tickets are yours');
  expect(await accessibilityErrors(page)).toEqual([]);

  // The ticket opens again without a network.
  await page.getByRole('link', { name: 'Open ticket' }).first().click();
  await page.waitForURL(/\/ac_ticket\/\d+$/);
  await expect(page.getByRole('img', { name: /Entry code/ })).toBeVisible();
  await expect(page.getByText('Works without a network')).toBeVisible();
  expect(await accessibilityErrors(page)).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('img', { name: /Entry code/ })).toBeVisible();
  await expect(page.getByText('No network: the ticket still gets you in')).toBeVisible();
  await context.setOffline(false);

  // One of two tickets is returned; the dialog first shows the whole sum.
  await page.goto(`/en/ac_mine?order=${first}`);
  await page.getByRole('button', { name: 'Return tickets' }).click();
  const dialog = page.locator('dialog[open]');
  await expect(dialog).toContainText('CN¥560.00');
  await dialog.getByRole('checkbox').first().uncheck();
  await dialog.getByRole('button', { name: 'Return one ticket for CN¥280.00' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('h1')).toContainText('CN¥280.00');
});

test('a free order is a ticket at once; it is listed for its member, and can be transferred', async ({
  page,
  context,
  members,
}) => {
  const { id } = await makeEvent(members);
  const buyer = await newMember(members);
  await signInByProvider(context, members, buyer);
  await page.goto(`/en/events/${id}`);
  await row(page, 'Student').getByRole('button', { name: 'One more' }).click();
  await box(page).getByRole('button', { name: 'Place order' }).click();
  await page.waitForURL(/\/ac_mine\/\d+$/);
  await expect(page.locator('h1')).toContainText('The ticket is yours');

  await page.goto('/en/my/events');
  await expect(page.locator('main')).toContainText('A workshop to buy tickets for');
  await page.goto('/en/ac_mine');
  expect(await accessibilityErrors(page)).toEqual([]);
  // The order, which leads elsewhere, has the same name and may be listed before.
  await page.locator('a[href*="/ac_ticket/"]', { hasText: 'A workshop to buy tickets for' }).first().click();
  await page.waitForURL(/\/ac_ticket\/\d+$/);
  await page.getByRole('button', { name: en.tickets.transfer.begin }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Name').fill('He Yidu');
  await dialog.getByLabel('Email').fill('he@example.test');
  await dialog.getByRole('button', { name: en.tickets.transfer.send }).click();
  await expect(page.getByText(/^Waiting for He Yidu to take it/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^Waiting for He Yidu to take it/)).toBeVisible();
});

test('a buyer who was too late is told, and can order the seats that are left', async ({
  page,
  context,
  members,
}) => {
  const { id } = await makeEvent(members);
  const [buyer, rival] = [await newMember(members), await newMember(members)];
  await signInByProvider(context, members, buyer);
  await page.goto(`/en/events/${id}`);
  const more = row(page, 'Standard').getByRole('button', { name: 'One more' });
  await more.click();
  await more.click();
  const offer = await asMember(members, rival, 'ticketOffer', { event_id: id });
  const standard = offer.data.tickets.find(({ price }) => price > 0);
  await asMember(members, rival, 'createOrder', {
    event_id: id,
    items: [{ ticket_type_id: standard?.id ?? 0, quantity: 1 }],
    idempotency_key: 'rival',
  });
  await box(page).getByRole('button', { name: 'Place order' }).click();
  await expect(box(page).getByRole('alert')).toContainText('Someone else was quicker');
  await expect(box(page).locator('s')).toHaveText('CN¥560.00');
  await box(page).getByRole('button', { name: 'Place this order' }).click();
  await page.waitForURL(/\/ac_mine\/\d+$/);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(page.locator('h1')).toContainText('You cancelled this order');
});

test('webhooks of Stripe and requests for exports reach the backend at the address of the site', async ({
  request,
}) => {
  const unsigned = await request.post('/stripe/webhook', { data: { type: 'charge.succeeded' } });
  expect(unsigned.headers()['content-type']).toContain('application/json');
  expect(unsigned.status()).toBe(403);
  const forged = await request.get('/exports/forged.link');
  expect(forged.headers()['content-type']).toContain('application/json');
  expect(forged.status()).toBeGreaterThanOrEqual(400);
  expect((await request.post('/api/call/outboxWaiting', { data: {} })).status()).toBe(404);
});

test('the links in letters redirect to the order and to the ticket', async ({ request }) => {
  const open = async (path: string) => new URL((await request.get(path)).url()).pathname;
  expect(await open('/ac_mine?order=7')).toBe('/ac_mine/7');
  expect(await open('/en/ac_ticket?id=7')).toBe('/en/ac_ticket/7');
  // The key is removed from the address.
  const key = 'abcdefghijklmnopqrstuvwx';
  expect(await open(`/ac_ticket?key=${key}`)).toBe(`/ac_ticket/held/${linkName(key)}`);
  expect(await open(`/en/ac_ticket/take/7.${key}`)).toBe(`/en/ac_ticket/offered/${linkName(`7.${key}`)}`);
});
