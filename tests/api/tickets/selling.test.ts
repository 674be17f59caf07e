import type { CallInput } from '@/backend/contract/calls';
import { calls } from '@/backend/contract/calls';
import { LIMITS } from '@/backend/kernel/limit-table';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { listEvents, readEvent, readTicketType } from '@/backend/modules/events/queries/lists';
import type { Member } from '@/backend/kernel/caller';
import { createOrder } from '@/backend/modules/tickets/commands/orders/create-order';
import { releaseSeatHolds } from '@/backend/modules/tickets/commands/seat-holds/release';
import { readOffer } from '@/backend/modules/tickets/queries/offers/offer';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { buy, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

onPostgres('ticket types and limits of sales', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  type CreatedEvent = Awaited<ReturnType<TicketPeople['event']>>;
  const change = (fields: CallInput<'updateActivity'>) =>
    updateEvent(world.context, people.organiser, calls.updateActivity.input.parse(fields));
  const offer = async ({ id }: CreatedEvent, codes: string[] = []) =>
    readOffer(world.context, people.ann, { event_id: id, codes, ...zh });
  const shown = async (event: CreatedEvent, codes?: string[]) =>
    (await offer(event, codes)).tickets.map(({ id }) => id);
  const order = (event: CreatedEvent, at: number, code?: string, quantity = 1) =>
    buy(world.context, people.ann, {
      event_id: event.id,
      items: [{ ticket_type_id: event.types[at] ?? 0, quantity, ...(code && { code }) }],
    });

  describe('ticket types with orders', () => {
    test('fields left out of a change stay, and a new type needs a name and a quantity', async () => {
      const soon = new Date(world.context.now().getTime() + 86_400_000).toISOString();
      const early = { steps: [{ price: 900, until: soon }], sale_closes: soon };
      const event = await people.event([
        {
          name: '早',
          price: 1200,
          currency: 'JPY',
          quantity: 4,
          per_person_limit: 3,
          note: '含茶',
          ...early,
        },
      ]);
      const [id] = event.types;
      const [before] = event.tickets;
      await order(event, 0);
      const after = await change({ id: event.id, tickets: [{ id, quantity: 6 }] });
      expect(after.tickets).toEqual([{ ...before, quantity: 6, taken: 1 }]);
      expect(
        (await change({ id: event.id, tickets: [{ id, steps: [], sale_closes: null }] })).tickets,
      ).toEqual([{ ...before, quantity: 6, taken: 1, steps: [], sale_closes: null }]);
      for (const tickets of [[{ name: '新' }], [{ quantity: 3 }]])
        expect(await refusalOf(change({ id: event.id, tickets }))).toBe('invalidInput');
    });

    test('the currency is fixed by the first order, even after its hold has expired', async () => {
      const event = await people.event([{ price: 1200, currency: 'JPY', quantity: 4 }]);
      const to = (currency: string) =>
        refusalOf(change({ id: event.id, tickets: [{ id: event.types[0], currency }] }));
      expect(await to('USD')).toBe('done');
      expect(await to('JPY')).toBe('done');
      const { id } = await order(event, 0);
      world.move(16 * 60_000);
      await releaseSeatHolds(world.context);
      expect(await to('USD')).toBe('invalidInput');
      expect(await people.again(id)).toMatchObject({ currency: 'JPY', total: 1200 });
    });

    test('the capacity of the event cannot be below the seats held and sold', async () => {
      const event = await people.event([
        { price: 0, quantity: 9 },
        { price: 0, quantity: 9 },
      ]);
      await order(event, 0, undefined, 2);
      await order(event, 1);
      expect(await refusalOf(change({ id: event.id, capacity: 2 }))).toBe('invalidInput');
      expect((await change({ id: event.id, capacity: 3 })).capacity).toBe(3);
      expect((await change({ id: event.id, capacity: null })).capacity).toBeNull();
    });

    test('a type left out of a change is hidden if it has orders, and deleted if it has none', async () => {
      const event = await people.event([{ price: 0, quantity: 5 }, { quantity: 5 }, { quantity: 5 }]);
      const [sold = 0, stored = 0, unsold = 0] = event.types;
      const had = await order(event, 0);
      const after = await change({ id: event.id, tickets: [{ id: stored }] });
      expect(after.tickets.map(({ id, is_hidden }) => [id, is_hidden])).toEqual(
        expect.arrayContaining([
          [sold, true],
          [stored, false],
        ]),
      );
      expect(after.tickets.map(({ id }) => id)).not.toContain(unsold);
      expect(await shown(event)).toEqual([stored]);
      expect(await refusalOf(order(event, 0))).not.toBe('done');
      expect((await people.again(had.id)).status).toBe('paid');
      expect(await refusalOf(change({ id: event.id, tickets: [{ id: sold, quantity: 0 }] }))).toBe(
        'invalidInput',
      );
    });
  });

  test('a buyer who repeatedly takes seats without paying cannot take more of the event until the next day', async () => {
    const event = await people.event([{ quantity: 3 }], { has_public_numbers: true });
    const { context } = world;
    const strict = { ...context, config: { ...context.config, limitsTimes: 1 } };
    const hold = (buyer = people.ben) =>
      refusalOf(
        buy(strict, buyer, {
          event_id: event.id,
          items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 1 }],
        }),
      );
    for (let at = 0; at < LIMITS.holdEvent.count; at += 1) {
      expect(await hold()).toBe('done');
      world.move(16 * 60_000);
    }
    expect(await hold()).toBe('tooManyRequests');
    await releaseSeatHolds(context);
    expect((await offer(event)).tickets).toMatchObject([{ left: 3, held: 0 }]);
    expect(await hold(people.ann)).toBe('done');
    world.move(20 * 3_600_000);
    expect(await hold()).toBe('done');
  });

  test('orders are limited by account and by network address across events', async () => {
    const free = () => people.event([{ price: 0, quantity: 1000, per_person_limit: 100 }]);
    const events = [await free(), await free()];
    const { context } = world;
    const strict = { ...context, config: { ...context.config, limitsTimes: 1 } };
    let at = 0;
    const take = (buyer: Member, address: string) => {
      at += 1;
      const { id: event_id, types } = events[at % 2] ?? { id: 0, types: [] };
      const items = [{ ticket_type_id: types[0] ?? 0, quantity: 1 }];
      const input = { event_id, items, idempotency_key: `limited-${at}` };
      return refusalOf(createOrder(strict, buyer, address, calls.createOrder.input.parse(input)));
    };
    const many = async (times: number, buyer: Member, address: string) => {
      for (let n = 0; n < times; n += 1) expect(await take(buyer, address)).toBe('done');
    };
    const { orderAccount, orderNetwork } = LIMITS;
    const buyers = [];
    for (let n = 0; n <= orderNetwork.count / orderAccount.count; n += 1)
      buyers.push(await world.member(`limited${n}`));
    const [last = people.ben, ...others] = buyers;
    for (const buyer of others) await many(orderAccount.count, buyer, '203.0.113.9');
    const [limitedBuyer = people.ann] = others;
    expect(await take(limitedBuyer, '198.51.100.1')).toBe('tooManyRequests');
    expect(await take(last, '203.0.113.9')).toBe('tooManyRequests');
    expect(await take(last, '198.51.100.1')).toBe('done');
    world.move(3_600_000);
    expect(await take(limitedBuyer, '203.0.113.9')).toBe('done');
  });

  test('numbers of seats are public only if the organiser wants it', async () => {
    const types = [
      { price: 0, quantity: 3 },
      { price: 0, quantity: 40 },
    ];
    const event = await people.event(types.map((type) => ({ ...type, per_person_limit: 9 })));
    await order(event, 0);
    const [first = 0] = event.types;
    const numbersOf = ({ quantity, left }: { quantity: number | null; left: number | null }) => [
      quantity,
      left,
    ];
    const notified = async () => {
      const [offered, page] = [await offer(event), await readEvent(world.context, event.id, 'zh-Hans')];
      const { list } = await listEvents(world.context, calls.activities.input.parse({}));
      const ticketType = await readTicketType(world.context, first, 'zh-Hans');
      return {
        seats: [offered.sold, page.seats_left, list.find(({ id }) => id === event.id)?.seats_left],
        types: [...page.tickets, ...offered.tickets, ticketType].map(numbersOf),
        offer: offered.tickets.map(({ held: seatHolds, waiting, may_take }) => [
          seatHolds,
          waiting,
          may_take,
        ]),
      };
    };
    const none = [null, null];
    expect(await notified()).toEqual({
      seats: [null, null, null],
      types: [none, none, none, none, none],
      offer: [
        [...none, 8],
        [...none, 9],
      ],
    });
    const wanted = { event_id: event.id, items: [{ ticket_type_id: first, quantity: 4 }] };
    expect(await refusalOf(buy(world.context, people.organiser, wanted))).toBe('soldOut');
    await change({ id: event.id, has_public_numbers: true });
    expect(await notified()).toEqual({
      seats: [1, 42, 42],
      types: [
        [3, 2],
        [40, 40],
        [3, 2],
        [40, 40],
        [3, 2],
      ],
      offer: [
        [0, 0, 2],
        [0, 0, 9],
      ],
    });
  });

  test('a currency without decimals accepts whole amounts only, and a stored price with decimals can stay', async () => {
    const priced = (price: number, more: object = {}) => people.event([{ price, currency: 'TWD', ...more }]);
    expect(await refusalOf(priced(28_050))).toBe('invalidInput');
    const until = new Date(world.context.now().getTime() + 3_600_000).toISOString();
    expect(await refusalOf(priced(28_000, { steps: [{ price: 20_050, until }] }))).toBe('invalidInput');
    const event = await priced(28_000);
    await world.sql`update ticket_types set price = 28050 where event_id = ${event.id}`;
    const form = { id: event.types[0] ?? 0, name: '票1', quantity: 2 };
    const saved = (price: number) => refusalOf(change({ id: event.id, tickets: [{ ...form, price }] }));
    expect([await saved(28_050), await saved(28_051), await saved(29_000)]).toEqual([
      'done',
      'invalidInput',
      'done',
    ]);
    const pendingOrder = await order(event, 0);
    expect(await refusalOf(people.check(pendingOrder.id, 'confirm', { amount: 28_950 }))).toBe(
      'invalidInput',
    );
    await people.check(pendingOrder.id, 'confirm', { amount: 29_000 });
    expect((await people.again(pendingOrder.id)).status).toBe('paid');
  });
});
