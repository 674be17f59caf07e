import { erasePersonalData } from '@/backend/modules/tickets/commands/erase-personal-data';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { buy, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('personal data of an event', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterAll(() => world.end());

  test('answers, names and addresses are erased ninety days after an event; sums and states stay', async () => {
    const question = { questions: [{ key: 'meal', kind: 'text' as const, label: '忌口' }] };
    const over = await people.event([{ quantity: 1 }], question);
    const ahead = await people.event([{ quantity: 1 }], {
      ...question,
      start_time: '2199-01-01 14:00',
      end_time: '2199-01-01 18:00',
    });
    const orders: { id: number }[] = [];
    for (const { id, types } of [over, ahead])
      orders.push(
        await buy(world.context, people.ann, {
          event_id: id,
          items: [{ ticket_id: types[0] ?? 0, quantity: 1 }],
          attendees: [{ name: '陈默', answers: { meal: '花生' } }],
        }),
      );
    const erase = async (days: number) => {
      const now = new Date(world.context.now().getTime() + days * 86_400_000);
      await erasePersonalData({ ...world.context, now: () => now });
    };
    const kept = () => world.sql`
      select t.name, t.answers, o.name <> '' or o.email <> '' as is_known, o.total::int, o.status
      from tickets t join orders o on o.id = t.order_id where o.id in ${world.sql(orders.map(({ id }) => id))} order by o.id`;
    const known = { name: '陈默', answers: { meal: '花生' }, is_known: true, total: 28000 };
    await erase(100);
    expect(await kept()).toMatchObject([known, known]);
    await erase(106);
    expect(await kept()).toMatchObject([{ name: '', answers: {}, is_known: false, total: 28000 }, known]);
  });
});
