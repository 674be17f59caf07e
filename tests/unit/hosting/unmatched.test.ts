import { type DeskEntry, entryAfter } from '@/lib/hosting/desk-entries';
import { likelyOrder, type UnmatchedRow } from '@/lib/hosting/unmatched';

const ENTRIES: DeskEntry[] = [
  { kind: 'order', id: 3 },
  { kind: 'money', id: 3 },
];

test('arrow keys move from orders to unmatched money and stop at both ends', () => {
  expect(entryAfter(ENTRIES, null, 1)).toEqual({ kind: 'order', id: 3 });
  expect(entryAfter(ENTRIES, { kind: 'order', id: 3 }, 1)).toEqual({ kind: 'money', id: 3 });
  expect(entryAfter(ENTRIES, { kind: 'money', id: 3 }, 1)).toEqual({ kind: 'money', id: 3 });
  expect(entryAfter(ENTRIES, { kind: 'order', id: 3 }, -1)).toEqual({ kind: 'order', id: 3 });
  expect(entryAfter([], null, 1)).toBe(undefined);
});

const row = (...alike: [amount: boolean, name: boolean][]): UnmatchedRow => ({
  ...{ id: 1, state: 'open', amount: 88000, currency: 'CNY', day: '', clock: '', payer: '', remark: '' },
  ...{
    seen_by: '',
    seen_time: '',
    order_id: null,
    order_number: '',
    ended_by: '',
    ended_time: null,
    reason: '',
  },
  likely: alike.map(([is_amount_alike, is_name_alike], at) => ({
    ...{ order_id: at + 1, number: `8F3H${at}`, name: '', owed: 88000, named_time: null },
    is_amount_alike,
    is_name_alike,
  })),
});

test.each([
  ['none is alike', row(), null],
  ['one alone is alike', row([true, false]), 1],
  ['one has both, the next the amount alone', row([true, true], [true, false]), 1],
  ['two have the amount alone', row([true, false], [true, false]), null],
  ['two have both', row([true, true], [true, true]), null],
])('the likely order when %s', (_, money, id) => {
  expect(likelyOrder(money)?.order_id ?? null).toBe(id);
});
