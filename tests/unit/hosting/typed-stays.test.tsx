import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import type { OwnEvent } from '@/backend/contract/events/own-event';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { LettersPage } from '@/components/hosting/event/pages/letters-page';
import { GuestDialog } from '@/components/hosting/orders/guest-dialog';
import { OpenOrder } from '@/components/hosting/orders/open-order';
import type { DeskOrder } from '@/lib/hosting/order-acts';
import { postCall } from '@/lib/platform/calls/post-call';
import messages from '@/messages/en.json';
import { order } from '@/tests/unit/tickets/order';

let read: DeskOrder | { list: [] };
const mutate = jest.fn(async () => undefined);
jest.mock('@/lib/accounts/use-call', () => ({ useCall: () => ({ data: read, mutate }) }));
jest.mock('@/lib/platform/calls/post-call', () => ({ postCall: jest.fn() }));

const calls = jest.mocked(postCall);
const conflict = { ok: false, code: 409, key: 'conflict', message: 'Changed', fields: {}, retryAfter: null };
const keyUsed = { ...conflict, key: 'keyUsed' };
const event = {
  ...{ id: 1, title: 'Workshop', status: 'published', time_zone: 'Asia/Shanghai', questions: [] },
  tickets: [{ id: 4, name: 'Seat', quantity: 9, taken: 0 }],
} as unknown as OwnEvent;
const desk = (fields: object) =>
  ({
    ...{ ...order, note: '', is_buyer_blocked: false, undo_until: null, letters: [], log: [] },
    ...fields,
  }) as unknown as DeskOrder;

beforeAll(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: false });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
beforeEach(() => calls.mockReset());

const shown = (children: ReactNode) => (
  <NextIntlClientProvider locale="en" messages={messages} timeZone="Asia/Shanghai">
    <ToastProvider>{children}</ToastProvider>
  </NextIntlClientProvider>
);
/** The keys that were sent, one for each request. */
const keys = () =>
  calls.mock.calls.map(
    ([, input]) => Object.entries(input).find(([name]) => name === 'idempotency_key')?.[1],
  );

const decline = () =>
  within(screen.getByRole('dialog')).getByRole('button', { name: messages.hosting.order.buttons.decline });

const opened = () => (
  <OpenOrder
    {...{ id: 3, event, hasKeys: false, place: null, money: null }}
    {...{
      onStep: () => undefined,
      onClose: () => undefined,
      onChange: () => undefined,
      onUndoable: () => undefined,
    }}
  />
);

test('a reason stays typed when somebody else changed the order, and goes out with the newest version', async () => {
  const user = userEvent.setup();
  read = desk({ status: 'awaiting_approval', situation: 'awaiting_approval', version: 4 });
  const { rerender } = render(shown(opened()));
  await user.click(screen.getByRole('button', { name: messages.hosting.order.acts.decline }));
  await user.type(screen.getByLabelText(messages.hosting.order.reason), 'The room is full, sorry');
  calls.mockResolvedValue(conflict as never);
  await user.click(decline());
  const log = [{ time: '2026-11-20T07:00:00Z', action: 'edited', actor: 'Mo', detail: {} }];
  read = desk({ status: 'awaiting_approval', situation: 'awaiting_approval', version: 5, log });
  rerender(shown(opened()));
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog.textContent).toContain(messages.hosting.order.notTwice));
  expect(screen.getByLabelText(messages.hosting.order.reason)).toHaveValue('The room is full, sorry');
  calls.mockResolvedValue({ ok: true, data: read } as never);
  await user.click(decline());
  expect(calls).toHaveBeenLastCalledWith(
    'checkOrder',
    expect.objectContaining({ version: 5, reason: 'The room is full, sorry' }),
    'en',
    undefined,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what somebody else has done meanwhile cannot be done again, and the reason can still be copied', async () => {
  const user = userEvent.setup();
  read = desk({ status: 'awaiting_approval', situation: 'awaiting_approval' });
  const { rerender } = render(shown(opened()));
  await user.click(screen.getByRole('button', { name: messages.hosting.order.acts.decline }));
  await user.type(screen.getByLabelText(messages.hosting.order.reason), 'Full');
  calls.mockResolvedValue(conflict as never);
  await user.click(decline());
  read = desk({ status: 'cancelled', situation: 'declined', cause: 'declined', total: 0 });
  rerender(shown(opened()));
  expect(screen.getByLabelText(messages.hosting.order.reason)).toHaveValue('Full');
  expect(decline()).toHaveAttribute('aria-disabled', 'true');
});

