import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useAction } from '@/lib/accounts/use-action';
import { useCall } from '@/lib/accounts/use-call';
import type { Reply } from '@/lib/platform/calls/browser';

jest.mock('next-intl', () => ({ useLocale: () => 'en' }));
jest.mock('@/lib/accounts/session-ended', () => ({ reportSessionEnded: (reply: unknown) => ended(reply) }));
jest.mock('@/lib/platform/calls/post-call', () => ({
  postCall: async (...call: unknown[]) => {
    requested(...call);
    return replies.shift();
  },
}));

const ended = jest.fn();
const requested = jest.fn();
let replies: Reply<unknown>[] = [];

const refusal: Reply<unknown> = {
  ok: false,
  code: 0,
  key: null,
  message: 'no answer',
  fields: {},
  retryAfter: null,
};
const feeds = { ok: true as const, data: { list: [] } };
const wrapper = ({ children }: { children: ReactNode }) => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>{children}</SWRConfig>
);
const EVERY_MS = 1000;

/** Reads data and error while it renders, as components do: a hook renders again for what was read. */
function useFeeds(options: { refreshInterval?: number }) {
  const { data, error } = useCall('feeds', {}, options);
  return { data, error };
}

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('what is read regularly is read again after a call that failed', async () => {
  replies = [feeds, refusal, feeds, feeds];
  const { result } = renderHook(() => useFeeds({ refreshInterval: EVERY_MS }), { wrapper });
  await wait(10);
  expect(result.current.data).toEqual({ list: [] });
  await wait(EVERY_MS);
  expect(result.current.error?.message).toBe('no answer');
  expect(result.current.data).toEqual({ list: [] });
  await wait(EVERY_MS + 10);
  expect(result.current.error).toBeUndefined();
  expect(requested).toHaveBeenCalledTimes(3);
  await wait(EVERY_MS);
  expect(requested).toHaveBeenCalledTimes(4);
});

test('what is read once is not read again after a refusal that stays', async () => {
  const over = { ...refusal, code: 10200, key: 'sessionExpired' as const };
  replies = [over];
  const { result } = renderHook(() => useFeeds({}), { wrapper });
  await wait(60_000);
  expect(requested.mock.calls).toEqual([['feeds', {}, 'en', undefined]]);
  expect(result.current.error?.reply).toEqual(over);
  expect(ended).toHaveBeenCalledWith(over);
});

test.each([refusal, { ...refusal, code: 503, key: 'unavailable' as const }])(
  'what is read once is read again three times after a call that may succeed later: $code',
  async (failed) => {
    replies = [failed, failed, feeds];
    const { result } = renderHook(() => useFeeds({}), { wrapper });
    await wait(10);
    expect(result.current.error?.reply).toEqual(failed);
    await wait(60_000);
    expect(requested).toHaveBeenCalledTimes(3);
    expect(result.current).toEqual({ data: { list: [] }, error: undefined });

    jest.clearAllMocks();
    replies = [failed, failed, failed, failed, feeds];
    renderHook(() => useFeeds({}), { wrapper });
    await wait(60_000);
    expect(requested).toHaveBeenCalledTimes(4);
  },
);

test('an action says while it runs, reports a refusal, and opens the page of a link by its key', async () => {
  replies = [refusal];
  const { result } = renderHook(() => useAction('held/abc'));
  let reply: Promise<unknown> = Promise.resolve();
  act(() => void (reply = result.current.send('declineTransfer', { key: '' })));
  expect(result.current.isBusy).toBe(true);
  await act(async () => void (await reply));
  expect(result.current.isBusy).toBe(false);
  expect(await reply).toEqual(refusal);
  expect(requested.mock.calls).toEqual([['declineTransfer', { key: '' }, 'en', 'held/abc']]);
  expect(ended).toHaveBeenCalledWith(refusal);
});
