import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { MoneyChoices } from '@/components/events/hosting/orders/money-choices';
import { choicesFor } from '@/lib/events/hosting/money-choices';
import type { DeskOrder } from '@/lib/events/hosting/order-acts';
import { isSellingAct, saleEndOf } from '@/lib/events/hosting/sale-end';
import messages from '@/messages/en.json';
import { order } from '@/tests/unit/tickets/order';

const desk = (fields: object, state = 'upcoming') =>
  ({ ...order, ...fields, event: { ...order.event, state } }) as unknown as DeskOrder;

function show(shown: DeskOrder, amount: number) {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <MoneyChoices
        order={shown}
        amount={amount}
        choices={choicesFor(shown, amount)}
        chosen={null}
        onChoose={() => undefined}
      />
    </NextIntlClientProvider>,
  );
  return screen
    .getAllByRole('radio')
    .filter((one) => !one.hasAttribute('disabled'))
    .map((one) => one.closest('label')?.textContent ?? '');
}

test('every choice can be made while the event is to come', () => {
  expect(show(desk({}), 5000)).toHaveLength(4);
});

test('after the end nothing that leads to tickets can be chosen, and why is said', () => {
  const open = show(desk({}, 'ended'), 5000);
  expect(open).toHaveLength(2);
  expect(screen.getAllByText('The event is over, so no more tickets are issued.')).toHaveLength(2);
});

test('a cancelled order is not revived once its event is cancelled', () => {
  const open = show(desk({ status: 'cancelled' }, 'cancelled'), 88000);
  expect(open).toHaveLength(2);
  expect(screen.getByText('The event was cancelled, so no more tickets are issued.')).toBeVisible();
});

test('a test order has no end, and an answer to a released transfer stays possible', () => {
  expect(saleEndOf(desk({ is_test: true }, 'ended'))).toBeNull();
  expect(isSellingAct('ask_again', { status: 'cancelled' })).toBe(false);
  expect(isSellingAct('ask_again', { status: 'payment_in_progress' })).toBe(true);
});
