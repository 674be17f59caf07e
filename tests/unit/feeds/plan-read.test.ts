import {
  type FeedEntry,
  keyEntries,
  MAX_AT_ONCE,
  nextReading,
  planRead,
} from '@/backend/modules/feeds/commands/plan-read';
import { addressesShared } from '@/backend/modules/feeds/commands/same-story';
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
  storedKeys: ReadonlySet<string> = new Set(),
) => planRead(keyEntries(entries, NOW), storedEntries, storedKeys, NOW);

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

test('only the newest of many entries are listed, and the others are only stored', () => {
  const many = Array.from({ length: MAX_AT_ONCE + 30 }, (_, n) =>
    entry(`n${n}`, { publishedAt: new Date(NOW.getTime() - n * 60_000) }),
  );
  const old = entry('old', { publishedAt: new Date(NOW.getTime() - 100 * HOUR_MS) });
  const { fresh, leftOut } = plan([old, ...many.toReversed()]);
  const waiting = fresh.filter(({ state }) => state === 'waiting').map(({ sourceKey }) => sourceKey);
  expect(waiting).toEqual(many.slice(0, MAX_AT_ONCE).map(({ sourceKey }) => sourceKey));
  expect(leftOut).toBe(31);
});

test('an entry dated hours ahead is dated now; one dated days ahead, or without a date, is undated and comes last', () => {
  const ahead = entry('a', { publishedAt: new Date(NOW.getTime() + 9 * HOUR_MS) });
  const farAhead = entry('e', { publishedAt: new Date(NOW.getTime() + 99 * HOUR_MS) });
  const [none, another] = ['b', 'c'].map((key) => entry(key, { publishedAt: null }));
  const dated = entry('d', { publishedAt: new Date(NOW.getTime() - 50 * HOUR_MS) });
  const keyed = keyEntries(
    [none, another, ahead, dated, farAhead].filter((each) => each !== undefined),
    NOW,
  );
  expect(keyed.map(({ sourceKey, isUndated }) => [sourceKey, isUndated])).toEqual([
    ['a', false],
    ['d', false],
    ['b', true],
    ['c', true],
    ['e', true],
  ]);
  expect(keyed[0]?.publishedAt).toEqual(NOW);
});

describe('keys that do not identify a story', () => {
  const at = (hoursAgo: number) => new Date(NOW.getTime() - hoursAgo * HOUR_MS);
  /** A story of a feed that gives every story the same id. */
  const story = (n: number, title: string, change: Partial<FeedEntry> = {}) =>
    entry(`same`, {
      otherKeys: [`link-${n}`, `text-${n}`],
      title,
      url: `https://example.org/same/${n}`,
      publishedAt: at(n),
      ...change,
    });

  test('another story under the key of a stored one is new, whether that waits or was taken', () => {
    const earlier = story(2, '交易所公告维护');
    for (const state of ['waiting', 'taken'] as const) {
      const { fresh, changed } = plan([story(1, '交易所公告上新')], before(earlier, state));
      expect([changed, fresh.map(({ sourceKey, state: next }) => [sourceKey, next])]).toEqual([
        [],
        [['link-1', 'waiting']],
      ]);
    }
  });

  test('the same story under a weaker key is known, and its change is noticed', () => {
    const earlier = { ...story(2, '交易所公告维护'), sourceKey: 'link-2' };
    const [row] = before(earlier, 'taken').values();
    const stored = new Map(row ? [['link-2', row]] : []);
    expect(plan([story(2, '交易所公告维护')], stored)).toMatchObject({ fresh: [], changed: [] });
    const [changed] = plan([story(2, '交易所公告延长维护')], stored).changed;
    expect(changed).toMatchObject({ id: 7, title: '交易所公告延长维护' });
  });

  test.each<[string, Partial<FeedEntry>, boolean]>([
    ['a corrected text', { text: 'Two lines.' }, true],
    ['a corrected title and a later date', { title: '交易所公告延长维护', publishedAt: at(0.5) }, true],
    ['another title for the same address and date', { title: '提币恢复' }, true],
    ['another title and date for the same address', { title: '提币恢复', publishedAt: at(0.5) }, false],
    ['another address and date', { url: 'https://example.org/same/9', publishedAt: at(0.5) }, false],
    [
      'no address, another date and a like title',
      { url: '', title: '交易所公告维修', publishedAt: at(0.5) },
      false,
    ],
    ['no address, and the same date and a like title', { url: '', title: '交易所公告延长维护' }, true],
  ])('of %s with the same id, a later version: %s %s', (_, change, isSame) => {
    const earlier = story(2, '交易所公告维护');
    const { fresh, changed } = plan([{ ...earlier, text: 'Other.', ...change }], before(earlier, 'waiting'));
    expect([changed.length, fresh.length]).toEqual(isSame ? [1, 0] : [0, 1]);
  });

  test('a key without another key beside it is certain', () => {
    const earlier = entry('only');
    const other = { ...earlier, title: 'Quite different', url: 'https://example.org/z', publishedAt: at(3) };
    expect(plan([other], before(earlier, 'waiting')).changed).toHaveLength(1);
  });

  test('an address that different entries share hides none of them', () => {
    const notices = ['Deposits are halted', 'Deposits are late', 'All is well'].map((title, n) =>
      entry(`notice-${n}`, { title, url: 'https://example.org/status', publishedAt: at(n + 1) }),
    );
    const shared = addressesShared(keyEntries(notices, NOW).map((each) => ({ ...each, feedId: 1 })));
    expect([...shared]).toEqual(['example.org/status']);
    const { fresh } = planRead(keyEntries(notices, NOW), new Map(), shared, NOW, shared);
    expect(fresh.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    const twice = ['a', 'b'].map((key) => entry(key, { url: 'https://example.org/one' }));
    expect(addressesShared(keyEntries(twice, NOW).map((each) => ({ ...each, feedId: 1 }))).size).toBe(0);
  });
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
