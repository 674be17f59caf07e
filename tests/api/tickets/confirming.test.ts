import { toReference } from '@/backend/contract/tickets/reference';
import { eq } from 'drizzle-orm';
import { calls } from '@/backend/contract/calls';
import { MAX_MONEY } from '@/backend/contract/tickets/limits';
import { events } from '@/backend/db/schema/events';
import { nameTransfer } from '@/backend/modules/tickets/commands/orders/buyer';
import { cancelForBuyer, checkOrder } from '@/backend/modules/tickets/commands/orders/organiser';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { hasPostgres } from '@/tests/support/postgres';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';

jest.mock('@/backend/modules/tickets/commands/lock-event', () => {
  const { lockEvent: real } = jest.requireActual('@/backend/modules/tickets/commands/lock-event');
  return { lockEvent: jest.fn(real) };
});
const locking = jest.mocked(lockEvent);
const realLock = locking.getMockImplementation();

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

onPostgres('confirming a bank transfer', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  let transfers = 0;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  const newTransfer = () => `TX-${(transfers += 1)}`;
  const confirm = (id: number, amount: number, choice?: string, more: object = {}) =>
    refusalOf(people.check(id, 'confirm', { amount, transfer_id: newTransfer(), choice, ...more }));
  async function open(quantity = 2) {
    const event = await people.event([{ quantity }]);
    return { ...(await people.buyOne(people.ann, event)), of: event };
  }

  test('of too little with a request for the rest holds the seats for another day', async () => {
    const { id, number, expires_at } = await open();
    expect(await confirm(id, 20000, 'ask_rest')).toBe('done');
    const after = await people.again(id);
    expect(after).toMatchObject({ status: 'payment_in_progress', situation: 'underpaid', owed: 8000 });
    expect(String(after.expires_at) > String(expires_at)).toBe(true);
    const [notified] = await world.sql`select params->>'amount' as amount from messages
      where key = 'orderUnderpaid' and params->>'number' = ${number}`;
    expect(notified?.amount).toBe('CNY 80.00');
    const letters = await world.sql<{ text: string }[]>`select payload->>'text' as text from outbox
      where kind = 'mail' and recipient = 'ann@example.org' and payload->>'subject' like '还差%'`;
    expect(letters).toHaveLength(1);
    for (const part of ['CNY 80.00', toReference(number)]) expect(letters[0]?.text).toContain(part);
    expect(await confirm(id, 8000)).toBe('done');
    expect(await people.again(id)).toMatchObject({ status: 'paid', to_return: 0 });
  });

  test('of the rest is recorded after a first part of the transfer that the buyer named, and only once', async () => {
    const { id } = await open();
    await nameTransfer(world.context, people.ann, { id, transfer_id: 'TX-named', ...zh });
    const press = (amount: number, version: number, choice?: string) =>
      refusalOf(people.check(id, 'confirm', { amount, version, choice }));
    const { version } = await people.again(id);
    expect(await press(20000, version, 'wait')).toBe('done');
    expect(await press(20000, version, 'wait')).toBe('conflict');
    expect(await press(8000, (await people.again(id)).version)).toBe('done');
    expect(await people.again(id)).toMatchObject({ status: 'paid', paid: 28000, to_return: 0 });
  });

  test('of too little with a waiver makes the order paid, and no more than the received money is refunded', async () => {
    const { id } = await open();
    expect(await confirm(id, 27000, 'waive')).toBe('done');
    expect(await people.again(id)).toMatchObject({ status: 'paid', owed: 0, to_return: 0, waived: 1000 });
    await cancelForBuyer(world.context, people.organiser, { id, reason: '', ...zh });
    expect(await people.again(id)).toMatchObject({ to_pay_back: 27000, to_return: 0 });
  });

  test('of too little with a return frees the seats and owes the money to the buyer', async () => {
    const { id, of } = await open(1);
    expect(await confirm(id, 20000, 'return', { reason: '太晚' })).toBe('done');
    expect(await people.again(id)).toMatchObject({
      status: 'cancelled',
      situation: 'cancelled_owed',
      to_pay_back: 20000,
    });
    expect(await people.buyOne(people.ben, of)).toMatchObject({ status: 'payment_in_progress' });
  });

  test('of too much issues the ticket, and the surplus is returned or put aside with a reason', async () => {
    const [a, b] = [await open(), await open()];
    expect(await confirm(a.id, 38000, 'return')).toBe('done');
    expect(await people.again(a.id)).toMatchObject({ status: 'paid', to_pay_back: 10000, to_return: 0 });
    expect(await confirm(b.id, 38000, 'park')).toBe('invalidInput');
    expect(await people.again(b.id)).toMatchObject({ status: 'payment_in_progress', paid: 0 });
    expect(await confirm(b.id, 38000, 'park', { reason: '下一单抵' })).toBe('done');
    expect(await people.again(b.id)).toMatchObject({ status: 'paid', parked: 10000, to_return: 0 });
    await people.check(b.id, 'return_money');
    expect(await people.again(b.id)).toMatchObject({ parked: 0, to_pay_back: 10000 });
  });

  test('with a choice that does not fit the sum is refused, and nothing is recorded', async () => {
    const { id } = await open();
    expect(await confirm(id, 28000, 'waive')).toBe('wrongState');
    expect(await confirm(id, 28000, 'ask_rest')).toBe('wrongState');
    expect(await confirm(id, 28000, 'revive')).toBe('wrongState');
    expect(await confirm(id, 20000, 'park', { reason: 'x' })).toBe('wrongState');
    expect(await people.again(id)).toMatchObject({ status: 'payment_in_progress', payments: [] });
  });

  test('without a transfer number leaves the reference empty', async () => {
    const { payments } = await people.paid(await people.event([{ quantity: 1 }]));
    expect(payments).toMatchObject([{ method: 'manual', reference: '' }]);
    const { id } = await open();
    expect(await confirm(id, 28000)).toBe('done');
    expect((await people.again(id)).payments).toMatchObject([{ reference: `TX-${transfers}` }]);
  });

  test('never lets a sum exceed what every program represents exactly', async () => {
    const liveEvent = await people.event([{ quantity: 5 }]);
    const order = await people.buyOne(people.ann, liveEvent);
    const input = { id: order.id, action: 'confirm', amount: Number.MAX_SAFE_INTEGER };
    expect(calls.checkOrder.input.safeParse(input).success).toBe(false);
    const pay = (amount: number, transfer_id: string) =>
      refusalOf(people.check(order.id, 'confirm', { amount, transfer_id }));
    expect(await pay(MAX_MONEY - 1, 'big-1')).toBe('done');
    expect(await pay(2, 'big-2')).toBe('invalidInput');
    expect(await people.again(order.id)).toMatchObject({ paid: MAX_MONEY - 1 });
    await expect(
      world.sql`update payments set amount = ${2 ** 53} where order_id = ${order.id}`,
    ).rejects.toThrow('payments_amount');
  });

  describe('of an order cancelled by the organiser', () => {
    async function cancelled(quantity = 1) {
      const order = await open(quantity);
      await cancelForBuyer(world.context, people.organiser, { id: order.id, reason: '', ...zh });
      return order;
    }

    test('needs a choice and does not make the order paid by itself', async () => {
      const { id } = await cancelled();
      expect(await confirm(id, 28000)).toBe('wrongState');
      expect(await people.again(id)).toMatchObject({ status: 'cancelled', paid: 0 });
    });

    test('revives the order while seats are free', async () => {
      const { id } = await cancelled();
      expect(await confirm(id, 28000, 'revive')).toBe('done');
      expect(await people.again(id)).toMatchObject({ status: 'paid', tickets: [{ state: 'valid' }] });
    });

    test('does not revive the order or waive the rest once the event is over', async () => {
      const [{ id, of }, short] = [await cancelled(), await open()];
      await world.sql`update events set start_time = now() - interval '3 hours', end_time = now() - interval '1 hour'
        where id in (${of.id}, ${short.of.id})`;
      expect(await confirm(id, 28000, 'revive')).toBe('saleEnded');
      expect(await confirm(short.id, 20000, 'waive')).toBe('saleEnded');
      expect(await confirm(short.id, 20000, 'ask_rest')).toBe('saleEnded');
      expect(await people.again(id)).toMatchObject({ status: 'cancelled', paid: 0 });
      expect((await people.again(short.id)).tickets).not.toMatchObject([{ state: 'valid' }]);
    });

    test('does not revive the order without a free seat, and the money can be put aside or returned', async () => {
      const { id, of } = await cancelled();
      await people.paid(of, 1, people.ben);
      expect(await confirm(id, 28000, 'revive')).toBe('soldOut');
      expect(await people.again(id)).toMatchObject({ status: 'cancelled', paid: 0 });
      expect(await confirm(id, 28000, 'park', { reason: '问他' })).toBe('done');
      expect(await people.again(id)).toMatchObject({ status: 'cancelled', parked: 28000, to_return: 0 });
      expect(await refusalOf(people.check(id, 'revive'))).toBe('soldOut');
      await people.check(id, 'return_money');
      expect(await people.again(id)).toMatchObject({ situation: 'cancelled_owed', to_pay_back: 28000 });
    });
  });

  /** Two backends confirm the same money of one order at once. Returns how often the rest was asked for. */
  async function confirmTwice(): Promise<number> {
    const buyer = await world.member(`buyer-${(transfers += 1)}`);
    const { id, version } = await people.buyOne(buyer, await people.event([{ quantity: 1 }]));
    const press = (context: typeof world.context) =>
      checkOrder(context, people.organiser, {
        ...{ id, version, action: 'confirm', amount: 1000, choice: 'ask_rest', reason: '', ...zh },
      });
    await Promise.allSettled([press(world.context), press(world.other)]);
    const rows =
      await world.sql`select log.id from order_log log where order_id = ${id} and action = 'rest_asked'`;
    return rows.length;
  }

  test('the control: without the lock, two simultaneous confirmations both count', async () => {
    locking.mockImplementation(async (context, id) => {
      const [event] = await context.db.select().from(events).where(eq(events.id, id));
      if (!event) throw new Error('no event');
      return event;
    });
    await world.sql`drop index payments_provider`;
    let max = 0;
    for (let round = 0; round < 20 && max < 2; round += 1) max = Math.max(max, await confirmTwice());
    locking.mockImplementation(realLock);
    await world.sql`delete from payments a using payments b where a.provider_id = b.provider_id and a.id > b.id`;
    await world.sql`create unique index payments_provider on payments (provider, provider_id)`;
    expect(max).toBe(2);
  });

  test('only one of two simultaneous confirmations counts', async () => {
    for (let round = 0; round < 5; round += 1) expect(await confirmTwice()).toBe(1);
  });
});
