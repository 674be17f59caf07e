/** @jest-environment jsdom */
import { EMPTY_SETTINGS } from '@/backend/contract/writing/empty-settings';
import type { DraftDocument } from '@/backend/contract/writing/draft';
import { createSaver, SAVE_DELAY_MS } from '@/lib/writing/saving/saver';

const refused = (key: 'conflict' | 'sessionExpired' | null) =>
  ({ ok: false, code: key === null ? 0 : 409, key, message: 'x', fields: {}, retryAfter: null }) as const;
const TEXT = { langs: new Set(['zh-Hans'] as const), settings: {} };

function setUp(answers: ('ok' | ReturnType<typeof refused>)[] = []) {
  const sent: { id?: unknown; version?: number; body?: string; category_id?: unknown }[] = [];
  let body = 'a';
  const document = (): DraftDocument => ({
    ...EMPTY_SETTINGS,
    texts: [{ lang: 'zh-Hans', title: 't', summary: '', body }],
  });
  const keep = jest.fn();
  const saver = createSaver({
    key: 'new-1',
    start: { id: null, version: null, savedAt: '' },
    kind: 'article',
    document,
    keep,
    send: async (input) => {
      sent.push(input);
      const answer = answers.shift() ?? 'ok';
      if (answer !== 'ok') return answer;
      return {
        ok: true,
        data: { id: 7, version: (input.version ?? 0) + 1, saved_time: '2026-11-22 00:00:00' },
      };
    },
  });
  return {
    saver,
    sent,
    keep,
    write: (text: string) => {
      body = text;
      saver.change(TEXT);
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a draft is saved a second after the last key, in one request, on the current version', async () => {
  const { saver, sent, write } = setUp();
  write('b');
  await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1);
  write('c');
  await jest.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1);
  expect(sent).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(sent).toMatchObject([{ body: 'c' }]);
  expect(sent[0]).not.toHaveProperty('id');
  expect(saver.state()).toMatchObject({ step: 'saved', id: 7, version: 1 });
  write('d');
  await saver.flush();
  expect(sent[1]).toMatchObject({ id: 7, version: 1, body: 'd' });
});

test('every change is stored in the browser at once, and marked as saved only after the server’s answer', async () => {
  const { saver, keep, write } = setUp();
  write('b');
  expect(keep.mock.calls.map(([, isStored]) => isStored)).toEqual([false]);
  await saver.flush();
  expect(keep.mock.calls.map(([, isStored]) => isStored)).toEqual([false, true]);
});

test('a request without an answer is sent again unchanged, and later changes after it', async () => {
  const { saver, sent, write } = setUp([refused(null)]);
  write('b');
  await saver.flush();
  expect(saver.state().step).toBe('offline');
  write('c');
  await jest.advanceTimersByTimeAsync(5000);
  expect(sent.map(({ body }) => body)).toEqual(['b', 'b', 'c']);
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({ key: 'new-1' });
  expect(sent[2]).toMatchObject({ id: 7, version: 1 });
  expect(saver.state().step).toBe('saved');
});

test.each([
  ['conflict', 'conflict'],
  ['sessionExpired', 'ended'],
] as const)('after %s nothing is sent until it is resolved', async (key, step) => {
  const { saver, sent, write } = setUp([refused(key)]);
  write('b');
  await saver.flush();
  write('c');
  await jest.advanceTimersByTimeAsync(60_000);
  expect(saver.state().step).toBe(step);
  expect(sent).toHaveLength(1);
  await saver.resume(9);
  expect(sent[1]).toMatchObject({ body: 'c' });
  expect(saver.state().step).toBe('saved');
});

test('settings are sent with the text, and only once', async () => {
  const { saver, sent, write } = setUp();
  saver.change({ langs: new Set(), settings: { category_id: 3 } });
  write('b');
  await saver.flush();
  expect(sent).toMatchObject([{ body: 'b', category_id: 3 }]);
  write('c');
  await saver.flush();
  expect(sent[1]).not.toHaveProperty('category_id');
});

test('a draft that begins with a setting is in the language in which it is written', async () => {
  const { saver, sent } = setUp();
  saver.change({ langs: new Set(), settings: { category_id: 3 } });
  await saver.flush();
  expect(sent).toMatchObject([{ category_id: 3, lang: 'zh-Hans' }]);
});

test('a language that the server took out is not sent any more, and everything else is', async () => {
  const { saver, sent } = setUp();
  saver.change({ langs: new Set(['zh-Hans', 'en']), settings: { category_id: 3 } });
  saver.dropText('en', 4);
  expect(saver.changes()).toEqual({ langs: new Set(['zh-Hans']), settings: { category_id: 3 } });
  expect(saver.state()).toMatchObject({ version: 4, step: 'waiting' });
  await saver.flush();
  expect(sent).toHaveLength(1);
});
