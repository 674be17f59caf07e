import { SITUATIONS } from '@/backend/contract/tickets/statuses';
import type { FullOrder } from '@/lib/tickets/sentence';
import { nextLink } from '@/lib/tickets/next-link';

type Ticket = FullOrder['tickets'][number];

const orderWith = (more: Partial<FullOrder> & { tickets?: Ticket[] }) =>
  ({ situation: 'paid', email: 'a@b.test', total: 100, tickets: [], ...more }) as FullOrder;
const ticketWith = (id: number, more: Partial<Ticket> = {}) =>
  ({ id, state: 'valid', was_transferred: false, email: '', ...more }) as Ticket;

test('a paid order links to the first ticket its buyer still holds', () => {
  const tickets = [
    ticketWith(1, { state: 'refunded' }),
    ticketWith(2, { was_transferred: true }),
    ticketWith(3, { email: 'c@d.test' }),
    ticketWith(4, { email: 'A@b.test' }),
  ];
  expect(nextLink(orderWith({ tickets }))).toEqual({ word: 'ticket', ticketId: 4 });
  expect(nextLink(orderWith({ tickets: tickets.slice(0, 3) }))).toBeNull();
});

test('an order that has ended links to its receipt or back to the event', () => {
  const words = Object.fromEntries(
    SITUATIONS.map((situation) => [situation, nextLink(orderWith({ situation }))?.word]),
  );
  expect(words).toMatchObject({
    refunded: 'receipt',
    hold_expired: 'again',
    cancelled_by_buyer: 'event',
    paid_late: 'event',
    event_cancelled: 'notice',
    held: undefined,
    refund_in_progress: undefined,
  });
  expect(nextLink(orderWith({ situation: 'refunded', total: 0 }))).toEqual({ word: 'event' });
});