test('the refund of an order whose rest was waived is not more than what was paid', async () => {
  const tickets = order.tickets.map((ticket) => ({ ...ticket, price: 44000, state: 'valid' }));
  read = desk({ status: 'paid', situation: 'paid', paid: 80000, waived: 8000, balance: 80000, tickets });
  render(shown(opened()));
  await userEvent.click(screen.getByRole('button', { name: messages.hosting.order.acts.refund }));
  expect(screen.getByRole('dialog').textContent).toContain('CN¥800.00');
  expect(screen.getByRole('dialog').textContent).not.toContain('CN¥880.00');
});

test('a letter changed after one that was sent without an answer stays, and goes out with another key', async () => {
  const user = userEvent.setup();
  read = { list: [] };
  render(shown(<LettersPage event={event} />));
  await user.type(screen.getByLabelText(messages.hosting.letters.subject), 'Third floor');
  await user.type(screen.getByLabelText(messages.hosting.letters.text), 'Take the left lift');
  const send = screen.getByRole('button', { name: messages.hosting.letters.send });
  calls.mockResolvedValue(keyUsed as never);
  await user.click(send);
  expect(screen.getByText(messages.hosting.letters.earlierSent)).toBeVisible();
  expect(screen.getByLabelText(messages.hosting.letters.text)).toHaveValue('Take the left lift');
  calls.mockResolvedValue({ ok: true, data: { sent: 2, held: 0, left_out: 0, unsubscribed: 0 } } as never);
  await user.click(send);
  expect(new Set(keys()).size).toBe(2);
  expect(screen.queryByText(messages.hosting.letters.earlierSent)).toBeNull();
  expect(screen.getByText('Sent to 2 people.')).toBeVisible();
});

test('a guest changed after one that was added without an answer stays, and is added with another key', async () => {
  const user = userEvent.setup();
  const added = jest.fn();
  render(shown(<GuestDialog event={event} onClose={() => undefined} onAdded={added} />));
  await user.type(screen.getByLabelText(messages.hosting.guest.name), 'Chen Mo');
  const add = screen.getByRole('button', { name: messages.hosting.guest.add });
  calls.mockResolvedValue(keyUsed as never);
  await user.click(add);
  expect(screen.getByText(messages.hosting.guest.earlierAdded)).toBeVisible();
  expect(screen.getByLabelText(messages.hosting.guest.name)).toHaveValue('Chen Mo');
  calls.mockResolvedValue({ ok: true, data: { id: 9 } } as never);
  await user.click(add);
  expect(new Set(keys()).size).toBe(2);
  expect(added).toHaveBeenCalledWith(9);
});

test('a guest of an event that is not public is refused before the form is sent, except for a test', () => {
  const dialog = (is_in_test_mode: boolean) => {
    const draft = { ...event, status: 'draft', is_in_test_mode } as OwnEvent;
    render(shown(<GuestDialog event={draft} onClose={() => undefined} onAdded={() => undefined} />));
    return screen.getAllByRole('button', { name: messages.hosting.guest.add }).at(-1);
  };
  expect(dialog(false)).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(messages.hosting.guest.notPublic)).toBeVisible();
  expect(dialog(true)).not.toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(messages.hosting.guest.testOnly)).toBeVisible();
});

test('a note stays typed when a colleague has written another, which is shown beside it', async () => {
  const user = userEvent.setup();
  sessionStorage.clear();
  read = desk({ status: 'paid', situation: 'paid', details_version: 4 });
  const { rerender } = render(shown(opened()));
  const field = () => screen.getByLabelText(messages.hosting.order.note.label);
  await user.type(field(), 'Pays at the door');
  calls.mockResolvedValue(conflict as never);
  await user.click(screen.getByRole('button', { name: messages.hosting.order.note.save }));
  read = desk({ status: 'paid', situation: 'paid', details_version: 5, note: 'Has paid' });
  rerender(shown(opened()));
  expect(field()).toHaveValue('Pays at the door');
  await screen.findByText('A colleague has written: Has paid');
  await user.click(screen.getByRole('button', { name: messages.hosting.order.note.save }));
  const versions = calls.mock.calls.map(([, input]) => Object(input).details_version);
  expect(versions).toEqual([4, 5]);
});
