import { createSaveQueue } from '@/lib/saving/save-queue';

type Key = 'conflict' | 'sessionExpired' | 'unavailable' | 'invalidInput' | null;
type Answer = { version: number };
interface Sent {
  text: string;
  version: number | null;
  isPressed: boolean;
}

const refused = (key: Key, retryAfter: number | null = null) =>
  ({
    ok: false,
    code: key === null ? 0 : 400,
    key,
    message: 'why',
    fields: { text: 'bad' },
    retryAfter,
  }) as const;

/** A text of several parts, each sent in a request of its own, and a server that answers in this order. */
function setUp({
  delayMs = 1000,
  answers = [],
}: { delayMs?: number | null; answers?: ('ok' | ReturnType<typeof refused>)[] } = {}) {
  let text = '';
  let stored = '';
  let taken = '';
  const sent: Sent[] = [];
  const copies: boolean[] = [];
  const queue = createSaveQueue<{ text: string; isPressed: boolean }, Sent, Answer, 'pressed'>({
    start: { id: 7, version: 1, savedAt: '' },
    delay: () => delayMs,
    isChanged: () => text !== stored,
    takeParts: (extra) => {
      taken = text;
      return text.split(' ').map((word) => ({ text: word, isPressed: extra === 'pressed' }));
    },
    inputOf: (part, { version }) => ({ ...part, version }),
    send: async (input) => {
      sent.push(input);
      const answer = answers.shift() ?? 'ok';
      return answer === 'ok' ? { ok: true, data: { version: (input.version ?? 0) + 1 } } : answer;
    },
    accept: ({ version }) => ({ id: 7, version, savedAt: '' }),
    settle: (isStored) => {
      if (isStored) stored = taken;
    },
    keep: (_, isStored) => copies.push(isStored),
  });
  const write = (next: string) => {
    text = next;
    queue.change();
  };
  return { queue, sent, copies, write };
}

const texts = (sent: Sent[]) => sent.map(({ text }) => text);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the newest text is sent a while after the last change, each part on the version of the one before', async () => {
  const { queue, sent, copies, write } = setUp();
  write('a');
  await jest.advanceTimersByTimeAsync(999);
  write('a b');
  await jest.advanceTimersByTimeAsync(1000);
  expect(sent.map(({ text, version }) => [text, version])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect(queue.state()).toMatchObject({ step: 'saved', version: 3 });
  expect(copies).toEqual([false, false, true]);
});

test('a change typed during a request is sent after it, never beside it', async () => {
  const { queue, sent, write } = setUp();
  write('a');
  const first = queue.flush();
  write('b');
  expect(texts(sent)).toEqual(['a']);
  expect(await first).toBe(false);
  expect(await queue.flush()).toBe(true);
  expect(texts(sent)).toEqual(['a', 'b']);
});

test('saving without an answer is tried again, each time after twice as long, up to a minute', async () => {
  const answers = Array.from({ length: 7 }, () => refused(null));
  const { queue, sent, write } = setUp({ answers });
  write('a');
  await queue.flush();
  const waits = [5000, 10_000, 20_000, 40_000, 60_000, 60_000];
  for (const [at, ms] of waits.entries()) {
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(sent).toHaveLength(at + 1);
    await jest.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(at + 2);
  }
  queue.goOnline();
  await jest.advanceTimersByTimeAsync(0);
  expect(queue.state().step).toBe('saved');
});

test('a busy server is left alone for as long as it says', async () => {
  const { queue, sent, write } = setUp({ answers: [refused('unavailable', 30)] });
  write('a');
  await queue.flush();
  await jest.advanceTimersByTimeAsync(29_999);
  expect(sent).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(queue.state().step).toBe('saved');
});

test('a round interrupted by a lost answer is finished unchanged before anything newer', async () => {
  const { queue, sent, write } = setUp({ answers: ['ok', refused(null)] });
  write('a b c');
  await queue.flush();
  write('d');
  await queue.flush();
  expect(texts(sent)).toEqual(['a', 'b', 'b', 'c', 'd']);
  expect(sent[2]).toEqual(sent[1]);
  expect(queue.state().step).toBe('saved');
});

test('a text with a lost answer does not count as saved when it is changed back', async () => {
  const { queue, sent, write } = setUp({ answers: [refused(null)] });
  write('a');
  await queue.flush();
  write('');
  expect(queue.state().step).toBe('offline');
  await queue.flush();
  expect(texts(sent)).toEqual(['a', 'a', '']);
});

test('a save by a button that got no answer is not repeated without another press', async () => {
  const { queue, sent, write } = setUp({ answers: [refused(null)] });
  write('a');
  await queue.flush('pressed');
  await jest.advanceTimersByTimeAsync(5000);
  expect(sent.map(({ isPressed }) => isPressed)).toEqual([true, false]);
});

test('a button sends also what is not changed', async () => {
  const { queue, sent } = setUp();
  expect(await queue.flush()).toBe(true);
  expect(sent).toEqual([]);
  expect(await queue.flush('pressed')).toBe(true);
  expect(sent).toHaveLength(1);
});

test('changes that wait for a button are sent by nothing else, also not after signing in again', async () => {
  const { queue, sent, write } = setUp({ delayMs: null, answers: [refused('sessionExpired')] });
  write('a');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(queue.state().step).toBe('waiting');
  expect(sent).toEqual([]);
  await queue.flush();
  expect(queue.state().step).toBe('ended');
  queue.signIn();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(queue.state().step).toBe('waiting');
  expect(sent).toHaveLength(1);
});

test('text typed after the session ended is sent after signing in again', async () => {
  const { queue, sent, write } = setUp({ answers: [refused('sessionExpired')] });
  write('a');
  await queue.flush();
  write('b');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(texts(sent)).toEqual(['a']);
  queue.signIn();
  await jest.advanceTimersByTimeAsync(0);
  expect(texts(sent)).toEqual(['a', 'b']);
  expect(queue.state().step).toBe('saved');
});

test('a refused text is sent again only after a change, and its errors stay until it is accepted', async () => {
  const { queue, sent, write } = setUp({ answers: [refused('invalidInput')] });
  write('a');
  await queue.flush();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(queue.state()).toMatchObject({ step: 'refused', message: 'why', errors: { text: 'bad' } });
  write('b');
  expect(queue.state()).toMatchObject({ step: 'waiting', message: '', errors: { text: 'bad' } });
  await queue.flush();
  expect(queue.state()).toMatchObject({ step: 'saved', errors: {} });
});
