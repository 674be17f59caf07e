/** @jest-environment node */
import type { Probe } from '@/backend/db/probe';
import type { Context } from '@/backend/kernel/context';
import { startWatchdog } from '@/backend/main/watchdog';

jest.useFakeTimers();

/** Whether the backend is ended within a minute in which its database refuses each statement at once. */
function isEnded(hasFailed: boolean): boolean {
  const end = jest.fn<never, []>();
  const context = {
    config: { watchdogSeconds: 30 },
    database: { isEmbedded: true, longWork: null, hasFailed: () => hasFailed },
    log: { fatal: () => undefined },
  } as unknown as Context;
  const probe = { error: async () => 'database: away', silentMs: () => 0 } as unknown as Probe;
  const stop = startWatchdog(context, probe, end);
  jest.advanceTimersByTime(60_000);
  stop();
  return end.mock.calls.length > 0;
}

test('a backend ends when its embedded database has, though every statement is refused at once', () => {
  expect([isEnded(true), isEnded(false)]).toEqual([true, false]);
});
