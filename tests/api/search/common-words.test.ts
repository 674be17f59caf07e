import { countInNewest, depthOf } from '@/backend/modules/search/queries/frequency';
import { wantedOf } from '@/backend/modules/search/queries/candidates';
import { search } from '@/backend/modules/search/commands/search';
import { findPartly } from '@/backend/modules/search/queries/find-partly';
import { findMatches } from '@/backend/modules/search/queries/matches';
import { findByPinyin } from '@/backend/modules/search/queries/find-by-pinyin';
import { planQuery, type QueryPlan } from '@/backend/modules/search/queries/plan-query';
import { hasPostgres } from '@/tests/support/postgres';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const DOCUMENTS = 40_000;
const OLDEST = 5;
const NEWEST = 200;

test.each([
  ['in nearly all of a million', 0.9, 1_000_000, { by: 'order', documents: 1004 }],
  ['in a hundredth of a hundred thousand', 0.01, 100_000, null],
  ['in a hundredth of a million', 0.01, 1_000_000, { by: 'words', share: 0.0903 }],
  ['in a twentieth of a hundred thousand', 0.05, 100_000, { by: 'words', share: 0.1806 }],
  ['in a fifth of a hundred thousand', 0.2, 100_000, { by: 'order', documents: 4515 }],
  ['in none of the newest', 0, 1_000_000, null],
  ['in all of a table nobody has counted', 1, -1, null],
])('words %s', (_, share, total, depth) => {
  expect(depthOf(share, total, { column: 'words', query: "'coral'", atMost: 301 })).toEqual(depth);
});

test.each([
  ['titles', { column: 'title_words', query: "'coral'", atMost: 301 }],
  ['beginnings of words', { column: 'words', query: "'coral':*", atMost: 301 }],
] as const)('%s in a twentieth of all are looked through in order', (_, query) => {
  expect(depthOf(0.05, 100_000, query)).toEqual({ by: 'order', documents: 18_060 });
});

