import type { Page } from '@playwright/test';
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
let orders = 0;

async function makeEvent(members: MemberSite) {
  const organiser = await newOrganiser(members);
  const begins = Date.now() + 20 * DAY_MS;
  const { data } = await asMember(members, organiser, 'updateActivity', {
    lang: 'en',
    title: 'A workshop paid for by card',
    start_time: new Date(begins).toISOString(),
    end_time: new Date(begins + 3_600_000).toISOString(),
    time_zone: 'Asia/Shanghai',
    mode: 'offline',
    city: 'Shanghai',
    address: '88 Nanyang Road',
    refund_hours: 48,
    payment_methods: ['stripe'],
    tickets: [
      { name: 'Standard', type: 'ordinary', price: 28000, currency: 'CNY', quantity: 9, per_person_limit: 9 },
    ],
    status: 'published',
  });
  return { organiser, id: data.id, typeId: data.tickets[0]?.id ?? 0 };
}

async function order(members: MemberSite, buyer: Member, { id, typeId }: { id: number; typeId: number }) {
  orders += 1;
  const answer = await asMember(members, buyer, 'createOrder', {
    event_id: id,
    items: [{ ticket_type_id: typeId, quantity: 1 }],
    attendees: [{ name: 'Chen Mo', email: buyer.email }],
    idempotency_key: `card-${orders}`,
    locale: 'en',
  });
  return answer.data.id;
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const toCheckout = async (page: Page) => {
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.waitForURL(/\/pay\/cs_/);
};

test('payment by card is left, resumed, completed, refunded by the organiser, delayed by a debit, and closed with its order', async ({
  page,
  context,
  members,
}) => {
  const { site, stripe } = members;
  const event = await makeEvent(members);
  const buyer = await newMember(members);
  await signInByProvider(context, members, buyer);

  // A buyer who comes back without having paid still holds the seats, and pays on the same page of Stripe.
  const first = await order(members, buyer, event);
  await page.goto(`/en/ac_mine/${first}`);
  await toCheckout(page);
  const checkout = page.url();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL(`${site.base}/en/ac_mine/${first}`);
  await expect(title(page)).toContainText('Your seats are held');
  await toCheckout(page);
  expect(page.url()).toBe(checkout);

  // The buyer gets the tickets on returning, before Stripe sends any webhook.
  await page.getByRole('link', { name: 'Pay', exact: true }).click();
  await page.waitForURL(`${site.base}/en/ac_mine/${first}`);
  await expect(title(page)).toContainText('The ticket is yours');
  expect(stripe.sessions).toHaveLength(1);

  // While a debit takes days, the buyer is not asked to pay again; Stripe's webhook issues the ticket.
  const second = await order(members, buyer, event);
  await page.goto(`/en/ac_mine/${second}`);
  await toCheckout(page);
  await page.getByRole('link', { name: 'Pay by debit' }).click();
  await page.waitForURL(`${site.base}/en/ac_mine/${second}`);
  await expect(title(page)).toContainText('Your payment is on its way');
  await expect(page.getByRole('button', { name: 'Pay now' })).toHaveCount(0);
  const debit = stripe.sessions.find(
    ({ status, payment_status }) => status === 'complete' && payment_status === 'unpaid',
  );
  if (debit) debit.payment_status = 'paid';
  const news = stripe.message('checkout.session.async_payment_succeeded', debit ?? {}, new Date());
  const received = await page.request.post(`${site.base}/stripe/webhook`, {
    headers: { 'content-type': 'application/json', 'stripe-signature': news.signature },
    data: news.body,
  });
  expect(received.status()).toBe(200);
  await page.reload();
  await expect(title(page)).toContainText('The ticket is yours');

  // Cancelling an order closes its payment page, so nobody pays for released seats.
  const third = await order(members, buyer, event);
  await page.goto(`/en/ac_mine/${third}`);
  await toCheckout(page);
  const left = page.url();
  await page.goto(`/en/ac_mine/${third}`);
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Cancel the order' }).click();
  await expect(title(page)).toContainText('You cancelled this order');
  await page.goto(left);
  await expect(page.getByRole('heading', { name: 'Closed' })).toBeVisible();

  // The organiser refunds the first order: Stripe gets one refund, and a credit note is issued.
  const desk = await context.browser()?.newContext({ baseURL: site.base });
  if (!desk) throw new Error('no browser');
  await signInByProvider(desk, members, event.organiser);
  const room = await desk.newPage();
  await room.goto(`/en/ac_organ/${event.id}/orders`);
  await room
    .getByRole('button', { name: /Chen Mo.*Paid|Paid/ })
    .last()
    .waitFor();
  const number = (await asMember(members, buyer, 'orderDetails', { id: first })).data.number;
  await room.getByRole('button', { name: new RegExp(number) }).click();
  await room.getByRole('button', { name: 'Refund', exact: true }).click();
  await room.getByRole('dialog').getByRole('button', { name: /280/ }).click();
  await expect.poll(() => stripe.refunds.map(({ amount }) => amount)).toEqual([28_000]);
  await room.goto(`/en/ac_organ/${event.id}/receipts`);
  await expect(room.getByRole('button', { name: /Credit note no\. 3/ })).toBeVisible();
  await room.getByLabel('Kind').selectOption('Credit notes');
  await expect(room.getByRole('button', { name: /Receipt no\./ })).toHaveCount(0);
  await room.getByRole('button', { name: /Credit note no\. 3/ }).click();
  await expect(room.getByRole('heading', { name: /Credit note/ })).toBeVisible();
  await desk.close();
  await page.goto(`/en/ac_mine/${first}`);
  await expect(title(page)).toContainText('CN¥280.00 was refunded');
});
