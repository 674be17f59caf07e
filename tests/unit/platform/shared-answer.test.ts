/** @jest-environment jsdom */
import { shareAnswer } from '@/lib/platform/calls/shared-answer';

const SECOND = 1000;
const nobody = () => undefined;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A shared answer with the number of its request; `failing` lists the numbers of requests that fail. */
function counted(plan: Parameters<typeof shareAnswer>[1] = {}, failing: readonly number[] = []) {
  let nth = 0;
  const request = jest.fn(async () => {
    nth += 1;
    if (failing.includes(nth)) throw new Error('no answer');
    return { nth };
  });
  return { request, answer: shareAnswer(request, plan) };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

test('two parts of a page share one request and its answer', async () => {
  const { request, answer } = counted();
  const received = [jest.fn(), jest.fn()];
  for (const subscriber of received) answer.subscribe(subscriber);
  expect(answer.read()).toBeUndefined();
  await pass(0);
  expect(request).toHaveBeenCalledTimes(1);
  expect(received.map((subscriber) => subscriber.mock.calls.length)).toEqual([1, 1]);
  expect(answer.read()).toEqual({ nth: 1 });
});

test('a part that appears later has the answer at once, and an old answer is requested again', async () => {
  const { request, answer } = counted();
  answer.subscribe(nobody)();
  answer.subscribe(nobody)();
  expect(request).toHaveBeenCalledTimes(1);
  await pass(3 * SECOND);
  answer.subscribe(nobody);
  expect(answer.read()).toEqual({ nth: 1 });
  await pass(0);
  expect(answer.read()).toEqual({ nth: 2 });
});

test('a repeated request continues while a part shows its answer and the page is visible', async () => {
  const { request, answer } = counted({ everyMs: 60 * SECOND }, [2]);
  const leave = answer.subscribe(nobody);
  await pass(0);
  await pass(60 * SECOND);
  // A failure keeps the previous answer.
  expect([request.mock.calls.length, answer.read()]).toEqual([2, { nth: 1 }]);
  await pass(60 * SECOND);
  expect(answer.read()).toEqual({ nth: 3 });
  const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await pass(120 * SECOND);
  expect(request).toHaveBeenCalledTimes(3);
  hidden.mockRestore();
  await pass(60 * SECOND);
  expect(request).toHaveBeenCalledTimes(4);
  leave();
  await pass(600 * SECOND);
  expect(request).toHaveBeenCalledTimes(4);
});

test('after failures the request is repeated at longer and longer intervals', async () => {
  const { request, answer } = counted({ retryMs: 10 * SECOND }, [1, 2]);
  answer.subscribe(nobody);
  await pass(10 * SECOND);
  expect(request).toHaveBeenCalledTimes(2);
  await pass(10 * SECOND);
  expect(request).toHaveBeenCalledTimes(2);
  await pass(10 * SECOND);
  expect(answer.read()).toEqual({ nth: 3 });
  await pass(600 * SECOND);
  expect(request).toHaveBeenCalledTimes(3);
});

test('returning to the page repeats the request where that is configured, and only once', async () => {
  const wanted = counted({ onReturn: true });
  const other = counted();
  wanted.answer.subscribe(nobody);
  other.answer.subscribe(nobody);
  await pass(6 * SECOND);
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
  expect([wanted.request.mock.calls.length, other.request.mock.calls.length]).toEqual([2, 1]);
});

test('an answer that was set replaces the one of a running request', async () => {
  const { answer } = counted();
  const messages = jest.fn();
  answer.subscribe(messages);
  answer.set({ nth: 0 });
  await pass(0);
  expect(answer.read()).toEqual({ nth: 0 });
  expect(messages).toHaveBeenCalledTimes(1);
});

test('an equal answer stays the same object, and no part is notified', async () => {
  const answer = shareAnswer(async () => ({ name: 'Mei' }), {});
  const messages = jest.fn();
  answer.subscribe(messages);
  await pass(0);
  const first = answer.read();
  await answer.refresh();
  expect(answer.read()).toBe(first);
  expect(messages).toHaveBeenCalledTimes(1);
});
