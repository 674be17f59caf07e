import { clockText, isLast, spokenMinutes, squaresLeft } from '@/lib/tickets/clock';
import { opensAt, type PickerTicket, rowState } from '@/lib/tickets/picker-tickets';
import {
  EMPTY_SELECTION,
  isFree,
  leftOf,
  parseSelection,
  limitSelection,
  sumOf,
  toItems,
  withCode,
  withQuantity,
} from '@/lib/tickets/selection';

const plain: PickerTicket = {
  id: 1,
  name: 'Standard',
  note: '',
  price: 28000,
  currency: 'CNY',
  quantity: 120,
  left: 64,
  state: 'on_sale',
  saleOpens: null,
  saleCloses: null,
  needsCode: false,
  mayTake: 4,
  held: 0,
  firstRelease: null,
  waiting: 0,
};
const invited = { ...plain, id: 2, price: 0, needsCode: true, mayTake: 1 };

describe('a selection', () => {
  const two = withCode(withQuantity(withQuantity(EMPTY_SELECTION, 1, 3), 2, 1), [2], 'DUKOU-7F3K');

  test('becomes the items of an order with their codes, and a sum in minor units', () => {
    expect(toItems(two, [plain, invited])).toEqual([
      { ticket_type_id: 1, quantity: 3 },
      { ticket_type_id: 2, quantity: 1, code: 'DUKOU-7F3K' },
    ]);
    expect(sumOf(two, [plain, invited])).toBe(84000);
    expect(toItems(two, [plain])).toEqual([{ ticket_type_id: 1, quantity: 3 }]);
  });

  test('costs nothing when all that is chosen is free, or all that can be chosen', () => {
    expect(isFree(withQuantity(EMPTY_SELECTION, 2, 1), [plain, invited])).toBe(true);
    expect(isFree(two, [plain, invited])).toBe(false);
    expect(isFree(EMPTY_SELECTION, [plain, invited])).toBe(false);
    expect(isFree(EMPTY_SELECTION, [invited])).toBe(true);
  });

  test('loses its request key when a quantity or a code changes', () => {
    const requested = { ...two, key: 'k' };
    expect(withQuantity(requested, 1, 2).key).toBe('');
    expect(withCode(requested, [2], 'OTHER').key).toBe('');
  });

  test('is reduced to available tickets, and unchanged when all are available', () => {
    expect(limitSelection(two, [{ id: 1, mayTake: 1 }]).quantities).toEqual({ 1: 1, 2: 1 });
    expect(limitSelection(two, [{ id: 1, mayTake: 3 }])).toBe(two);
  });

  test('is reduced to what a refused order says is left, where that number is not published', () => {
    const hidden = { ...plain, left: null, quantity: null, mayTake: 4 };
    expect(limitSelection(two, leftOf([hidden], { left: { 1: 2 } })).quantities).toEqual({ 1: 2, 2: 1 });
    expect(leftOf([hidden], null)).toEqual([hidden]);
  });

  test('is unchanged when stored and read; an invalid text is an empty selection', () => {
    expect(parseSelection(JSON.stringify(two))).toEqual(two);
    expect(parseSelection('{')).toEqual(EMPTY_SELECTION);
    expect(parseSelection('')).toEqual(EMPTY_SELECTION);
  });
});

test.each([
  [{}, 'open'],
  [{ state: 'not_yet' }, 'notYet'],
  [{ state: 'closed' }, 'closed'],
  [{ left: 0, mayTake: 0, state: 'sold_out', held: 3 }, 'held'],
  [{ left: 0, mayTake: 0, state: 'sold_out' }, 'soldOut'],
  [{ mayTake: 0 }, 'limit'],
] as const)('a ticket type with %j is %s', (overrides, state) => {
  expect(rowState({ ...plain, ...overrides })).toBe(state);
});

test('the picker gives the first opening of a sale only while nothing is on sale', () => {
  const later = { ...plain, state: 'not_yet', saleOpens: '2026-12-02T10:00:00+08:00' } as const;
  const sooner = { ...later, id: 3, saleOpens: '2026-12-01T22:00:00-05:00' };
  expect(opensAt([sooner, later])).toBe(later.saleOpens);
  expect(opensAt([sooner, plain])).toBeNull();
  expect(opensAt([])).toBeNull();
});

describe('the countdown of a seat hold', () => {
  test('counts each minute begun as a square', () => {
    expect([900_000, 702_000, 60_001, 60_000, 1, 0, -5].map(squaresLeft)).toEqual([15, 12, 2, 1, 1, 0, 0]);
    expect([120_001, 120_000].map(isLast)).toEqual([false, true]);
  });

  test('shows minutes and seconds, and hours and minutes from one hour on', () => {
    expect(clockText(702_900)).toEqual({ text: '11:42', isHours: false });
    expect(clockText(6_479_000)).toEqual({ text: '1:47', isHours: true });
    expect(clockText(-1)).toEqual({ text: '00:00', isHours: false });
  });

  test('is announced at five, two and one minutes and at the end', () => {
    expect([301_000, 299_000, 200_000, 118_000, 60_000, 0].map(spokenMinutes)).toEqual([
      null,
      5,
      null,
      2,
      1,
      0,
    ]);
  });
});
