import { decodeKeyword, readSearchQuery, searchQueryOf } from '@/lib/search/query';
import { FIRST_PAGE, pageAddress } from '@/lib/platform/paging/pager';

describe('search addresses', () => {
  it('are read back', () => {
    expect(readSearchQuery({ kind: 'flash', days: '7', page: '2-50' })).toEqual({
      kind: 'flash',
      days: 7,
      at: { page: 2, size: 50 },
    });
    expect(searchQueryOf({ kind: 'flash', days: 7 })).toBe('kind=flash&days=7');
  });

  it('leave out invalid parts', () => {
    expect(readSearchQuery({})).toEqual({ kind: undefined, days: undefined, at: FIRST_PAGE });
    expect(readSearchQuery({ kind: 'x', days: '3', page: '-1' })).toEqual({
      kind: undefined,
      days: undefined,
      at: FIRST_PAGE,
    });
    expect(readSearchQuery({ kind: ['event', 'x'] }).kind).toBe('event');
  });

  it('decode the keyword, encoded or not', () => {
    expect(['100%25', '100%', '%E7%A8%B3', '稳', 'a%2Fb'].map(decodeKeyword)).toEqual([
      '100%',
      '100%',
      '稳',
      '稳',
      'a/b',
    ]);
  });

  it('keep the page in the query', () => {
    expect(pageAddress('/search/x?', { page: 1, size: 25 })).toBe('/search/x');
    expect(pageAddress('/search/x?', { page: 2, size: 25 })).toBe('/search/x?page=2');
    expect(pageAddress('/search/x?kind=flash', { page: 3, size: 50 })).toBe('/search/x?kind=flash&page=3-50');
  });
});
