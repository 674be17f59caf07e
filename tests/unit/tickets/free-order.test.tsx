import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { PickerView } from '@/components/tickets/picker/picker-view';
import type { Picker } from '@/components/tickets/picker/use-picker';
import messages from '@/messages/zh-Hans.json';

const event = {
  ...{ id: 1, timeZone: 'Asia/Shanghai', needsApproval: true, retainedPercent: 0, tickets: [] },
  ...{ startTime: '2027-01-05T06:00:00Z', refundHours: null },
};

function show(price: number) {
  const ticket = {
    ...{ id: 1, name: '旁听', note: '', price, currency: 'HKD', quantity: 20, left: 20, state: 'on_sale' },
    ...{ saleOpens: null, saleCloses: null, needsCode: false, mayTake: 2, held: 0, firstRelease: null },
    waiting: 0,
  };
  const picker = {
    ...{ tickets: [ticket], selection: { quantities: { 1: 1 }, codes: {}, key: '' }, offer: null },
    attempt: { error: '', lostSum: null },
  } as unknown as Picker;
  render(
    <NextIntlClientProvider locale="zh-Hans" messages={messages} timeZone="Asia/Shanghai">
      <PickerView picker={picker} event={event} />
    </NextIntlClientProvider>,
  );
}

test('a free application says so, and nothing of paying', () => {
  show(0);
  expect(screen.getByText('合计').parentElement).toHaveTextContent('合计免费');
  expect(screen.getByText(/主办方同意后会通知你/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/付款|0\.00/);
});

test('a paid one says when to pay', () => {
  show(28000);
  expect(screen.getByText('合计').parentElement).toHaveTextContent('HK$280.00');
  expect(screen.getByText(/你有24小时付款/)).toBeVisible();
});
