/** @jest-environment jsdom */
import { onceAnswered } from '@/lib/platform/offline/once-answered';

let hasNetwork: boolean;
const act = jest.fn();
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  hasNetwork = false;
  act.mockReset();
  const answer = async () => {
    if (!hasNetwork) throw new TypeError('no network');
    return { ok: true };
  };
  Object.assign(globalThis, { fetch: jest.fn(answer) });
  stop = onceAnswered('/news/1', act);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

test('it acts once when the address answers, even without an event that the network is back', async () => {
  await jest.advanceTimersByTimeAsync(10_000);
  expect(act).not.toHaveBeenCalled();
  hasNetwork = true;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('it tries at once when the network is back, and not after it was stopped', async () => {
  hasNetwork = true;
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(act).toHaveBeenCalledTimes(1);
  stop();
  act.mockReset();
  stop = onceAnswered('/news/1', act);
  stop();
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(20_000);
  expect(act).not.toHaveBeenCalled();
});
