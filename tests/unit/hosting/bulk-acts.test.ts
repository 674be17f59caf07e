import { orderNode, type OrderRow, waitOf } from '@/lib/hosting/order-acts';
import { applicableOrders, toggleSelection } from '@/lib/hosting/bulk-acts';

const row = (id: number, status: OrderRow['status'], transfer_id = ''): OrderRow => ({
  id,
  number: `N${id}`,
  version: 1,
  status,
  situation: 'held',
  cause: null,
  grounds: [],
  expires_at: null,
  total: 100,
  currency: 'CNY',
  created_time: '',
  updated_time: '',
  server_time: '',
  is_test: false,
  name: '',
  email: '',
  method: 'manual',
  items: [],
  transfer_id,
  paid: 0,
  refunded: 0,
  to_pay_back: 0,
  to_return: 0,
});
const rows = [
  row(1, 'payment_in_progress', 'TX'),
  row(2, 'payment_in_progress'),
  row(3, 'paid'),
  row(4, 'awaiting_approval'),
  row(5, 'cancelled'),
];
const idsOf = (some: OrderRow[]) => some.map(({ id }) => id);

test('an order waits for the organiser to approve it, to confirm a transfer, or to pay money back', () => {
  expect(rows.map(waitOf)).toEqual(['confirm', null, null, 'approve', null]);
  for (const status of ['paid', 'refund_in_progress'] as const) {
    const back = { ...row(6, status), to_pay_back: 100 };
    expect([waitOf(back), orderNode(back)]).toEqual(['payBack', 'waiting']);
  }
});

test('each action applies only to the orders it is possible for', () => {
  expect(idsOf(applicableOrders('confirm', rows))).toEqual([1]);
  expect(idsOf(applicableOrders('resend', rows))).toEqual([3]);
  expect(idsOf(applicableOrders('cancel', rows))).toEqual([1, 2, 4]);
});

test('rows are selected one by one, deselected, or selected as a range in either direction', () => {
  const selection = toggleSelection(new Set(), rows, 2);
  expect([...selection]).toEqual([2]);
  expect([...toggleSelection(selection, rows, 2)]).toEqual([]);
  expect([...toggleSelection(selection, rows, 4, 2)].sort()).toEqual([2, 3, 4]);
  expect([...toggleSelection(new Set([4]), rows, 2, 4)].sort()).toEqual([2, 3, 4]);
  expect([...toggleSelection(new Set(), rows, 3, 99)]).toEqual([3]);
});
