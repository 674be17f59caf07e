import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { FormContext, type FormView } from '@/components/hosting/form/form-context';
import { RefundDeadlineNotice } from '@/components/hosting/form/sections/refund-deadline-notice';
import { OrderHead } from '@/components/tickets/order/order-head';
import { Upcoming } from '@/components/tickets/order/upcoming';
import { PickerView } from '@/components/tickets/picker/picker-view';
import type { Picker } from '@/components/tickets/picker/use-picker';
import { sentenceOf } from '@/lib/tickets/sentence';
import messages from '@/messages/zh-Hans.json';
import { order } from './order';

/** The refund limit of the order is 13:30 on December 3; the event begins two days later. */
const LIMIT = Date.parse('2026-12-03T05:30:00Z');
const MINUTE = 60_000;
const paid = {
  ...order,
  status: 'paid' as const,
  situation: 'paid' as const,
  tickets: order.tickets.map((ticket) => ({ ...ticket, state: 'valid' as const })),
  refund: { ...order.refund, is_possible: true },
};

const inChinese = (children: ReactNode) => (
  <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
    {children}
  </NextIntlClientProvider>
);
const show = (children: ReactNode) => render(inChinese(children));

beforeEach(() => jest.useFakeTimers({ now: LIMIT - 2 * MINUTE }));
afterEach(() => jest.useRealTimers());
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('an order page that stays open', () => {
  const page = (shown: typeof paid, serverTime: number) => {
    const currentOrder = { ...shown, server_time: new Date(serverTime).toISOString() };
    return (
      <>
        <OrderHead
          order={currentOrder}
          sentence={sentenceOf(currentOrder)}
          note={null}
          heading={{ current: null }}
          onOver={() => undefined}
        >
          {null}
        </OrderHead>
        <Upcoming order={currentOrder} />
      </>
    );
  };

  test('offers refunds until the limit, and not after it', () => {
    show(page(paid, Date.now()));
    expect(screen.getByText(/可以退到12月3日 13:30/)).toBeVisible();
    expect(screen.getByText('退票截止')).toBeVisible();
    wait(3 * MINUTE);
    expect(screen.queryByText(/可以退到/)).toBeNull();
    expect(screen.queryByText('退票截止')).toBeNull();
    expect(screen.getByText(/退票时限过了，要退得主办方同意/)).toBeVisible();
  });

  test('does not offer refunds when it was loaded after the limit, whatever the reader’s clock says', () => {
    show(page(paid, LIMIT + MINUTE));
    expect(screen.queryByText(/可以退到/)).toBeNull();
  });

  const refund = {
    ...{ id: 1, state: 'done' as const, ground: 'tickets' as const, amount: 28000, is_manual: true },
    ...{ reference: '', may_report: false, is_missing: false, reason: '', time: '2026-11-21T08:20:00Z' },
  };
  const surplus = { ...refund, id: 2, ground: 'surplus' as const, amount: 3000, state: 'waiting' as const };

  test.each([
    ['a ticket', 'part_in_progress', [{ ...refund, state: 'waiting' }], /^¥280\.00在退.*其余1张照常有效/],
    ['a surplus after a ticket', 'part_in_progress', [refund, surplus], /^多付的¥30\.00在退.*1张票照常有效/],
    [
      'a ticket and a surplus',
      'partly_refunded',
      [refund, { ...surplus, state: 'done' }],
      /^多付的¥30\.00和退票的¥280\.00都退了/,
    ],
  ] as const)('explains why money is returned: %s', (_, situation, refunds, words) => {
    const [first, ...rest] = paid.tickets;
    const shown = {
      ...paid,
      situation,
      tickets: [...(first ? [{ ...first, state: 'refunded' as const }] : []), ...rest],
      refunds: [...refunds],
      to_pay_back: refunds.reduce((sum, { state, amount }) => sum + (state === 'waiting' ? amount : 0), 0),
      refunded: 31000,
    };
    const currentOrder = { ...shown, server_time: new Date().toISOString() };
    show(
      <OrderHead
        order={currentOrder}
        sentence={sentenceOf(currentOrder)}
        note={null}
        heading={{ current: null }}
        onOver={() => undefined}
      >
        {null}
      </OrderHead>,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(words);
  });

  test('mentions no limit when tickets were free or the organiser refused', () => {
    for (const shownOrder of [
      { ...paid, total: 0 },
      { ...paid, refund: { ...paid.refund, is_possible: false } },
    ]) {
      const { unmount } = show(page(shownOrder, LIMIT + MINUTE));
      expect(screen.queryByText(/退票时限|可以退到/)).toBeNull();
      unmount();
    }
  });
});

describe('the ticket picker of a cached page', () => {
  const event = {
    ...{ id: 1, timeZone: 'Asia/Shanghai', needsApproval: false, retainedPercent: 0, tickets: [] },
    startTime: order.event.start_time,
    refundHours: 48,
  };
  const picker = (serverTime: number | null) =>
    ({
      ...{ tickets: [], selection: { quantities: {}, codes: {} }, attempt: { error: '', lostSum: null } },
      offer: serverTime && { open_orders: [], server_time: new Date(serverTime).toISOString() },
    }) as unknown as Picker;

  test('shows the refund rule, and says when its limit has passed by the server’s clock', () => {
    const { rerender } = show(<PickerView picker={picker(null)} event={event} />);
    expect(screen.getByText('开场前48小时可退。')).toBeVisible();
    rerender(inChinese(<PickerView picker={picker(Date.now())} event={event} />));
    expect(screen.getByText('开场前48小时可退。')).toBeVisible();
    wait(3 * MINUTE);
    expect(screen.getByText('开场前48小时的退票时限已过，要退得主办方同意。')).toBeVisible();
  });
});

describe('the form of an event', () => {
  const view = (part: object) =>
    ({
      document: {
        ...{ start_time: '2026-12-05T13:30', time_zone: 'Asia/Shanghai', refund_hours: 48 },
        tickets: [{ price: 28000 }],
        ...part,
      },
    }) as unknown as FormView;
  const form = (part: object = {}) =>
    show(
      <FormContext value={view(part)}>
        <RefundDeadlineNotice />
      </FormContext>,
    );

  test('warns once the limit of its refund rule has passed', () => {
    form();
    expect(screen.queryByRole('status')).toBeNull();
    wait(3 * MINUTE);
    expect(screen.getByRole('status')).toHaveTextContent('退票时限（12月3日 13:30 UTC+8）已经过了');
  });

  test.each([{ refund_hours: null }, { tickets: [{ price: 0 }] }, { start_time: '' }])(
    'shows no warning with %j',
    (part) => {
      form(part);
      wait(3 * MINUTE);
      expect(screen.queryByRole('status')).toBeNull();
    },
  );
});
