import { calls } from '@/backend/contract/calls';
import { HEADERS } from '@/backend/contract/headers';
import en from '@/messages/en.json';
import type { TestSite } from '@/tests/support/site';
import { asMember, expect, newOrganiser, newMember, signInByProvider, test } from '@/tests/support/members';

const DAY_MS = 86_400_000;
const transferWords = en.tickets.transfer;

/** The path of the link in the newest transfer offer to an e-mail address. */
async function linkTo(site: TestSite, email: string): Promise<string> {
  let link = '';
  await expect
    .poll(async () => {
      const answer = await fetch(site.backendUrl + calls.outboxWaiting.path, {
        method: 'POST',
        headers: { [HEADERS.secret]: site.secret },
      });
      const rows: { to: string; text: string }[] = (await answer.json()).data.list;
      const letter = rows.find(({ to, text }) => to === email && text.includes('/ac_ticket/take/'));
      link = /\/ac_ticket\/take\/[\w.]+/.exec(letter?.text ?? '')?.[0] ?? '';
      return link;
    })
    .not.toBe('');
  return link;
}

test('a ticket is offered, the offer is cancelled, made again and accepted by a person without an account', async ({
  page,
  context,
  browser,
  members,
}) => {
  const [organiser, sender] = [await newOrganiser(members), await newMember(members)];
  const answer = await asMember(members, organiser, 'updateActivity', {
    lang: 'en',
    title: 'Clearing workshop',
    start_time: new Date(Date.now() + 20 * DAY_MS).toISOString(),
    end_time: new Date(Date.now() + 20 * DAY_MS + 3_600_000).toISOString(),
    time_zone: 'Asia/Shanghai',
    city: 'Shanghai',
    address: '88 Nanyang Road',
    questions: [{ key: 'photos', kind: 'consent', label: 'No photos inside', is_required: true }],
    tickets: [{ name: 'Standard', type: 'ordinary', price: 0, currency: 'CNY', quantity: 5 }],
    status: 'published',
  });
  const order = await asMember(members, sender, 'createOrder', {
    event_id: answer.data.id,
    items: [{ ticket_type_id: answer.data.tickets[0]?.id ?? 0, quantity: 1 }],
    attendees: [{ name: 'Chen Mo', answers: { photos: 'yes' } }],
    idempotency_key: `transfer-${sender.id}`,
  });
  const [ticket] = order.data.tickets;
  await signInByProvider(context, members, sender);
  const email = `lin-${sender.id}@example.test`;
  const offer = async () => {
    await page.getByRole('button', { name: transferWords.begin }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(en.tickets.order.name).fill('Lin Wan');
    await dialog.getByLabel(en.tickets.order.email).fill(email);
    await dialog.getByRole('button', { name: transferWords.send }).click();
    await expect(page.getByText(/^Waiting for Lin Wan to take it/)).toBeVisible();
  };

  await page.goto(`/en/ac_ticket/${ticket?.id}`);
  await offer();
  const first = await linkTo(members.site, email);
  // The sender still sees the code, which admits until the ticket is accepted.
  await expect(page.getByText(ticket?.code ?? '', { exact: true }).last()).toBeVisible();
  await page.getByRole('button', { name: transferWords.callBack }).click();
  await expect(page.getByText(/^You called it back/)).toBeFocused();

  const guest = await browser.newContext({ locale: 'en' });
  const theirs = await guest.newPage();
  await theirs.goto(`/en${first}`);
  await expect(theirs.getByRole('heading', { name: transferWords.take.over.called_back })).toBeVisible();

  await offer();
  await expect.poll(() => linkTo(members.site, email)).not.toBe(first);
  await theirs.goto(`/en${await linkTo(members.site, email)}`);
  await expect(theirs.getByRole('heading', { name: 'Chen Mo is giving you a ticket' })).toBeVisible();
  await theirs.getByRole('button', { name: transferWords.take.take }).click();
  await expect(theirs.getByRole('checkbox')).toBeFocused();
  await theirs.getByRole('checkbox').check();
  await theirs.getByRole('button', { name: transferWords.take.take }).click();
  // The key of the ticket is in a cookie, and not in the address.
  await expect(theirs).toHaveURL(/\/en\/ac_ticket\/held\/[\w-]{16}$/);
  await expect(theirs.getByRole('heading', { name: 'Lin Wan' })).toBeVisible();
  await expect(theirs.getByText(ticket?.code ?? '')).toHaveCount(0);
  await guest.close();

  await page.goto(`/en/ac_mine/${order.data.id}`);
  await expect(page.getByText('Lin Wan has taken it. It is no longer yours.')).toBeVisible();
});
