import { calls } from '@/backend/contract/calls';
import { saveOrganiser } from '@/backend/modules/events/commands/people/save-organiser';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { readDuties } from '@/backend/modules/accounts/queries/duties';
import { nameTransfer } from '@/backend/modules/tickets/commands/orders/buyer';
import { checkOrder } from '@/backend/modules/tickets/commands/orders/organiser';
import { settleCancelledEvents } from '@/backend/modules/tickets/commands/refunds/settle-cancelled';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { makeEvent, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

onPostgres('what a member has to settle before leaving', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  const seller = (fields: object) =>
    saveOrganiser(
      world.context,
      people.organiser,
      calls.saveOrganiser.input.parse({ name: '链上社', ...fields }),
    );
  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
    await seller({ seller_name: '链上文化（上海）有限公司', tax_number: '91310000X', tax_basis_points: 600 });
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  test('a member who wants to leave sees open duties: live events, open money, orders and tickets', async () => {
    const [eva, fay] = [await world.member('eva'), await world.member('fay')];
    const event = await makeEvent(world.context, eva, [{ quantity: 5 }]);
    const duties = (id: number) => readDuties(world.context, id, 'zh-Hans');
    expect(await duties(fay.id)).toEqual({ live_events: [], open_money: [], orders: [], tickets: [] });
    const order = await people.buyOne(fay, event);
    await nameTransfer(world.context, fay, { id: order.id, transfer_id: 'TX-77', ...zh });
    const named = [{ id: event.id, title: '链上清算工作坊' }];
    expect(await duties(eva.id)).toMatchObject({ live_events: named, open_money: named });
    await checkOrder(world.context, eva, { id: order.id, action: 'confirm', reason: '', ...zh });
    expect(await duties(eva.id)).toMatchObject({ live_events: named, open_money: [] });
    expect(await duties(fay.id)).toMatchObject({
      orders: [],
      tickets: [{ id: order.id, number: order.number }],
    });
    const cancel = calls.updateActivity.input.parse({ id: event.id, status: 'cancelled' });
    await updateEvent(world.context, eva, cancel);
    await settleCancelledEvents(world.context);
    expect(await duties(eva.id)).toMatchObject({ live_events: [], open_money: named });
    expect(await duties(fay.id)).toMatchObject({ orders: [{ id: order.id }], tickets: [] });
    await checkOrder(world.context, eva, { id: order.id, action: 'refund_done', reason: '', ...zh });
    expect(await duties(eva.id)).toMatchObject({ live_events: [], open_money: [] });
    expect(await duties(fay.id)).toEqual({ live_events: [], open_money: [], orders: [], tickets: [] });
  });
});
