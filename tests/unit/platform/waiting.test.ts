/** @jest-environment jsdom */
import { loadPart } from '@/lib/platform/navigation/load-part';
import { beginWaiting, hungAddress, isWaiting, LOAD_TIMEOUT_MS } from '@/lib/platform/navigation/waiting';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('waiting lasts from the press until the page is loaded, also for several pages at once', () => {
  const [first, second] = [beginWaiting('/news'), beginWaiting('/events')];
  expect(isWaiting()).toBe(true);
  first();
  expect(isWaiting()).toBe(true);
  second();
  expect(isWaiting()).toBe(false);
  jest.advanceTimersByTime(LOAD_TIMEOUT_MS);
  expect(hungAddress()).toBeNull();
});

test('after two minutes the address counts as hung, until it loads or another is requested', () => {
  const end = beginWaiting('/news');
  jest.advanceTimersByTime(LOAD_TIMEOUT_MS - 1);
  expect(hungAddress()).toBeNull();
  jest.advanceTimersByTime(1);
  expect([isWaiting(), hungAddress()]).toEqual([false, '/news']);
  end();
  expect(hungAddress()).toBeNull();
  beginWaiting('/news');
  jest.advanceTimersByTime(LOAD_TIMEOUT_MS);
  beginWaiting('/events')();
  expect(hungAddress()).toBeNull();
});

test('a part that hangs fails like a chunk that did not load, and the page is offered again', async () => {
  const part = loadPart(() => new Promise<never>(() => undefined));
  const failed = expect(part).rejects.toMatchObject({ name: 'ChunkLoadError' });
  await jest.advanceTimersByTimeAsync(LOAD_TIMEOUT_MS);
  await failed;
  expect(hungAddress()).toBe(location.href);
});

test('a part that is loaded, or fails by itself, ends the wait', async () => {
  await expect(loadPart(() => Promise.resolve(7))).resolves.toBe(7);
  await expect(loadPart(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
  expect(isWaiting()).toBe(false);
});
