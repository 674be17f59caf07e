import { eq } from 'drizzle-orm';
import { orders, tickets } from '@/backend/db/schema/orders';
import { inTransaction } from '@/backend/kernel/context';
import { eraseUser } from '@/backend/modules/accounts/commands/delete-account';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { until } from '@/tests/support/until';

/** Two connections: the embedded database has one. */
const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('an account that is deleted while money of its orders moves', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterAll(() => world.end());

  const isWaiting = async () => {
    const [row] = await world.sql`select count(*)::int as many from pg_locks where not granted`;
    return row?.many > 0;
  };

  test.each([
    ['the buyer', () => people.ann],
    ['the organiser', () => people.organiser],
  ])('waits for the step, and neither is ended by a deadlock: %s', async (_, leaving) => {
    const { id } = await people.paid(await people.event([{ quantity: 5 }]));
    let erased: Promise<unknown> = Promise.resolve();
    // As a step with money does: the order first, then its tickets.
    await withOrder(world.other, id, async ({ db }) => {
      await db.update(orders).set({ updatedAt: new Date() }).where(eq(orders.id, id));
      erased = inTransaction(world.context, (inner) => eraseUser(inner, leaving().id));
      erased.catch(() => undefined);
      await until(isWaiting);
      await db.update(tickets).set({ updatedAt: new Date() }).where(eq(tickets.orderId, id));
    });
    await erased;
    const [row] = await world.sql`select status from users where id = ${leaving().id}`;
    expect(row?.status).toBe('deleted');
  });
});
