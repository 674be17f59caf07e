import { render, screen, within } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { OrderLog } from '@/components/hosting/orders/order-log';
import { AlreadyHandled } from '@/components/hosting/orders/already-handled';
import type { DeskOrder } from '@/lib/hosting/order-acts';
import messages from '@/messages/en.json';

/** An order with its log as the backend sends it, newest first. */
const order = {
  log: [
    { time: '2026-11-25T15:30:00.000Z', action: 'pay', actor: 'Lin Wan', detail: {} },
    { time: '2026-11-25T15:22:00.000Z', action: 'created', actor: 'Chen Mo', detail: {} },
  ],
} as unknown as DeskOrder;

const show = (Part: typeof OrderLog | typeof AlreadyHandled) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Part order={order} timeZone="UTC" />
    </NextIntlClientProvider>,
  );

test('the log of an order begins with the latest action', () => {
  show(OrderLog);
  const [newest, oldest] = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(newest).toHaveTextContent('Lin Wan');
  expect(oldest).toHaveTextContent('Chen Mo');
});

test('when another person was quicker, the message names who acted last', () => {
  show(AlreadyHandled);
  expect(screen.getByRole('alert')).toHaveTextContent('Lin Wan was first, at 15:30');
});
