import { z } from 'zod';
import { pageToken } from '@/backend/contract/process/page-token';
import { makeCall, newAddress } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { inDatabase } from '@/tests/support/database';
import { importInto, makeItem } from '@/tests/support/items';

const FORGED = 400;
const counted = z.array(z.object({ n: z.number() }));
const MAX_PER_NETWORK = 3;

let backend: TestBackend;
let ids: number[];

beforeAll(async () => {
  backend = await startBackend({ SAMPLE_CONTENT: 'off' });
  await importInto(
    backend,
    Array.from({ length: 6 }, (_, number) => makeItem(`rank-${number}`, { title: `排行 ${number}` })),
  );
  const { list } = await backend.call('articles', { page: 1, size: 10, locale: 'zh-Hans' });
  ids = list.map(({ id }) => id).sort((a, b) => a - b);
});
afterAll(() => backend.destroy());

const idOf = (number: number) => ids[number] ?? 0;
const tokenOf = (id: number, now = new Date()) => pageToken(backend.secret, `view:${id}`, now);
const view = (id: number, uuid: string, token: string, address: string) =>
  makeCall(backend, 'pageView', { wz_id: id, uuid, token }, { address });

async function viewsOf(id: number): Promise<number> {
  return (await backend.call('contentDetails', { id, locale: 'zh-Hans' })).views;
}

async function forge(
  id: number,
  tokenFor: (number: number) => string,
  addressFor: (number: number) => string,
) {
  for (let number = 0; number < FORGED; number += 1)
    await view(id, `forged-${number}`, tokenFor(number), addressFor(number));
}

test('records without a valid token of the page are not counted, whatever their address', async () => {
  const id = idOf(0);
  const month = 30 * 86_400_000;
  const guesses = [
    '',
    'x'.repeat(27),
    tokenOf(idOf(1)),
    tokenOf(id, new Date(Date.now() - 4 * month)),
    tokenOf(id, new Date(Date.now() + 2 * month)),
    pageToken('another secret', `view:${id}`, new Date()),
  ];
  await forge(id, (number) => guesses[number % guesses.length] ?? '', newAddress);
  expect(await viewsOf(id)).toBe(0);
});

test('readers at five addresses count once a day each, also when they read again', async () => {
  const id = idOf(2);
  for (let number = 0; number < 5; number += 1) {
    const address = newAddress();
    for (let again = 0; again < 3; again += 1) await view(id, `reader-${number}`, tokenOf(id), address);
  }
  expect(await viewsOf(id)).toBe(5);
});

test('one network counts as a few readers at most, whatever its records say', async () => {
  const address = newAddress();
  await forge(
    idOf(3),
    () => tokenOf(idOf(3)),
    () => address,
  );
  expect(await viewsOf(idOf(3))).toBe(MAX_PER_NETWORK);
});

test('the networks of one IPv6 site count as one', async () => {
  await forge(
    idOf(4),
    () => tokenOf(idOf(4)),
    (number) => `2001:db8:77:${number.toString(16)}::1`,
  );
  expect(await viewsOf(idOf(4))).toBe(MAX_PER_NETWORK);
});

test('simultaneous records of one network count no more than successive ones', async () => {
  const [id, address] = [idOf(5), newAddress()];
  await Promise.all(
    Array.from({ length: 30 }, (_, number) => view(id, `at-once-${number}`, tokenOf(id), address)),
  );
  expect(await viewsOf(id)).toBe(MAX_PER_NETWORK);
});

test('a user id in a record is ignored, because only the session names the reader', async () => {
  await makeCall(backend, 'pageView', { page: '/claimed', usid: '1' }, { address: newAddress() });
  const { dataDir } = backend;
  await backend.stop();
  const taken = inDatabase(dataDir, "delete from page_views where page = '/claimed' returning page, user_id");
  expect(taken).toEqual([{ page: '/claimed', user_id: '' }]);
});

test('records are kept for ninety days, then only their sums by day', async () => {
  const { dataDir } = backend;
  await backend.stop();
  const all = inDatabase(
    dataDir,
    `update page_views set created_at = now() - interval '91 days' where content_id = ${idOf(2)};
     update page_views set created_at = now() - interval '89 days' where content_id = ${idOf(3)};
     insert into page_view_days values (to_char(now() - interval '91 days', 'YYYY-MM-DD'), ${idOf(2)}, 1, 1);
     select count(*)::int as n from page_views;`,
  );
  const [before] = counted.parse(all);
  // The sweep runs when the backend starts, and stopping the backend waits for its end.
  backend = await startBackend({ SAMPLE_CONTENT: 'off' }, dataDir);
  expect(await viewsOf(idOf(2))).toBe(5);
  await backend.stop();
  const left = inDatabase(
    dataDir,
    `select content_id::int as id, views, visitors, (select count(*)::int from page_views) as n
     from page_view_days`,
  );
  expect(left).toEqual([{ id: idOf(2), views: 16, visitors: 6, n: (before?.n ?? 0) - 15 }]);
});

test('hashes of readers are kept for two days, including today', async () => {
  const { dataDir } = backend;
  await backend.stop();
  const dayAgo = (days: number) =>
    `to_char(now() at time zone 'UTC' + interval '8 hours' - interval '${days} days', 'YYYY-MM-DD')`;
  inDatabase(
    dataDir,
    `delete from view_readers; insert into view_readers (content_id, day, reader, network) values
      (1, ${dayAgo(0)}, 'today', ''), (1, ${dayAgo(1)}, 'yesterday', ''), (1, ${dayAgo(2)}, 'before', '');`,
  );
  backend = await startBackend({ SAMPLE_CONTENT: 'off' }, dataDir);
  await backend.stop();
  expect(inDatabase(dataDir, 'select reader from view_readers order by reader')).toEqual([
    { reader: 'today' },
    { reader: 'yesterday' },
  ]);
});
