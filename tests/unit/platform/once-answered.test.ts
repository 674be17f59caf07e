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

test('it acts once the address answers, though nothing said that the network is back, and no second time', async () => {
  await jest.advanceTimersByTimeAsync(10_000);
  expect(act).not.toHaveBeenCalled();
  hasNetwork = true;
  await jest.advanceTimersByTimeAsync(20_000);
  expect(act).toHaveBeenCalledTimes(1);
});

test('it asks at once when the network is back, and not any more when it was ended', async () => {
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
