import { retainedOf, taxIn } from '@/backend/contract/tickets/amounts';
import { toBasisPoints, toPercent } from '@/lib/hosting/tax-rate';

test.each([
  [10_600, 600, 600],
  [28_000, 600, 1585],
  [-28_000, 600, -1585],
  [100, 0, 0],
  [1, 10_000, 1],
  [50_000_000_000, 10_000, 25_000_000_000],
])('of %p minor units at %p hundredths of a percent, %p are tax', (amount, rate, tax) =>
  expect(taxIn(amount, rate, 'CNY')).toBe(tax),
);

test('the retained share is rounded down for each ticket', () => {
  expect(retainedOf([999, 999], 5, 'CNY')).toBe(98);
  expect(retainedOf([28_000], 0, 'CNY')).toBe(0);
  expect(retainedOf([28_000], 100, 'CNY')).toBe(28_000);
});

test('tax and the retained share are whole units in currencies without decimals in practice', () => {
  expect(taxIn(105_000, 500, 'TWD')).toBe(5_000);
  expect(taxIn(99_900, 500, 'TWD')).toBe(4_800);
  expect(retainedOf([99_900, 99_900], 5, 'TWD')).toBe(9_800);
  expect(retainedOf([28_050], 100, 'TWD')).toBe(28_050);
});

test.each([
  ['6', 600],
  ['9.25 %', 925],
  ['', 0],
  ['100', 10_000],
  ['100.01', null],
  ['-1', null],
  ['six', null],
])('%p is a rate of %p hundredths of a percent', (text, points) => expect(toBasisPoints(text)).toBe(points));

test('a rate is written in the form it is read in', () => {
  for (const points of [0, 5, 600, 925, 10_000]) expect(toBasisPoints(toPercent(points))).toBe(points);
});
