import { createCopyKeeper } from '@/lib/saving/copy-keeper';
import type { SaveState } from '@/lib/saving/save-queue';

const stateOf = (id: number | null, version: number | null): SaveState => ({
  ...{ id, version, savedAt: '', step: 'saved', message: '', errors: {} },
});

/** A keeper over a map, which stands for the browser's database. */
function setUp() {
  const database = new Map<string, string>();
  let text = '';
  const keeper = createCopyKeeper<string>({
    key: 'new-1',
    base: null,
    document: () => text,
    write: async (key, document, base) =>
      void database.set(key, `${document} on ${base?.version ?? 'nothing'}`),
    clear: async (key) => void database.delete(key),
  });
  const write = (next: string, id: number | null = null) => {
    text = next;
    keeper.keep(stateOf(id, id && 1), false);
  };
  return { keeper, database, write };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the newest text is written four times a second at most, and at once when the page is hidden', async () => {
  const { keeper, database, write } = setUp();
  write('a');
  await jest.advanceTimersByTimeAsync(200);
  write('ab');
  expect(database.size).toBe(0);
  await jest.advanceTimersByTimeAsync(50);
  expect(database.get('new-1')).toBe('ab on nothing');
  write('abc');
  await keeper.write();
  expect(database.get('new-1')).toBe('abc on nothing');
});

test('text typed while a new draft was being stored is moved to its id', async () => {
  const { database, write } = setUp();
  write('a');
  await jest.advanceTimersByTimeAsync(250);
  write('ab', 7);
  await jest.advanceTimersByTimeAsync(250);
  expect([...database]).toEqual([['7', 'ab on nothing']]);
});

test('when all is stored nothing is left, and the next copy is based on what was stored', async () => {
  const { keeper, database, write } = setUp();
  write('a');
  await jest.advanceTimersByTimeAsync(250);
  write('ab');
  keeper.keep(stateOf(7, 3), true);
  await jest.advanceTimersByTimeAsync(1000);
  expect(database.size).toBe(0);
  expect(keeper.base()).toEqual({ version: 3, document: 'ab' });
  write('abc', 7);
  await keeper.write();
  expect([...database]).toEqual([['7', 'abc on 3']]);
});
