import { act, renderHook } from '@testing-library/react';
import { closedState, dispatchLogin, loginState } from '@/lib/accounts/dialog-store';
import { rememberAction, consumeAction } from '@/lib/accounts/pending-action';
import { useReaction } from '@/lib/members/use-reaction';
import type { Reply } from '@/lib/platform/calls/browser';

let state: 'member' | 'anonymous' | 'away';
jest.mock('@/lib/accounts/use-member', () => ({ useMember: () => ({ state }) }));
jest.mock('@/lib/accounts/session-ended', () => ({ reportSessionEnded: (reply: unknown) => ended(reply) }));
jest.mock('@/lib/platform/calls/post-call', () => ({
  postCall: async (name: string, input: unknown) => {
    requested.push([name, input]);
    return name === 'markState' ? { ok: true, data: { liked: [], collected: [], followed: [] } } : answer;
  },
}));

const ended = jest.fn();
const fail = jest.fn();
let requested: [string, unknown][];
let answer: Reply<unknown>;
let id = 100;

beforeEach(() => {
  requested = [];
  id += 1;
  answer = { ok: true, data: { liked: true, likes: 1 } };
  ended.mockClear();
  fail.mockClear();
  sessionStorage.clear();
  dispatchLogin({ type: 'close' });
});

const settle = () => act(() => new Promise((done) => setTimeout(done)));
const show = async () => {
  const hook = renderHook(() => useReaction('like', id, 'en', 'not done', fail));
  await settle();
  return hook;
};

test('a member’s state is requested; a press sets the reaction, and the next one removes it', async () => {
  state = 'member';
  const { result } = await show();
  expect(requested).toEqual([['markState', { contents: [id], authors: [] }]]);
  act(() => result.current.press());
  expect(result.current.isOn).toBe(true);
  await settle();
  answer = { ok: true, data: { liked: false, likes: 0 } };
  act(() => result.current.press());
  await settle();
  expect(requested.slice(1)).toEqual([
    ['like', { id, like: true }],
    ['like', { id, like: false }],
  ]);
  expect(result.current).toMatchObject({ isOn: false, count: 0 });
});

test('an anonymous reader is asked to sign in, and the reaction is set afterwards', async () => {
  state = 'anonymous';
  const { result, rerender } = await show();
  act(() => result.current.press());
  expect(loginState()).not.toEqual(closedState());
  expect(requested).toEqual([]);
  state = 'member';
  rerender();
  await settle();
  expect(requested).toEqual([['like', { id, like: true }]]);
  expect(consumeAction('like', id)).toBe(false);
});

test('a reader whose session is not loaded yet is not asked to sign in', async () => {
  state = 'away';
  const { result } = await show();
  act(() => result.current.press());
  expect(loginState()).toEqual(closedState());
  expect(consumeAction('like', id)).toBe(true);
});

test('the pending action of another button is left alone', async () => {
  state = 'member';
  rememberAction({ kind: 'like', id: id + 1 });
  await show();
  expect(requested.map(([name]) => name)).toEqual(['markState']);
  expect(consumeAction('like', id + 1)).toBe(true);
});

test.each([
  ['the backend’s reason', 'sessionExpired' as const, 'sign in again', 'sign in again'],
  ['the page’s own words when nobody answered', null, '', 'not done'],
])('a refusal is shown with %s', async (_, key, message, notified) => {
  state = 'member';
  const { result } = await show();
  answer = { ok: false, code: 401, key, message, fields: {}, retryAfter: null };
  act(() => result.current.press());
  await settle();
  expect(result.current.isOn).toBe(false);
  expect(fail.mock.calls).toEqual([[notified]]);
  expect(ended).toHaveBeenCalledWith(answer);
});
