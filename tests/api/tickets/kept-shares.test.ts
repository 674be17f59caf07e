import { calls } from '@/backend/contract/calls';
import { saveOrganiser } from '@/backend/modules/events/commands/people/save-organiser';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { previewRefund, requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { cancelForBuyer } from '@/backend/modules/tickets/commands/orders/organiser';
import { settleCancelledEvents } from '@/backend/modules/tickets/commands/refunds/settle-cancelled';
import { previewCancel } from '@/backend/modules/tickets/queries/refunds/cancel-preview';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

onPostgres('kept shares and part refunds', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  const seller = (fields: object) =>
    saveOrganiser(
      world.context,
      people.organiser,
      calls.saveOrganiser.input.parse({ name: '链上社', ...fields }),
    );
  const giveBack = (id: number, ticket_ids?: number[]) =>
    requestRefund(world.context, people.ann, { id, ticket_ids, reason: '', ...zh });

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
    await seller({ seller_name: '链上文化（上海）有限公司', tax_number: '91310000X', tax_basis_points: 600 });
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  test('the kept share is that of the purchase and shown in advance, and nothing is kept after the event was moved', async () => {
    const event = await people.event([{ quantity: 5, per_person_limit: 9 }], {
      refund_hours: 24,
      kept_percent: 10,
    });
    const order = await people.paid(event, 2);
    const change = (fields: object) =>
      updateEvent(
        world.context,
        people.organiser,
        calls.updateActivity.input.parse({ id: event.id, ...fields }),
      );
    await change({ kept_percent: 90 });
    const [first, second] = order.tickets.map(({ id }) => id);
    const some = { id: order.id, ticket_ids: [first ?? 0] };
    expect(await previewRefund(world.context, people.ann, some)).toMatchObject({
      amount: 25_200,
      kept: 2800,
    });
    await giveBack(order.id, [first ?? 0]);
    expect(await people.again(order.id)).toMatchObject({ status: 'paid', to_pay_back: 25_200, to_return: 0 });
    await people.check(order.id, 'refund_done');
    expect((await people.again(order.id)).receipts[1]).toMatchObject({ amount: -25_200 });
    const day = new Date(world.context.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10);
    await change({ start_time: `${day} 14:00`, end_time: `${day} 18:00` });
    const rest = { id: order.id, ticket_ids: [second ?? 0] };
    expect(await previewRefund(world.context, people.ann, rest)).toMatchObject({ amount: 28_000, kept: 0 });
    await giveBack(order.id, [second ?? 0]);
    await people.check(order.id, 'refund_done');
    expect(await people.again(order.id)).toMatchObject({
      status: 'refunded',
      refunded: 53_200,
      to_return: 0,
    });
  });

  test('a part refund frees a seat and purges the pages of the event', async () => {
    const event = await people.event([{ quantity: 2, per_person_limit: 2 }], { refund_hours: 24 });
    const order = await people.paid(event, 2);
    const notified = async () => {
      const [row] = await world.sql`select count(*)::int as jobs from outbox
        where kind = 'revalidate' and payload -> 'tags' ? ${`event:${event.id}`}`;
      return row?.jobs;
    };
    const before = await notified();
    await giveBack(order.id, [order.tickets[0]?.id ?? 0]);
    expect(await notified()).toBe(before + 1);
  });

  test('an organiser can keep a share of one order or of a cancelled event, and sees the sums in advance', async () => {
    const event = await people.event([{ quantity: 9, per_person_limit: 9 }]);
    const [a, b] = [await people.paid(event, 1), await people.paid(event, 1, people.ben)];
    await cancelForBuyer(world.context, people.organiser, { id: a.id, reason: '', kept: 1000, ...zh });
    await people.check(a.id, 'refund_done');
    expect(await people.again(a.id)).toMatchObject({ status: 'refunded', refunded: 27_000, to_return: 0 });
    expect(await previewCancel(world.context, event.id, 5)).toEqual({
      orders: 1,
      tickets: 1,
      by_provider: [],
      by_hand: [{ currency: 'CNY', amount: 26_600 }],
      kept: [{ currency: 'CNY', amount: 1400 }],
    });
    await updateEvent(
      world.context,
      people.organiser,
      calls.updateActivity.input.parse({ id: event.id, status: 'cancelled', cancel_kept_percent: 5 }),
    );
    await settleCancelledEvents(world.context);
    await people.check(b.id, 'refund_done');
    expect(await people.again(b.id)).toMatchObject({ status: 'refunded', refunded: 26_600, to_return: 0 });
  });
});
