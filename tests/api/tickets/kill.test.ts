import { hasPostgres } from '@/tests/support/postgres';
import { type Killable, startKillable } from '@/tests/support/killable';

const onPostgres = hasPostgres ? describe : describe.skip;

/**
 * The tables an order writes, in this order: while one of them is locked, the backend waits right before that write.
 */
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

jest.setTimeout(240_000);

onPostgres('a backend that is killed in the middle of an order', () => {
  let killable: Killable;

  beforeAll(async () => {
    killable = await startKillable();
  });
  afterAll(() => killable.end());

  test('sending the same key again makes one order in the right state, whatever table was being written', async () => {
    const { sql, who, makeEvent, killAtTable } = killable;
    const { id: event_id, tickets } = await makeEvent({ price: 0 });
    for (const [at, table] of STEPS.entries()) {
      const input = {
        event_id,
        items: [{ ticket_type_id: tickets[0]?.id, quantity: 1 }],
        idempotency_key: `killed-${table}`,
      };
      expect(await killAtTable(table, () => who('ann')('createOrder', input))).toBeNull();
      const answer = await who('ann')('createOrder', input);
      expect([table, answer.code, answer.data?.status]).toEqual([table, 200, 'paid']);
      const [row] =
        await sql`select (select taken from ticket_types where id = ${tickets[0]?.id ?? 0}) as taken,
        (select count(*)::int from orders where event_id = ${event_id}) as orders,
        (select count(*)::int from tickets where event_id = ${event_id} and state = 'valid') as seats`;
      expect([table, row]).toEqual([table, { taken: at + 1, orders: at + 1, seats: at + 1 }]);
    }
  });
});
