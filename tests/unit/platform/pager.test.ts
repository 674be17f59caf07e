import { PAGE_SIZES } from '@/backend/contract/page-sizes';
import { paramPatterns } from '@/lib/platform/routing/routes';
import {
  pageAfterSizeChange,
  pageAddress,
  pageNumbers,
  pagerItems,
  parseJump,
  parsePage,
  type PagerItem,
} from '@/lib/platform/paging/pager';

const draw = (items: PagerItem[], screen: 'wide' | 'narrow') =>
  items
    .filter(({ shown }) => shown === 'always' || shown === screen)
    .map((item) => (item.kind === 'gap' ? '…' : item.page))
    .join(' ');

describe('pageNumbers', () => {
  it('shows all numbers while they fit', () => {
    expect(pageNumbers(1, 1, 5)).toEqual([1]);
    expect(pageNumbers(4, 7, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('always has the first, the last and the current page, and exactly the given count', () => {
    for (const count of [5, 7]) {
      for (let pages = count; pages < 40; pages += 1) {
        for (let page = 1; page <= pages; page += 1) {
          const numbers = pageNumbers(page, pages, count);
          expect(numbers).toHaveLength(count);
          expect(new Set(numbers).size).toBe(count);
          expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
          expect([...numbers].sort((a, b) => a - b)).toEqual(numbers);
        }
      }
    }
  });
});

describe('pagerItems', () => {
  it.each([
    [1, 14, '1 2 3 4 5 6 … 14', '1 2 3 4 … 14'],
    [4, 14, '1 2 3 4 5 6 … 14', '1 … 3 4 5 … 14'],
    [7, 14, '1 … 5 6 7 8 9 … 14', '1 … 6 7 8 … 14'],
    [14, 14, '1 … 9 10 11 12 13 14', '1 … 11 12 13 14'],
    [3, 6, '1 2 3 4 5 6', '1 2 3 4 … 6'],
    [1, 1, '1', '1'],
  ])('draws page %i of %i', (page, pages, wide, narrow) => {
    const items = pagerItems(page, pages);
    expect(draw(items, 'wide')).toBe(wide);
    expect(draw(items, 'narrow')).toBe(narrow);
  });

  it('shows every number of the narrow pager in the wide one, too', () => {
    for (let pages = 1; pages < 40; pages += 1) {
      for (let page = 1; page <= pages; page += 1) {
        const shown = pagerItems(page, pages).filter(
          (item) => item.kind === 'page' && item.shown === 'always',
        );
        expect(shown).toHaveLength(Math.min(5, pages));
      }
    }
  });
});

describe('addresses', () => {
  it('have no page number for the first page of the default size', () => {
    expect(pageAddress('/home_wz', { page: 1, size: 25 })).toBe('/home_wz');
    expect(pageAddress('/home_wz', { page: 3, size: 25 })).toBe('/home_wz/page/3');
    expect(pageAddress('/home_wz', { page: 1, size: 50 })).toBe('/home_wz/page/1-50');
  });

  it('can be read back', () => {
    for (const size of PAGE_SIZES) {
      const last = pageAddress('', { page: 12, size }).replace('/page/', '');
      expect(parsePage(last)).toEqual({ page: 12, size });
      expect(paramPatterns['page']?.test(last)).toBe(true);
    }
  });

  it.each(['0', '01', '-1', '1-25', '1-21', '1-', '2x', '1234567', '', '1.5', '2-50-2'])(
    'refuse %j',
    (text) => {
      expect(parsePage(text)).toBeNull();
      expect(paramPatterns['page']?.test(text)).toBe(false);
    },
  );
});

describe('pageAfterSizeChange', () => {
  it('goes to page 1 when page times size exceeds the total', () => {
    expect(pageAfterSizeChange(3, 50, 149)).toEqual({ page: 1, size: 50 });
    expect(pageAfterSizeChange(3, 50, 150)).toEqual({ page: 3, size: 50 });
    expect(pageAfterSizeChange(1, 20, 5)).toEqual({ page: 1, size: 20 });
  });
});

describe('parseJump', () => {
  it('accepts whole numbers of existing pages only', () => {
    expect(parseJump(' 7 ', 14)).toBe(7);
    for (const text of ['0', '15', '-1', '1.5', 'x', '', '99999999', '1e1'])
      expect(parseJump(text, 14)).toBeNull();
  });
});
