/** @jest-environment jsdom */
import { previousPage, recordPage } from '@/lib/analytics/previous-page';

const comeFrom = (referrer: string) =>
  Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });

beforeEach(() => {
  sessionStorage.clear();
  comeFrom('');
});

test('the previous page is known after a full load, from the storage of the tab', () => {
  expect(recordPage('/news')).toBe('');
  expect(recordPage('/wz_detail/7')).toBe('/news');
  jest.resetModules();
  const again: typeof import('@/lib/analytics/previous-page') = jest.requireActual(
    '@/lib/analytics/previous-page',
  );
  expect(again.recordPage('/events')).toBe('/wz_detail/7');
  expect(again.previousPage()).toBe('/wz_detail/7');
});

test('a reloaded page has the same previous page as before', () => {
  recordPage('/news');
  recordPage('/wz_detail/7');
  expect(recordPage('/wz_detail/7')).toBe('/news');
});

test('in a new tab the page whose link opened it is the previous page, but only if it is on this site', () => {
  comeFrom(`${location.origin}/en/news`);
  expect(recordPage('/wz_detail/7')).toBe('/news');
  sessionStorage.clear();
  comeFrom('https://search.example/news');
  expect(recordPage('/wz_detail/7')).toBe('');
  expect(previousPage()).toBe('');
});
