import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Locale } from '@/backend/contract/locale';
import { OrderTickets } from '@/components/tickets/order/order-tickets';
import type { OrderTicket } from '@/lib/tickets/attendees';
import en from '@/messages/en.json';
import zhHans from '@/messages/zh-Hans.json';
import zhHant from '@/messages/zh-Hant.json';
import { order, ticket } from './order';

const draw = (locale: Locale, messages: typeof en, change: Partial<OrderTicket>) =>
  render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="Asia/Shanghai">
      <OrderTickets
        order={{ ...order, status: 'paid', tickets: [{ ...ticket, state: 'valid', ...change }] }}
        show={() => undefined}
        missing={0}
        onEdit={null}
      />
    </NextIntlClientProvider>,
  );

test.each<[Locale, typeof en, string, string]>([
  ['zh-Hans', zhHans, '已转让', '票已是对方的，只有主办方能退。'],
  ['zh-Hant', zhHant, '已轉讓', '票已是對方的，只有主辦方能退。'],
  ['en', en, 'Transferred', 'It is theirs now; only the organiser can take it back.'],
])(
  'a ticket that was transferred says who can take it back, and has no link to open it: %s',
  (locale, messages, state, note) => {
    draw(locale, messages, { was_transferred: true });
    expect(screen.getByText(state)).toBeTruthy();
    expect(screen.getByText(note)).toBeTruthy();
    expect(screen.queryByRole('link', { name: messages.tickets.order.openTicket })).toBeNull();
  },
);

test('a ticket that was transferred and then refunded says that it is void', () => {
  draw('en', en, { was_transferred: true, state: 'refunded' });
  expect(screen.getByText('Returned')).toBeTruthy();
  expect(screen.queryByText(en.tickets.order.movedNote)).toBeNull();
});

const transfer: NonNullable<OrderTicket['transfer']> = {
  ...{ state: 'pending', name: '何以渡', email: 'yidu@example.org', letter: 'sent' },
  ...{ sent_time: '2026-11-28T02:12:00Z', ends_time: '2026-11-30T02:12:00Z', ended_time: null },
};

test.each<[NonNullable<OrderTicket['transfer']>['state'], string]>([
  ['pending', '等何以渡收下，到11月30日 10:12 UTC+8。'],
  ['declined', '何以渡没有要，票还是你的。'],
  ['called_back', '你收回了，寄给何以渡的链接已失效。'],
  ['expired', '何以渡没有来得及收下，票还是你的。'],
])('a ticket with a transfer offer describes its state in one sentence: %s', (state, sentence) => {
  draw('zh-Hans', zhHans, { transfer: { ...transfer, state } });
  expect(screen.getByText(sentence)).toBeTruthy();
  // The buyer can open the ticket until the transfer is accepted.
  expect(screen.getByText(zhHans.tickets.order.openTicket)).toBeTruthy();
});

test('a ticket whose transfer was accepted says by whom, and has no link', () => {
  draw('en', en, { was_transferred: true, transfer: { ...transfer, name: 'Yidu', state: 'taken' } });
  expect(screen.getByText('Yidu has taken it. It is no longer yours.')).toBeTruthy();
  expect(screen.queryByText(en.tickets.order.openTicket)).toBeNull();
});
