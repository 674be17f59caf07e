/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useSearchRecords } from '@/components/search/use-search-records';
import type { Reply } from '@/lib/platform/calls/browser';

let isMember: boolean;
jest.mock('@/lib/accounts/use-member', () => ({ hasSession: () => isMember }));
let requested: { name: string; input: unknown; answer: (reply: Reply<unknown>) => void }[];
jest.mock('@/lib/platform/calls/post-call', () => ({
  postCall: (name: string, input: unknown) =>
    new Promise((answer) => requested.push({ name, input, answer })),
}));

beforeEach(() => {
  isMember = true;
  requested = [];
});

const WORDS = ['btc', 'eth', 'BTC etf', 'gas', 'dex', 'nft', 'dao', 'zk', 'rwa', 'l2'];
const LIST: Reply<unknown> = { ok: true, data: { list: WORDS.map((keyword, id) => ({ id, keyword })) } };
const refusal = (key: 'notFound' | 'internal'): Reply<unknown> => ({
  ok: false,
  code: 500,
  key,
  message: '',
  fields: {},
  retryAfter: null,
});
const answer = (at: number, reply: Reply<unknown>) => act(async () => requested[at]?.answer(reply));

function show(props: { text?: string; isOpen?: boolean } = {}) {
  return renderHook(({ text = '', isOpen = true }) => useSearchRecords(text, isOpen, 'en'), {
    initialProps: props,
  });
}
const words = (hook: ReturnType<typeof show>) => hook.result.current.records.map(({ keyword }) => keyword);

test('eight searches are listed before anything is typed, then at most three that contain the text', async () => {
  const hook = show();
  await answer(0, LIST);
  expect(words(hook)).toEqual(WORDS.slice(0, 8));
  hook.rerender({ text: ' BTC ' });
  expect(words(hook)).toEqual(['btc', 'BTC etf']);
  hook.rerender({ text: 'btc' });
  // The text itself is not suggested.
  expect(words(hook)).toEqual(['BTC etf']);
  hook.rerender({ text: 't' });
  expect(words(hook)).toEqual(['btc', 'eth', 'BTC etf']);
  expect(requested).toHaveLength(1);
});

test('searches are requested each time the field opens, and only for members', async () => {
  isMember = false;
  const hook = show({ isOpen: false });
  hook.rerender({ isOpen: true });
  expect(requested).toEqual([]);
  isMember = true;
  hook.rerender({ isOpen: false });
  hook.rerender({ isOpen: true });
  await answer(0, LIST);
  expect(words(hook)).toHaveLength(8);
  hook.rerender({ isOpen: false });
  expect(words(hook)).toEqual([]);
  hook.rerender({ isOpen: true });
  expect(requested).toHaveLength(2);
});

test('an answer that arrives after the field was closed is not shown', async () => {
  const hook = show();
  hook.rerender({ isOpen: false });
  await answer(0, LIST);
  expect(words(hook)).toEqual([]);
});

test('a removed search disappears at once and returns after a refusal, which is reported until the next attempt', async () => {
  const hook = show();
  await answer(0, LIST);
  act(() => void hook.result.current.remove(0));
  expect(requested[1]).toMatchObject({ name: 'deleteSearchRecords', input: { id: 0 } });
  expect(words(hook)).not.toContain('btc');
  await answer(1, refusal('internal'));
  expect(words(hook)[0]).toBe('btc');
  expect(hook.result.current.hasFailed).toBe(true);
  act(() => void hook.result.current.clear());
  expect(hook.result.current.hasFailed).toBe(false);
  expect(words(hook)).toEqual([]);
  await answer(2, { ok: true, data: { deleted: 10 } });
  expect(words(hook)).toEqual([]);
});

test('a search that was already deleted is no error', async () => {
  const hook = show();
  await answer(0, LIST);
  act(() => void hook.result.current.remove(1));
  await answer(1, refusal('notFound'));
  expect(words(hook)).not.toContain('eth');
  expect(hook.result.current.hasFailed).toBe(false);
});
