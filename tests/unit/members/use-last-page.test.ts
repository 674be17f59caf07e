/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { useLastPage } from '@/lib/members/use-last-page';

const setPage = jest.fn();
beforeEach(() => setPage.mockClear());

test.each([
  ['past the end', 4, { total: 41, size: 20 }, 3],
  ['of a list that is empty now', 2, { total: 0, size: 20 }, 1],
  ['that is the last', 3, { total: 41, size: 20 }, null],
  ['that is full to the last row', 3, { total: 40, size: 20 }, 2],
  ['of a list not known yet', 9, undefined, null],
])('a page %s', (_, page, data, shown) => {
  renderHook(() => useLastPage(page, setPage, data));
  expect(setPage.mock.calls).toEqual(shown === null ? [] : [[shown]]);
});
