import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { OrderTickets } from '@/components/hosting/orders/order-tickets';
import type { DeskOrder } from '@/lib/hosting/order-acts';
import messages from '@/messages/en.json';

const ticket = { id: 7, type_name: 'Seat', name: 'Chen Mo', email: '', code: 'AB', state: 'valid', price: 0 };
const order = {
  ...{ id: 1, status: 'paid', currency: 'CNY', total: 0 },
  tickets: [{ ...ticket, answers: {}, checked_in_time: null }],
} as unknown as DeskOrder;
const event = { questions: [], time_zone: 'UTC' } as unknown as OwnEvent;

function Tickets() {
  const [editing, setEditing] = useState<number | null>(null);
  const rest = { chosen: new Set<number>(), onChosen: () => undefined, onSaved: () => undefined };
  return <OrderTickets {...rest} order={order} event={event} editing={editing} onEditing={setEditing} />;
}

test('editing an attendee starts in the first field, and Escape returns the focus to where it was', async () => {
  const escaped = jest.fn();
  document.addEventListener('keydown', (pressed) => escaped(pressed.key, pressed.defaultPrevented));
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <Tickets />
    </NextIntlClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Edit Chen Mo' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(escaped).toHaveBeenCalledWith('Escape', true);
  expect(screen.getByRole('button', { name: 'Edit Chen Mo' })).toHaveFocus();
});
