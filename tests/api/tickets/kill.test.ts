import postgres from 'postgres';
import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { untilBlocked } from '@/tests/support/blocked-table';
import { as } from '@/tests/support/pieces';
import { hasPostgres, startPostgres, type TestPostgres } from '@/tests/support/postgres';

const onPostgres = hasPostgres ? describe : describe.skip;

/** Tables an order writes, in its order: while one of them is locked the backend stands right before that step. */
const STEPS = [
  'limits',
  'orders',
  'order_items',
  'tickets',
  'ticket_types',
  'order_log',
  'messages',
  'outbox',
] as const;

onPostgres('a backend that is killed in the middle of an order', () => {
  let server: TestPostgres;
  let sql: postgres.Sql;
  let backend: TestBackend;
  const start = () =>
    startBackend({ ...CHEAP_PASSWORDS, DATABASE_URL: server.url, LIMITS_TIMES: '1000' }, backend?.dataDir);

  beforeAll(async () => {
    server = await startPostgres();
    sql = postgres(server.url, { max: 3, onnotice: () => undefined });
    backend = await start();
  });
  afterAll(async () => {
    await backend.destroy();
    await sql.end();
    await server.stop();
  });

  test('the same key afterwards is one order in the right state, at every step', async () => {
    const buyer = await register(backend, 'buyer@example.org');
    const host = await signInAs(backend, 'organiser');
    const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    const made = await as(backend, host.token)('updateActivity', {
      title: '断电演习',
      start_time: `${day} 14:00`,
      end_time: `${day} 16:00`,
      time_zone: 'Asia/Shanghai',
      city: '上海',
      status: 'published',
      tickets: [{ name: '票', price: 0, quantity: 50, per_person_limit: 50 }],
    });
    expect(made.code).toBe(200);
    const { id: event_id, tickets } = made.data;
    for (const [at, table] of STEPS.entries()) {
      const input = {
        event_id,
        items: [{ ticket_id: tickets[0]?.id, quantity: 1 }],
        idempotency_key: `killed-${table}`,
      };
      await sql.begin(async (tx) => {
        await tx`lock table ${tx(table)} in exclusive mode`;
        const cut = as(backend, buyer.token)('createOrder', input).catch(() => null);
        await untilBlocked(sql, table);
        await backend.stop('SIGKILL');
        expect(await cut).toBeNull();
      });
      backend = await start();
      const answer = await as(backend, buyer.token)('createOrder', input);
      expect([table, answer.code, answer.data?.status]).toEqual([table, 200, 'paid']);
      const [row] =
        await sql`select (select taken from ticket_types where id = ${tickets[0]?.id ?? 0}) as taken,
        (select count(*)::int from orders where event_id = ${event_id}) as orders,
        (select count(*)::int from tickets where event_id = ${event_id} and state = 'valid') as seats`;
      expect([table, row]).toEqual([table, { taken: at + 1, orders: at + 1, seats: at + 1 }]);
    }
  });
});
