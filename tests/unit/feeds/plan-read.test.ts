import {
  type FeedEntry,
  keyEntries,
  MAX_AT_ONCE,
  nextReading,
  planRead,
} from '@/backend/modules/feeds/commands/plan-read';
import { titleKey, urlKey } from '@/backend/modules/feeds/queries/entry-keys';

const NOW = new Date('2026-01-02T03:00:00Z');
const HOUR_MS = 3600_000;

const entry = (key: string, change: Partial<FeedEntry> = {}): FeedEntry => ({
  sourceKey: key,
  lang: 'en',
  title: `Title ${key}`,
  text: 'One line.',
  url: `https://example.org/${key}`,
  publishedAt: new Date(NOW.getTime() - HOUR_MS),
  isWithdrawn: false,
  ...change,
});

const plan = (
  entries: FeedEntry[],
  storedEntries: Parameters<typeof planRead>[1] = new Map(),
  said: ReadonlySet<string> = new Set(),
) => planRead(keyEntries(entries, NOW), storedEntries, said, NOW);

/** An entry as stored by an earlier reading, with its state. */
const before = (feedEntry: FeedEntry, state: 'waiting' | 'taken' | 'dropped') => {
  const [{ hash } = { hash: '' }] = keyEntries([feedEntry], NOW);
  return new Map([
    [feedEntry.sourceKey, { ...feedEntry, id: 7, hash, state, contentId: state === 'taken' ? 9 : null }],
  ]);
};

const states = ({ fresh }: ReturnType<typeof plan>) =>
  fresh.map((feedEntry) => [feedEntry.sourceKey, feedEntry.state]);

test('addresses and titles are compared without their differences in spelling', () => {
  const same = ['https://www.Example.org/a/?utm_source=x#top', 'http://example.org/a'];
  expect(new Set(same.map(urlKey)).size).toBe(1);
  expect(urlKey('https://example.org/a?id=1')).not.toBe(urlKey('https://example.org/a?id=2'));
  expect(['https://example.org/', 'no address', ''].map(urlKey)).toEqual(['', '', '']);
  expect(titleKey('穩定幣 · 週報！')).toBe(titleKey('稳定币·周报'));
});

test('the same address or title is listed once, from whichever feed it comes', () => {
  const entries = [
    entry('a'),
    entry('b', { url: 'http://www.example.org/a/?utm_medium=rss' }),
    entry('c', { title: 'TITLE: a' }),
    entry('d'),
  ];
  expect(states(plan(entries))).toEqual([
    ['a', 'waiting'],
    ['b', 'repeated'],
    ['c', 'repeated'],
    ['d', 'waiting'],
  ]);
  expect(states(plan([entry('d')], new Map(), new Set([urlKey('https://example.org/d')])))).toEqual([
    ['d', 'repeated'],
  ]);
});

test('of many entries only the newest are listed, and the others are only stored', () => {
  const many = Array.from({ length: MAX_AT_ONCE + 30 }, (_, n) =>
    entry(`n${n}`, { publishedAt: new Date(NOW.getTime() - n * 60_000) }),
  );
  const old = entry('old', { publishedAt: new Date(NOW.getTime() - 100 * HOUR_MS) });
  const { fresh, leftOut } = plan([old, ...many.toReversed()]);
  const waiting = fresh.filter(({ state }) => state === 'waiting').map(({ sourceKey }) => sourceKey);
  expect(waiting).toEqual(many.slice(0, MAX_AT_ONCE).map(({ sourceKey }) => sourceKey));
  expect(leftOut).toBe(31);
});

test('an entry with a date in the future, or none, is dated now', () => {
  const ahead = entry('a', { publishedAt: new Date(NOW.getTime() + 99 * HOUR_MS) });
  const none = entry('b', { publishedAt: null });
  expect(keyEntries([ahead, none], NOW).map(({ publishedAt }) => publishedAt)).toEqual([NOW, NOW]);
});

test.each(['waiting', 'taken'] as const)('a change of an entry that is %s is reported once', (state) => {
  const feedEntry = entry('a');
  expect(plan([feedEntry], before(feedEntry, state)).changed).toEqual([]);
  const [changed] = plan([{ ...feedEntry, title: 'Another title' }], before(feedEntry, state)).changed;
  expect(changed).toMatchObject({ id: 7, state, title: 'Another title' });
});

test('a dropped entry never comes back, even if it is changed, renamed or withdrawn', () => {
  const feedEntry = entry('a');
  const storedEntries = before(feedEntry, 'dropped');
  const moved = plan([{ ...feedEntry, title: 'Changed' }], storedEntries);
  expect([moved.fresh, moved.changed]).toEqual([[], []]);
  const renamed = plan(
    [{ ...feedEntry, sourceKey: 'a-new-key' }],
    storedEntries,
    new Set([urlKey(feedEntry.url)]),
  );
  expect(states(renamed)).toEqual([['a-new-key', 'repeated']]);
  expect(plan([entry('gone', { isWithdrawn: true })]).fresh).toEqual([]);
});

test('a failing feed is requested less and less often, or when its server asks for it', () => {
  const minutes = (failures: number, retryAfter?: number) =>
    (nextReading(NOW, failures, retryAfter).getTime() - NOW.getTime()) / 60_000;
  expect([0, 1, 2, 3].map((failures) => minutes(failures))).toEqual([5, 10, 20, 40]);
  expect(minutes(60)).toBe(360);
  expect(minutes(1, 7200)).toBe(120);
  expect(minutes(1, 1e9)).toBe(24 * 60);
});
