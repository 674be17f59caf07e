import type { Order } from '@/backend/contract/tickets/order';
import { type Killable, placeOrder, startKillable } from '@/tests/support/killable';
import { hasPostgres } from '@/tests/support/postgres';
import { UNBALANCED } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

/** Steps of an existing order: the tables that the call writes, and the state and money of the order afterwards. */
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

onPostgres('a backend that is killed while an order is paid, refunded or cancelled', () => {
  let killable: Killable;
  let event: { id: number; tickets: { id: number }[] };

  const take = (name: StepName, { id }: Pick<Order, 'id'>): Promise<{ code: number }> => {
    const { who } = killable;
    if (name === 'confirm') return who('host')('checkOrder', { id, action: 'confirm' });
    if (name === 'give back') return who('host')('cancelActivityOrder', { id });
    return who('ann')('cancelOrder', { id });
  };

  beforeAll(async () => {
    killable = await startKillable();
    event = await killable.makeEvent();
  });
  afterAll(() => killable.end());

  const KILLS = (Object.keys(STEPS) as StepName[]).flatMap((name) =>
    STEPS[name].tables.map((table) => [name, table] as const),
  );

  test.each(KILLS)(
    '%s, killed before %s is written, is done exactly once when it is sent again',
    async (name, table) => {
      const { sql, who, killAtTable } = killable;
      const { status, money } = STEPS[name];
      const order = await placeOrder(who('ann'), event);
      if (name === 'give back') await take('confirm', order);
      expect(await killAtTable(table, () => take(name, order))).toBeNull();
      expect((await take(name, order)).code).toBe(200);
      const [row] = await sql`select status,
      (select coalesce(sum(amount), 0)::int from payments where order_id = ${order.id}) as received,
      (select coalesce(sum(amount), 0)::int from refunds where order_id = ${order.id}) as returned
      from orders where id = ${order.id}`;
      expect(row).toEqual({ status, ...money });
      expect(await sql.unsafe(UNBALANCED)).toEqual([]);
    },
  );
});
