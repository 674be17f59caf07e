import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { ToastProvider } from '@/components/accounts/toast-provider';
import { FormContext, type FormView } from '@/components/hosting/form/form-context';
import { InlineNumber } from '@/components/hosting/form/fields/inline-number';
import { MissingList } from '@/components/hosting/form/missing-list';
import { MoneyField } from '@/components/hosting/form/fields/money-field';
import messages from '@/messages/en.json';

const view = { isLocked: false, errorOf: () => null } as unknown as FormView;

const show = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <ToastProvider>
        <FormContext value={view}>{children}</FormContext>
      </ToastProvider>
    </NextIntlClientProvider>,
  );

function Fields() {
  const [limit, setLimit] = useState<number | null>(4);
  const [amount, setAmount] = useState(28000);
  return (
    <>
      <InlineNumber label="limit" value={limit} min={1} max={100} onValue={setLimit} />
      <MoneyField label="price" amount={amount} currency="CNY" onAmount={setAmount} />
    </>
  );
}

test.each([
  ['limit', '400', '40', 'it has to be a whole number from 1 to 100. It is 40 now.'],
  ['price', '12x', '12.00', 'it is not an amount in CNY. It is 12.00 now.'],
])(
  'an invalid %s is marked while it is typed, and replaced by the last valid one with a message',
  async (name, typed, stored, why) => {
    show(<Fields />);
    const field = screen.getByRole('textbox', { name });
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    expect(field).toBeInvalid();
    await userEvent.tab();
    expect(screen.getByRole('status')).toHaveTextContent(`“${typed}” was not taken: ${why}`);
    expect(field).toHaveValue(stored);
  },
);

test('each missing field has a link with its name, which leads to it', async () => {
  const go = jest.fn();
  show(<MissingList paths={['title', 'speakers.1.name']} onGo={go} />);
  await userEvent.click(screen.getByRole('link', { name: 'Fill in Speakers' }));
  expect(go).toHaveBeenCalledWith('speakers.1.name');
  expect(screen.getByRole('link', { name: 'Fill in Name' })).toBeVisible();
});
