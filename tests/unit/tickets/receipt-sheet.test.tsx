import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { Receipt } from '@/backend/contract/tickets/receipt';
import { ReceiptSheet } from '@/components/tickets/receipt/receipt-sheet';
import messages from '@/messages/zh-Hans.json';

const YEAR = new Date().getFullYear();
const receipt: Receipt = {
  id: 1,
  number: 7,
  kind: 'purchase',
  counters: null,
  amount: 28000,
  tax: 0,
  currency: 'CNY',
  content: {
    seller: { name: '链讯活动部', tax_number: '' },
    tax_basis_points: 0,
    event: '链上清算工作坊',
    event_day: `${YEAR}-12-06`,
    order_number: '2DCEZA',
    lines: [{ name: '票', quantity: 1, amount: 28000 }],
  },
  invoice: null,
  issued_time: `${YEAR}-06-30T17:00:00.000Z`,
};

test('a receipt has its date with the year, in the time zone of the event', () => {
  render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      <ReceiptSheet receipt={receipt} timeZone="Asia/Shanghai" />
    </NextIntlClientProvider>,
  );
  expect(screen.getByText(`${YEAR}年7月1日`)).toBeTruthy();
});

test('a receipt names what the seller waived, and its sum is less by it', () => {
  const waived = { ...receipt, amount: 27000, content: { ...receipt.content, waived: 1000 } };
  render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      <ReceiptSheet receipt={waived} timeZone="Asia/Shanghai" />
    </NextIntlClientProvider>,
  );
  const shown = screen.getByText(messages.tickets.receipt.waived).closest('li');
  expect(shown?.textContent).toMatch(/−.*10\.00/);
  expect(screen.getByText(messages.tickets.receipt.total).parentElement?.textContent).toContain('270.00');
});
