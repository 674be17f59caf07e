import en from '@/messages/en.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';
import { press, type } from '@/tests/support/keyboard';
import { asMember, expect, newOrganiser, newMember, signInByProvider, test } from '@/tests/support/members';

const DAY_MS = 86_400_000;
const LANGUAGES = [
  { prefix: '', lang: 'zh-Hans', words: zhHans },
  { prefix: '/zh-hant', lang: 'zh-Hant', words: zhHant },
  { prefix: '/en', lang: 'en', words: en },
] as const;

const TITLES = { 'zh-Hans': '只用键盘', 'zh-Hant': '只用鍵盤', en: 'Keys only' };

for (const { prefix, lang, words } of LANGUAGES)
  test(`a ticket is bought and paid for without a mouse, ${prefix || '/'}`, async ({
    page,
    context,
    members,
  }) => {
    const { order: orderWords, picker } = words.tickets;
    const [organiser, buyer] = [await newOrganiser(members), await newMember(members)];
    const answer = await asMember(members, organiser, 'updateActivity', {
      lang,
      title: TITLES[lang],
      start_time: new Date(Date.now() + 20 * DAY_MS).toISOString(),
      end_time: new Date(Date.now() + 20 * DAY_MS + 3_600_000).toISOString(),
      time_zone: 'Asia/Shanghai',
      city: 'Shanghai',
      payment_methods: ['manual'],
      payment_note: 'Payee: Ferry Lab',
      tickets: [{ name: 'One', type: 'ordinary', price: 28000, currency: 'CNY', quantity: 2 }],
      status: 'published',
    });
    expect(answer.code, JSON.stringify(answer)).toBe(200);
    const other = lang === 'en' ? 'zh-Hans' : 'en';
    await asMember(members, organiser, 'updateActivity', {
      id: answer.data.id,
      lang: other,
      title: TITLES[other],
    });
    await signInByProvider(context, members, buyer);
    await page.goto(`${prefix}/events/${answer.data.id}`);

    const box = page.locator('#tickets');
    await press(page, box.getByRole('button', { name: picker.more.replace('{name}', 'One') }), 'Space');
    await expect(box.locator('output').first()).toHaveText('1');
    await press(page, box.getByRole('button', { name: picker.submit }));
    await page.waitForURL(/\/ac_mine\/\d+$/);

    const form = page.locator('main form').first();
    await type(page, form.getByLabel(orderWords.name).first(), 'Chen Mo');
    await type(page, form.getByLabel(orderWords.email).first(), 'chen@example.test');
    await press(page, form.getByRole('button', { name: orderWords.toPay }));
    await type(page, page.getByLabel(orderWords.transfer), `KEYS-${lang}`);
    await press(page, page.getByRole('button', { name: orderWords.iPaid }));
    await expect(page.locator('h1')).toContainText(orderWords.title.reference_given);

    // The order has the organiser's title in the buyer's language.
    await expect(page.locator('main')).toContainText(TITLES[lang]);
  });

test('the result of an action has the focus: ticket types shown by a code, a place on the waiting list, an offered ticket', async ({
  page,
  context,
  members,
}) => {
  const { picker, transfer: orderWords, order } = en.tickets;
  const [organiser, buyer] = [await newOrganiser(members), await newMember(members)];
  const answer = await asMember(members, organiser, 'updateActivity', {
    lang: 'en',
    title: 'Where the focus goes',
    start_time: new Date(Date.now() + 20 * DAY_MS).toISOString(),
    end_time: new Date(Date.now() + 20 * DAY_MS + 3_600_000).toISOString(),
    time_zone: 'Asia/Shanghai',
    city: 'Shanghai',
    tickets: [
      { name: 'Last seat', type: 'ordinary', price: 0, currency: 'CNY', quantity: 1 },
      { name: 'Friends', type: 'ordinary', price: 0, currency: 'CNY', quantity: 5, is_hidden: true },
    ],
    status: 'published',
  });
  expect(answer.code, JSON.stringify(answer)).toBe(200);
  const [seat, hidden] = answer.data.tickets;
  const take = (member: typeof buyer, ticketTypeId = 0, code = '') =>
    asMember(members, member, 'createOrder', {
      event_id: answer.data.id,
      items: [{ ticket_type_id: ticketTypeId, quantity: 1, code }],
      attendees: [{ name: 'Chen Mo' }],
      idempotency_key: `focus-${member.id}`,
    });
  expect((await take(organiser, seat?.id)).code).toBe(200);
  const ofHidden = { activity_id: answer.data.id, ticket_type_id: hidden?.id ?? null, uses_limit: 5 };
  const { code } = (await asMember(members, organiser, 'createCodes', ofHidden)).data.list[0] ?? { code: '' };
  await signInByProvider(context, members, buyer);
  await page.goto(`/en/events/${answer.data.id}`);

  const box = page.locator('#tickets');
  await press(page, box.getByRole('button', { name: picker.haveCode }));
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(box.getByRole('heading', { name: 'Friends' })).toBeFocused();

  await press(page, box.getByRole('button', { name: picker.join }));
  await expect(box.locator('p', { hasText: picker.leave })).toBeFocused();

  expect((await take(buyer, hidden?.id, code)).data.status).toBe('paid');
  const mine = await asMember(members, buyer, 'myTickets', { when: 'upcoming', page: 1, size: 1 });
  await page.goto(`/en/ac_ticket?id=${mine.data.list[0]?.id}`);
  await press(page, page.getByRole('button', { name: orderWords.begin }));
  const dialog = page.getByRole('dialog');
  await type(page, dialog.getByLabel(order.name), 'Lin Wan');
  await type(page, dialog.getByLabel(order.email), 'lin@example.test');
  await press(page, dialog.getByRole('button', { name: orderWords.send }));
  await expect(page.getByText(/^Waiting for Lin Wan to take it/)).toBeFocused();
});
