import postgres from 'postgres';
import type { Order } from '@/backend/contract/tickets/order';
import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { untilBlocked } from '@/tests/support/blocked-table';
import { as, type Do } from '@/tests/support/pieces';
import { hasPostgres, startPostgres, type TestPostgres } from '@/tests/support/postgres';
import { UNBALANCED } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

/** What happens to an order after it was made: who does it, the tables it writes, and how the order stands then. */
const STEPS = {
  confirm: {
    tables: ['payments', 'orders', 'tickets', 'order_log', 'receipts', 'outbox'],
    status: 'paid',
    money: { received: 28000, returned: 0 },
  },
  'give back': {
    tables: ['refunds', 'orders', 'tickets', 'ticket_types', 'order_log', 'outbox'],
    status: 'refund_in_progress',
    money: { received: 28000, returned: 28000 },
  },
  'give up': {
    tables: ['orders', 'tickets', 'ticket_types', 'order_log'],
    status: 'cancelled',
    money: { received: 0, returned: 0 },
  },
} as const;
type StepName = keyof typeof STEPS;

onPostgres('a backend that is killed while an order is paid, given back or given up', () => {
  let server: TestPostgres;
  let sql: postgres.Sql;
  let backend: TestBackend;
  let tokens: { host: string; buyer: string };
  let event: { id: number; tickets: { id: number }[] };
  const start = () =>
    startBackend({ ...CHEAP_PASSWORDS, DATABASE_URL: server.url, LIMITS_TIMES: '1000' }, backend?.dataDir);
  const host: Do = (name, input) => as(backend, tokens.host)(name, input);
  const buyer: Do = (name, input) => as(backend, tokens.buyer)(name, input);

  const take = (name: StepName, { id }: Pick<Order, 'id'>): Promise<{ code: number }> => {
    if (name === 'confirm') return host('checkOrder', { id, action: 'confirm' });
    if (name === 'give back') return host('cancelActivityOrder', { id });
    return buyer('cancelOrder', { id });
  };

  beforeAll(async () => {
    server = await startPostgres();
    sql = postgres(server.url, { max: 3, onnotice: () => undefined });
    backend = await start();
    tokens = {
      buyer: (await register(backend, 'buyer@example.org')).token,
      host: (await signInAs(backend, 'organiser')).token,
    };
    const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    const made = await host('updateActivity', {
      title: '断电演习',
      start_time: `${day} 14:00`,
      end_time: `${day} 16:00`,
      time_zone: 'Asia/Shanghai',
      city: '上海',
      status: 'published',
      tickets: [{ name: '票', price: 28000, quantity: 50, per_person_limit: 50 }],
    });
    expect(made.code).toBe(200);
    event = made.data;
  });
  afterAll(async () => {
    await backend.destroy();
    await sql.end();
    await server.stop();
  });

  test.each(Object.keys(STEPS) as StepName[])(
    '%s again afterwards, and it has happened once',
    async (name) => {
      const { tables, status, money } = STEPS[name];
      for (const table of tables) {
        const { data: order } = await buyer('createOrder', {
          event_id: event.id,
          items: [{ ticket_id: event.tickets[0]?.id, quantity: 1 }],
          idempotency_key: `${name}-${table}`,
        });
        if (name === 'give back') await take('confirm', order);
        await sql.begin(async (tx) => {
          await tx`lock table ${tx(table)} in exclusive mode`;
          const cut = take(name, order).catch(() => null);
          await untilBlocked(sql, table);
          await backend.stop('SIGKILL');
          expect(await cut).toBeNull();
        });
        backend = await start();
        expect([table, (await take(name, order)).code]).toEqual([table, 200]);
        const [row] = await sql`select status,
        (select coalesce(sum(amount), 0)::int from payments where order_id = ${order.id}) as received,
        (select coalesce(sum(amount), 0)::int from refunds where order_id = ${order.id}) as returned
        from orders where id = ${order.id}`;
        expect([table, row]).toEqual([table, { status, ...money }]);
      }
      expect(await sql.unsafe(UNBALANCED)).toEqual([]);
    },
  );
});
