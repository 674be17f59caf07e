import { previousPage, recordPage } from '@/lib/analytics/previous-page';

const comeFrom = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });

beforeEach(() => {
  sessionStorage.clear();
  comeFrom('');
});

test('the page before is known after a full load, which keeps nothing but the storage of its tab', () => {
  expect(recordPage('/news')).toBe('');
  expect(recordPage('/wz_detail/7')).toBe('/news');
  jest.resetModules();
  const again: typeof import('@/lib/analytics/previous-page') = jest.requireActual(
    '@/lib/analytics/previous-page',
  );
  expect(again.recordPage('/events')).toBe('/wz_detail/7');
  expect(again.previousPage()).toBe('/wz_detail/7');
});

test('a reloaded page keeps the page before it', () => {
  recordPage('/news');
  recordPage('/wz_detail/7');
  expect(recordPage('/wz_detail/7')).toBe('/news');
});

test('a tab opened by a link of this site has that page before it; one opened from outside has none', () => {
  comeFrom(`${location.origin}/en/news`);
  expect(recordPage('/wz_detail/7')).toBe('/news');
  sessionStorage.clear();
  comeFrom('https://search.example/news');
  expect(recordPage('/wz_detail/7')).toBe('');
  expect(previousPage()).toBe('');
});
