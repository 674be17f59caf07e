import postgres from 'postgres';
import { type Embedded, startEmbedded } from '@/backend/db/embedded/start';
import { makeDataDir } from '@/tests/support/backend';

let database: Embedded;

beforeAll(async () => {
  database = await startEmbedded(makeDataDir());
});
afterAll(() => database.stop());

/** A client of the database, as the backend's. */
function connect(openConnection = () => database.openConnection()): postgres.Sql {
  const settings = { socket: openConnection, database: 'postgres', username: 'postgres', max: 1 };
  return postgres(settings);
}

test('statements that are sent together are answered in their order, also after one that fails', async () => {
  const client = connect();
  const answers = await Promise.allSettled([
    client`select 1 as value`,
    client`select 1 / ${0}::int as value`,
    client`select ${'three'}::text as value`,
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(answers[1]).toMatchObject({ reason: { code: '22012' } });
  expect(answers[2]).toMatchObject({ value: [{ value: 'three' }] });
  await client.end();
});

test('a long answer arrives whole', async () => {
  const client = connect();
  const rows = await client`select n, repeat('字', 1000) as text from generate_series(1, 1000) as n`;
  expect(rows).toHaveLength(1000);
  expect(rows.at(-1)).toEqual({ n: 1000, text: '字'.repeat(1000) });
  await client.end();
});

test('a new connection ends the transaction that the last one left open', async () => {
  const first = connect();
  await first`create table left_open (id int)`;
  await first.unsafe('begin');
  await first`insert into left_open values (1)`;
  const second = connect();
  expect(await second`select * from left_open`).toHaveLength(0);
  await Promise.all([first.end(), second.end()]);
});

test('a statement whose connection ends fails instead of waiting', async () => {
  let connection = database.openConnection();
  const client = connect(() => (connection = database.openConnection()));
  connection.destroy();
  await client`select 1`;
  const sleeping = client`select pg_sleep(5)`;
  setTimeout(() => connection.destroy(), 200);
  await expect(sleeping).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  await client.end({ timeout: 1 });
}, 20_000);

test('when the database has ended, every statement fails, and stopping it again waits for nothing', async () => {
  const client = connect();
  await client`select 1`;
  await database.stop();
  for (const value of [1, 2])
    await expect(client`select ${value}::int`).rejects.toThrow('The embedded database in');
  expect(database.hasFailed()).toBe(false);
  await client.end();
  await database.stop();
}, 20_000);
