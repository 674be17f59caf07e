import en from '@/messages/en.json';
import { press, tabTo, type } from '@/tests/support/keyboard';
import { asMember, expect, newMember, signInByProvider, test } from '@/tests/support/members';

test('an organiser creates an event, publishes it, confirms a payment and refunds a ticket without a mouse', async ({
  page,
  context,
  members,
}) => {
  test.setTimeout(120_000);
  const { form, order: words } = en.hosting;
  const [organiser, buyer] = [await newMember(members), await newMember(members)];
  await signInByProvider(context, members, organiser);
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const dialog = page.getByRole('dialog');

  // Publishing an unfinished event lists the missing fields, with links to them.
  await page.goto('/en/ac_create');
  await press(page, button(form.bar.publish));
  await press(page, dialog.getByRole('link', { name: 'Fill in Name' }));
  await expect(field(form.title.title)).toBeFocused();
  await page.keyboard.type('Only the keys');
  await type(page, field(form.place.city), 'Shanghai');
  await type(page, field(form.place.address), '88 Nanyang Road');
  await type(page, field(form.host.name), 'Ferry Lab');
  await page.keyboard.press('Enter');
  await expect(field(form.host.name)).toHaveCount(0);
  await press(page, button(form.tickets.add));
  await expect(field('Name of ticket 1')).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Seat');
  await type(page, field('Price of Seat'), '280');
  await type(page, field('Number of Seat'), '40');
  await tabTo(page, page.getByLabel(form.refund.rule));
  await page.keyboard.press('ArrowUp');
  await expect(page.getByLabel(form.refund.rule)).toHaveValue('until');
  await type(page, field(form.refund.howToPay), 'Payee: Ferry Lab');
  await expect(page.locator('.hf-save')).toHaveAttribute('data-step', 'saved');
  await expect(page).toHaveURL(/\/ac_create\/\d+$/);
  const id = Number(/\d+$/.exec(page.url())?.[0]);
  await press(page, button(form.bar.publish));
  await press(page, dialog.getByRole('button', { name: form.publish.now, exact: true }));
  await expect(page.getByText(form.published)).toBeVisible();
  await expect(button(form.bar.update)).toBeFocused();

  const { data: event } = await asMember(members, organiser, 'activityForEdit', { id, locale: 'en' });
  const ordered = await asMember(members, buyer, 'createOrder', {
    event_id: id,
    items: [{ ticket_type_id: event.tickets[0]?.id ?? 0, quantity: 2 }],
    name: 'Chen Mo',
    email: buyer.email,
    idempotency_key: 'keys',
  });
  await asMember(members, buyer, 'nameTransfer', { id: ordered.data.id, transfer_id: 'TX-KEYS' });

  // An opened order has the focus, its new heading has it after an action, and its row once the order is closed.
  await page.goto(`/en/ac_organ/${id}/orders`);
  const row = page.locator('.ho-row');
  await press(page, row);
  const heading = (name: RegExp) => page.getByRole('heading', { level: 2, name });
  await expect(heading(/^Chen Mo says CN¥560.00 is on its way/)).toBeFocused();
  await press(page, button(words.acts.confirm));
  await press(page, dialog.getByRole('button', { name: 'CN¥560.00 received, issue tickets' }));
  await expect(heading(/^Chen Mo has paid CN¥560.00/)).toBeFocused();
  await press(page, page.getByRole('checkbox', { name: /^Choose Seat/ }).first(), 'Space');
  await press(page, button(words.acts.refund));
  await press(page, dialog.getByRole('button', { name: 'Refund 1 ticket, CN¥280.00' }));
  await expect(heading(/^This order waits for you to transfer money back/)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();
  const after = await asMember(members, organiser, 'activityOrder', { id: ordered.data.id, locale: 'en' });
  expect(after.data.tickets.map(({ state }) => state).sort()).toEqual(['refunded', 'valid']);
});