(hasPostgres ? describe : describe.skip)('words that are common in the same documents', () => {
  let world: TicketWorld;
  beforeAll(async () => {
    world = await startTicketWorld();
    // Document n is n minutes old. Half of the documents have the common words; the newest and the oldest have `bridge`
    // and `breach`, every 16th `coral`. The rows are as wide as real ones, which makes reading all of them expensive.
    await world.sql.unsafe(`
      insert into search_docs (kind, ref_id, release_time, words, title, title_key)
      select 'flash', n, timestamptz '2026-03-01' - n * interval '1 minute', array_to_tsvector(array_remove(array[
        'all', case when n % 2 = 0 then 'ether' else 'odd' end, case when n % 2 = 0 then 'fund' end,
        case when n <= ${NEWEST} or n > ${DOCUMENTS - OLDEST} then 'bridge' end,
        case when n <= ${NEWEST} or n > ${DOCUMENTS - OLDEST} then 'breach' end,
        case when n % 16 = 1 then 'coral' end, case when n % 2000 = 1999 then 'sloth' end], null))
        || case when n % 2 = 0 then 'rug:1 pull:2'::tsvector when n % 3 = 0 then 'rug:2 pull:1' else '' end,
        repeat(md5(n::text), 20), ''
      from generate_series(1, ${DOCUMENTS}) n`);
    await world.sql.unsafe('vacuum analyze search_docs');
  });
  afterAll(() => world.end());

  const planOf = (text: string) => planQuery(text) as QueryPlan;
  const depthFor = async (text: string) => {
    const { whole } = wantedOf(planOf(text));
    return (await countInNewest(world.context, [whole])).depths.get(whole) ?? null;
  };
  const find = async (text: string) => {
    const { matches, isMore } = await findMatches(world.context, planOf(text), {});
    return { found: matches.map(({ refId }) => refId), isMore };
  };

  test('are searched among the newest documents with the same result as everywhere', async () => {
    expect(await depthFor('ether fund')).toEqual({ by: 'order', documents: 1806 });
    const even = Array.from({ length: 300 }, (_, index) => 2 * (index + 1));
    expect(await find('ether fund')).toEqual({ found: even, isMore: true });
  });

  test('all documents with words common only in the newest ones are found, old ones included', async () => {
    expect(await depthFor('bridge breach')).toEqual({ by: 'order', documents: 1806 });
    const { found: matchIds, isMore } = await find('bridge breach');
    expect([matchIds.length, matchIds.at(-1), isMore]).toEqual([NEWEST + OLDEST, DOCUMENTS, false]);
  });

  /** How many rows the connection itself has read by an index, or in the order of the table. */
  const countReads = async (column: 'idx_tup_fetch' | 'seq_tup_read') => {
    await world.sql.unsafe('select pg_stat_force_next_flush()');
    const [row] = await world.sql`select ${world.sql(column)}::int as reads from pg_stat_user_tables
      where relname = 'search_docs'`;
    return row?.['reads'] as number;
  };

  test('words in some documents are looked up in the index, and only newer documents are read', async () => {
    expect(await depthFor('coral')).toEqual({ by: 'words', since: expect.any(Date) });
    const before = await countReads('idx_tup_fetch');
    const corals = Array.from({ length: 300 }, (_, index) => 16 * index + 1);
    expect(await find('coral')).toEqual({ found: corals, isMore: true });
    // Those among the newer documents, and not the 2,500 of all.
    expect((await countReads('idx_tup_fetch')) - before).toBeLessThan(2000);
  });

  test('rare words are searched in the whole index', async () => {
    expect(await depthFor('all sloth')).toBeNull();
    const sloths = Array.from({ length: DOCUMENTS / 2000 }, (_, index) => 2000 * index + 1999);
    expect(await find('all sloth')).toEqual({ found: sloths, isMore: false });
  });

  test('the beginning of a word is found beside a rare word, and not looked up beside one that nothing has', async () => {
    const sloths = Array.from({ length: DOCUMENTS / 2000 }, (_, index) => 2000 * index + 1999);
    expect(await find('sloth od')).toEqual({ found: sloths, isMore: false });
    const statements = jest.spyOn(world.context.db, 'execute');
    expect(await find('koala bear od')).toEqual({ found: [], isMore: false });
    expect(statements).toHaveBeenCalledTimes(2);
    statements.mockRestore();
    const { beforeBegun } = wantedOf(planOf('koala bear od'));
    if (!beforeBegun) throw new Error('the first word is looked up first');
    expect((await countInNewest(world.context, [beforeBegun])).unknown.has(beforeBegun)).toBe(true);
  });

  test('the parts of a joined word are searched as a phrase among the newest documents when both are common', async () => {
    const plan = planQuery('rugpull', new Map([['rugpull', [['rug', 'pull']]]])) as QueryPlan;
    const statements = jest.spyOn(world.context.db, 'execute');
    const { matches, isMore } = await findMatches(world.context, plan, {});
    // One statement reads how common the words are, and one searches: there is no second search of the whole table.
    expect(statements).toHaveBeenCalledTimes(2);
    statements.mockRestore();
    // The newest documents with both words, without those in which the words are apart.
    const both = Array.from({ length: DOCUMENTS }, (_, index) => index + 1).filter(
      (n) => n % 2 === 0 || n % 3 === 0,
    );
    const apart = both.slice(0, 301).filter((n) => n % 2 === 0);
    expect([matches.map(({ refId }) => refId), isMore]).toEqual([apart, true]);
  });

  test('find the newest documents with most of them where none has all', async () => {
    const matches = await findPartly(world.context, 'ether fund odd');
    expect(matches.map(({ refId }) => refId)).toEqual(
      Array.from({ length: 20 }, (_, index) => 2 * (index + 1)),
    );
    expect(matches.every(({ holdsEnough }) => holdsEnough)).toBe(true);
  });

  test('words spelt in pinyin that no document has are looked up in the index', async () => {
    const before = await countReads('seq_tup_read');
    await findByPinyin(world.context, 'jiedian shezhi');
    expect((await countReads('seq_tup_read')) - before).toBe(0);
  });

  test('a kind without documents is searched in the whole index', async () => {
    const { matches } = await findMatches(world.context, planOf('ether fund'), { kind: 'article' });
    expect(matches).toEqual([]);
  });

  // Last, as it reads by several connections at once, whose counts of reads come in later.
  test.each(['ether fund othr', 'coral bridge xyzzy quux', '上限清算丹乀第号'])(
    'nothing is read twice for a search that finds nothing: %s',
    async (keyword) => {
      const statements = jest.spyOn(world.context.database.sql, 'unsafe');
      await search(world.context, {
        keyword,
        page: 1,
        size: 25,
        locale: 'zh-Hans',
        days: undefined,
        kind: undefined,
      });
      const sent = statements.mock.calls.map(([statement, values]) => JSON.stringify([statement, values]));
      statements.mockRestore();
      // Which words are known is also asked when a search is read as pinyin, mostly for other words.
      const once = sent.filter((statement) => !statement.includes('known.term'));
      const twice = once.filter((statement, at) => once.indexOf(statement) !== at);
      expect(twice).toEqual([]);
      expect(sent.length).toBeGreaterThan(5);
      expect(sent.length).toBeLessThan(20);
    },
  );
});
