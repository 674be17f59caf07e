import type { Page } from '@playwright/test';
import { buyTickets, makeFreeEvent } from '@/tests/support/gate-world';
import { asMember, expect, newMember, signInByProvider, test } from '@/tests/support/members';

test('a free seat offered from the waiting list is taken with one press, and no word of money', async ({
  page,
  context,
  members,
}) => {
  const host = await newMember(members);
  const event = await makeFreeEvent(members, host, 1);
  const [first, second] = [await newMember(members), await newMember(members)];
  const [ticket] = await buyTickets(members, first, event, 1);
  await asMember(members, second, 'joinWaitlist', {
    event_id: event.id,
    ticket_id: event.typeId,
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

/** Names the attendee where that is still to be done, and takes the ticket. */
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
