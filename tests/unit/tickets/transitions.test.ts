import { isPossible, TRANSITIONS } from '@/backend/contract/tickets/transitions';
import { ORDER_STATUSES, type OrderCommand, type OrderStatus } from '@/backend/contract/tickets/statuses';

/** The commands that are possible in each state of an order, with the state after them; all others are refused. */
const ALLOWED: Record<OrderStatus, Partial<Record<OrderCommand, OrderStatus>>> = {
  awaiting_approval: {
    approve: 'payment_in_progress',
    approveFree: 'paid',
    decline: 'cancelled',
    cancel: 'cancelled',
  },
  payment_in_progress: {
    pay: 'paid',
    expire: 'cancelled',
    cancel: 'cancelled',
    waive: 'paid',
    returnShort: 'cancelled',
  },
  paid: {
    cancelFree: 'cancelled',
    askRefund: 'refund_in_progress',
    refund: 'refund_in_progress',
    takeBack: 'payment_in_progress',
    takeBackPayout: 'refund_in_progress',
  },
  refund_in_progress: {
    refund: 'refund_in_progress',
    refuseRefund: 'paid',
    settle: 'refunded',
    settlePart: 'paid',
  },
  refunded: {
    returnLate: 'refund_in_progress',
    reopenRefund: 'refund_in_progress',
    takeBackPayout: 'refund_in_progress',
  },
  cancelled: {
    payLate: 'paid',
    revive: 'paid',
    returnLate: 'refund_in_progress',
    returnOverLimit: 'refund_in_progress',
    reopenRefund: 'refund_in_progress',
  },
};
const COMMANDS = Object.keys(TRANSITIONS) as OrderCommand[];

test.each(ORDER_STATUSES.flatMap((status) => COMMANDS.map((command) => [status, command] as const)))(
  'an order %s: %s',
  (status, command) => {
    const to = ALLOWED[status][command];
    expect(isPossible(status, command)).toBe(to !== undefined);
    if (to) expect(TRANSITIONS[command].to).toBe(to);
  },
);

test('no command restores a refunded ticket', () => {
  expect(COMMANDS.filter((command) => TRANSITIONS[command].tickets.refunded)).toEqual([]);
});
