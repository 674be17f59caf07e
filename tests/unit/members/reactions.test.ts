/** @jest-environment jsdom */
import { loadReaction, onReactions, readReaction, setReaction } from '@/lib/members/reactions';
import type { Reply } from '@/lib/platform/calls/browser';

interface Requested {
  name: string;
  input: unknown;
  answer: (reply: Reply<unknown>) => void;
}

let requested: Requested[];
jest.mock('@/lib/platform/calls/post-call', () => ({
  postCall: (name: string, input: unknown) =>
    new Promise((answer) => requested.push({ name, input, answer })),
}));

const liked = (isOn: boolean, likes: number): Reply<unknown> => ({ ok: true, data: { liked: isOn, likes } });
const REFUSED: Reply<unknown> = {
  ok: false,
  code: 429,
  key: 'tooManyRequests',
  message: 'later',
  fields: {},
  retryAfter: 1,
};

/** Resolves when all pending promises are settled. */
const settled = () => new Promise((done) => setTimeout(done));
const like = (id: number) => readReaction(`like:${id}`);
/** The store is shared by all tests of the file, so each uses new ids. */
let id = 0;

beforeEach(() => {
  requested = [];
  id += 10;
});

test('a reaction is shown at once, and the backend’s count after its answer', async () => {
  const received = jest.fn();
  const stop = onReactions(received);
  const done = setReaction('like', id, true, 'en');
  expect(like(id)).toEqual({ isOn: true, count: null });
  await settled();
  expect(requested).toMatchObject([{ name: 'like', input: { id, like: true } }]);
  requested[0]?.answer(liked(true, 8));
  expect(await done).toEqual({ ok: true, data: { isOn: true, count: 8 } });
  expect(like(id)).toEqual({ isOn: true, count: 8 });
  expect(received).toHaveBeenCalledTimes(2);
  stop();
  void setReaction('like', id, false, 'en');
  expect(received).toHaveBeenCalledTimes(2);
});

test('requests for a story are sent one at a time, in the order of the presses; the last one is shown', async () => {
  void setReaction('like', id, true, 'en');
  const last = setReaction('like', id, false, 'en');
  void setReaction('like', id + 1, true, 'en');
  await settled();
  // The request for another story does not wait.
  expect(requested.map(({ input }) => input)).toEqual([
    { id, like: true },
    { id: id + 1, like: true },
  ]);
  requested[0]?.answer(liked(true, 5));
  await settled();
  expect(like(id).isOn).toBe(false);
  expect(requested[2]?.input).toEqual({ id, like: false });
  requested[2]?.answer(liked(false, 4));
  await last;
  expect(like(id)).toEqual({ isOn: false, count: 4 });
});

test('a refusal restores the previous state', async () => {
  const done = setReaction('like', id, true, 'en');
  await settled();
  requested[0]?.answer(REFUSED);
  expect(await done).toBe(REFUSED);
  expect(like(id)).toEqual({ isOn: false, count: null });
});

test('after two refusals the backend’s last state is shown, not the one in between', async () => {
  const first = setReaction('like', id, true, 'en');
  await settled();
  requested[0]?.answer(liked(true, 3));
  await first;
  void setReaction('like', id, false, 'en');
  const last = setReaction('like', id, true, 'en');
  for (const at of [1, 2]) {
    await settled();
    requested[at]?.answer(REFUSED);
  }
  await last;
  expect(like(id)).toEqual({ isOn: true, count: 3 });
});

test('a refusal after an accepted reaction restores that reaction', async () => {
  void setReaction('like', id, true, 'en');
  const last = setReaction('like', id, false, 'en');
  await settled();
  requested[0]?.answer(liked(true, 9));
  await settled();
  requested[1]?.answer(REFUSED);
  await last;
  expect(like(id)).toEqual({ isOn: true, count: 9 });
});

test('the states of all buttons on a page are requested in one call, each once', async () => {
  loadReaction('like', id, 'en');
  loadReaction('collect', id, 'en');
  loadReaction('follow', id + 1, 'en');
  loadReaction('like', id, 'en');
  await settled();
  expect(requested).toMatchObject([{ name: 'markState', input: { contents: [id], authors: [id + 1] } }]);
  requested[0]?.answer({ ok: true, data: { liked: [id], collected: [], followed: [id + 1] } });
  await settled();
  expect(like(id).isOn).toBe(true);
  expect(readReaction(`collect:${id}`).isOn).toBe(false);
  expect(readReaction(`follow:${id + 1}`).isOn).toBe(true);
  loadReaction('like', id, 'en');
  await settled();
  expect(requested).toHaveLength(1);
});

test('a reaction set while the state is loading stays; when it is refused, the loaded state is shown', async () => {
  loadReaction('like', id, 'en');
  await settled();
  const wish = setReaction('like', id, false, 'en');
  await settled();
  requested[0]?.answer({ ok: true, data: { liked: [id], collected: [], followed: [] } });
  await settled();
  expect(like(id).isOn).toBe(false);
  requested[1]?.answer(REFUSED);
  await wish;
  expect(like(id).isOn).toBe(true);
});

test('a loaded state that is older than a confirmed reaction is ignored', async () => {
  loadReaction('like', id, 'en');
  await settled();
  const wish = setReaction('like', id, true, 'en');
  await settled();
  requested[1]?.answer(liked(true, 2));
  await wish;
  requested[0]?.answer({ ok: true, data: { liked: [], collected: [], followed: [] } });
  await settled();
  expect(like(id)).toEqual({ isOn: true, count: 2 });
});

test('a state that could not be loaded is requested again when it is next needed', async () => {
  loadReaction('like', id, 'en');
  await settled();
  requested[0]?.answer(REFUSED);
  await settled();
  loadReaction('like', id, 'en');
  await settled();
  expect(requested.map(({ name }) => name)).toEqual(['markState', 'markState']);
});
