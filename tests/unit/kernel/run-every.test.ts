/** @jest-environment node */
import type { Context } from '@/backend/kernel/context';
import { runEvery } from '@/backend/kernel/run-every';

const TURN_MS = 1_000;
const errors: string[] = [];
const context = { log: { error: (_: object, line: string) => errors.push(line) } } as unknown as Context;

beforeEach(() => {
  errors.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('a stop waits for the turn that is running, and no further one begins', async () => {
  let begun = 0;
  let end = () => {};
  const stop = runEvery(context, TURN_MS, 'sweeping', () => {
    begun += 1;
    return new Promise<void>((resolve) => (end = resolve));
  });
  await jest.advanceTimersByTimeAsync(3 * TURN_MS);
  expect(begun).toBe(1);
  let isStopped = false;
  const stopped = stop().then(() => (isStopped = true));
  await jest.advanceTimersByTimeAsync(TURN_MS);
  expect(isStopped).toBe(false);
  end();
  await stopped;
  await jest.advanceTimersByTimeAsync(3 * TURN_MS);
  expect(begun).toBe(1);
});

test('a failure is logged and the next turn tries again; a failure after the stop is not logged', async () => {
  let fail = () => {};
  const stop = runEvery(
    context,
    TURN_MS,
    'sweeping',
    () => new Promise((_, reject) => (fail = () => reject(new Error('no connection')))),
  );
  await jest.advanceTimersByTimeAsync(TURN_MS);
  fail();
  await jest.advanceTimersByTimeAsync(TURN_MS);
  expect(errors).toEqual(['sweeping failed']);
  const stopped = stop();
  fail();
  await stopped;
  expect(errors).toHaveLength(1);
});

test('a turn that hangs does not keep the program from stopping', async () => {
  const stop = runEvery(context, TURN_MS, 'sweeping', () => new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(TURN_MS);
  const stopped = stop();
  await jest.advanceTimersByTimeAsync(10 * TURN_MS);
  await stopped;
});
