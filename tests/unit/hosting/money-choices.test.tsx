import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { ActDialog } from '@/components/hosting/orders/act-dialog';
import { MoneyChoices } from '@/components/hosting/orders/money-choices';
import { choicesFor } from '@/lib/hosting/money-choices';
import type { DeskOrder } from '@/lib/hosting/order-acts';
import { isSellingAct, saleEndOf } from '@/lib/hosting/sale-end';
import messages from '@/messages/en.json';
import { order } from '@/tests/unit/tickets/order';

beforeAll(() => {
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});

const desk = (fields: object, state = 'upcoming') =>
  ({ ...order, ...fields, event: { ...order.event, state } }) as unknown as DeskOrder;

function show(shown: DeskOrder, amount: number) {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <MoneyChoices
        order={shown}
        amount={amount}
        ended={saleEndOf(shown)}
        choices={choicesFor(shown, amount, saleEndOf(shown))}
        chosen={null}
        onChoose={() => undefined}
      />
    </NextIntlClientProvider>,
  );
  return screen
    .getAllByRole('radio')
    .filter((radio) => !radio.hasAttribute('disabled'))
    .map((radio) => radio.closest('label')?.textContent ?? '');
}

test('every choice is possible while the event is still to come', () => {
  expect(show(desk({}), 5000)).toHaveLength(4);
});

test('a cancelled order is not revived once its event is cancelled', () => {
  const open = show(desk({ status: 'cancelled' }, 'cancelled'), 88000);
  expect(open).toHaveLength(2);
  expect(screen.getByText('The event was cancelled, so no more tickets are issued.')).toBeVisible();
});

test('a test order has no end of sale, and asking again about a released transfer stays possible', () => {
  expect(saleEndOf(desk({ is_test: true }, 'ended'))).toBeNull();
  expect(isSellingAct('ask_again', { status: 'cancelled' })).toBe(false);
  expect(isSellingAct('ask_again', { status: 'payment_in_progress' })).toBe(true);
});

describe('the dialog that confirms received money', () => {
  /** Types an amount, makes the choice, and returns the text above the fields and that of the button. */
  async function textOf(shown: DeskOrder, typed: string, choice?: RegExp) {
    const user = userEvent.setup();
    render(
      <NextIntlClientProvider locale="en" messages={messages}>
        <ActDialog
          act="confirm"
          order={shown}
          ticketIds={[]}
          money={null}
          onClose={() => undefined}
          onOvertaken={async () => undefined}
          overtaken={null}
          onDone={() => undefined}
        />
      </NextIntlClientProvider>,
    );
    const field = screen.getByRole('textbox');
    await user.clear(field);
    await user.type(field, typed);
    if (choice) await user.click(screen.getByRole('radio', { name: choice }));
    const [text] = screen.getByRole('dialog').querySelectorAll('form > p');
    const button = screen.getByRole('button', { name: /received|Record|Choose/ });
    return [text?.textContent, button.textContent];
  }

  test('tickets are issued at once for the exact amount', async () => {
    expect(await textOf(desk({}), '880.00')).toEqual([
      'Tickets are issued at once and sent to chen@example.com.',
      'CN¥880.00 received, issue tickets',
    ]);
  });

  test('the organiser chooses what to do about too little money, and the button repeats the choice', async () => {
    expect(await textOf(desk({}), '800')).toEqual([
      messages.hosting.order.consequences.decide,
      'Choose what to do',
    ]);
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    await userEvent.click(screen.getByRole('radio', { name: /Return/ }));
    expect(screen.getByRole('button', { name: 'Record CN¥800.00 and return it' })).toBeEnabled();
  });

  test('tickets are issued for too much money, and only the difference is returned or parked', async () => {
    expect(await textOf(desk({}), '900', /Return CN¥20/)).toEqual([
      messages.hosting.order.consequences.decide,
      'Record CN¥900.00, issue tickets, return CN¥20.00',
    ]);
    await userEvent.click(screen.getByRole('radio', { name: /Park it/ }));
    expect(
      screen.getByRole('button', { name: 'Record CN¥900.00, issue tickets, park CN¥20.00' }),
    ).toHaveAttribute('aria-disabled', 'true');
  });

  test.each(['880.00', '800', '900'])(
    'after the event %s is recorded and owed to the buyer, and no ticket is issued',
    async (typed) => {
      const [text, button] = await textOf(desk({}, 'ended'), typed);
      expect(text).toMatch(
        /^The event is over, so no tickets are issued: the money is recorded, owed to the buyer/,
      );
      expect(button).toMatch(/^Record CN¥/);
      expect(screen.queryAllByRole('radio')).toEqual([]);
    },
  );

  test('an event that ends while the dialog is open changes what it says', async () => {
    jest.useFakeTimers({ now: Date.parse(order.server_time), advanceTimers: true });
    const ends = { ...order.event, end_time: new Date(Date.parse(order.server_time) + 60_000).toISOString() };
    const [text] = await textOf({ ...desk({}), event: ends }, '880.00');
    expect(text).toContain('Tickets are issued at once');
    act(() => jest.advanceTimersByTime(61_000));
    expect(screen.getByText(/^The event is over, so no tickets are issued/)).toBeVisible();
    jest.useRealTimers();
  });
});
