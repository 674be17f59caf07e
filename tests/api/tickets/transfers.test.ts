import { nameTransfer, requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { cancelForBuyer } from '@/backend/modules/tickets/commands/orders/organiser';
import { releaseSeatHolds } from '@/backend/modules/tickets/commands/seat-holds/release';
import { remindOrganisers } from '@/backend/modules/tickets/commands/letters/remind-organisers';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const HOUR = 3_600_000;
const zh = { locale: 'zh-Hans' as const };

onPostgres('bank transfers waiting for the organiser, and surplus money', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  const bought = async () => people.buyOne(people.ann, await people.event([{ quantity: 5 }]));
  const cancel = (id: number) => cancelForBuyer(world.context, people.organiser, { id, reason: '', ...zh });

  test('an organiser who does not answer a named transfer is reminded once, some hours before the deadline', async () => {
    const { id, number } = await bought();
    await nameTransfer(world.context, people.ann, { id, transfer_id: 'TX-1', ...zh });
    const reminded: number[] = [];
    for (const hours of [19, 2, 5]) {
      world.move(hours * HOUR);
      await remindOrganisers(world.context);
      const [row] = await world.sql`select count(*)::int as times from messages where key = 'transferDue'
        and user_id = ${people.organiser.id} and params->>'number' = ${number}`;
      reminded.push(row?.times);
    }
    expect(reminded).toEqual([0, 1, 1]);
    await releaseSeatHolds(world.context);
    expect((await people.again(id)).status).toBe('payment_in_progress');
  });

  test('a named transfer extends its seat hold once, even if another one is named later', async () => {
    const { id } = await bought();
    const name = (transfer_id: string) => nameTransfer(world.context, people.ann, { id, transfer_id, ...zh });
    const until = async () => (await people.again(id)).expires_at;
    const named = world.context.now().getTime();
    await name('TX-A1');
    const extended = await until();
    expect(Math.round((Date.parse(extended ?? '') - named) / HOUR)).toBe(24);
    world.move(10 * HOUR);
    await name('TX-A2');
    expect(await until()).toBe(extended);
    await people.check(id, 'ask_again');
    const requested = await until();
    await name('TX-A3');
    expect(await until()).toBe(requested);
    expect((await people.again(id)).payment.transfer_id).toBe('TX-A3');
  });

  test('a buyer has one order with a named transfer per event, and naming does not revive an expired hold', async () => {
    const event = await people.event([{ quantity: 5, per_person_limit: 5 }]);
    const [first, second] = [
      await people.buyOne(people.ben, event),
      await people.buyOne(people.ben, event, 2),
    ];
    const name = (id: number, transfer_id: string) =>
      refusalOf(nameTransfer(world.context, people.ben, { id, transfer_id, ...zh }));
    expect(await name(first.id, 'TX-B1')).toBe('done');
    expect(await name(second.id, 'TX-B2')).toBe('tooManyTickets');
    world.move(HOUR);
    expect(await name(second.id, 'TX-B2')).toBe('wrongState');
    await people.check(first.id, 'confirm');
    const third = await people.buyOne(people.ben, event);
    expect(await name(third.id, 'TX-B3')).toBe('done');
  });

  test('a transfer number is accepted for one order only, in any letter case and on any backend', async () => {
    const orders = [];
    for (let n = 0; n < 4; n += 1) orders.push(await bought());
    const [paid = 0, named = 0, third = 0, fourth = 0] = orders.map(({ id }) => id);
    const name = (id: number, transfer_id: string, context = world.context) =>
      refusalOf(nameTransfer(context, people.ann, { id, transfer_id, ...zh }));
    await people.check(paid, 'confirm', { transfer_id: '0xAB12' });
    expect(await name(named, '0xab12')).toBe('transferKnown');
    expect(await name(named, 'TX-C1')).toBe('done');
    expect(await name(third, 'tx-c1')).toBe('transferKnown');
    expect(await refusalOf(people.check(third, 'confirm', { transfer_id: 'tx-c1' }))).toBe('transferKnown');
    const both = await Promise.all([name(third, 'TX-C2'), name(fourth, 'TX-C2', world.other)]);
    expect(both.toSorted()).toEqual(['done', 'transferKnown']);
  });

  test('a second payment is recorded by its own number, and its return does not affect the ticket', async () => {
    const { id } = await bought();
    await people.check(id, 'confirm', { transfer_id: 'first' });
    // The same call again, or a call without a new number, records no second payment.
    expect(await refusalOf(people.check(id, 'confirm', { amount: 28000 }))).toBe('wrongState');
    await people.check(id, 'confirm', { amount: 28000, transfer_id: 'first' });
    expect(await people.again(id)).toMatchObject({ status: 'paid', paid: 28000, to_return: 0 });
    await people.check(id, 'confirm', { amount: 30000, transfer_id: 'second' });
    expect(await people.again(id)).toMatchObject({ status: 'paid', paid: 58000, to_return: 30000 });
    await people.check(id, 'return_money');
    expect(await refusalOf(people.check(id, 'return_money'))).toBe('wrongState');
    await people.check(id, 'refund_done');
    const after = await people.again(id);
    expect(after).toMatchObject({ status: 'paid', paid: 58000, refunded: 30000, to_return: 0 });
    expect(after.tickets.map(({ state }) => state)).toEqual(['valid']);
  });

  test('an overpaid order that was cancelled is refunded once the surplus is returned, too', async () => {
    const { id } = await bought();
    await people.check(id, 'confirm', { amount: 30000 });
    await cancel(id);
    await people.check(id, 'refund_done');
    expect(await people.again(id)).toMatchObject({ status: 'refund_in_progress', to_return: 2000 });
    await people.check(id, 'return_money');
    await people.check(id, 'refund_done');
    expect(await people.again(id)).toMatchObject({ status: 'refunded', to_return: 0 });
  });

  test('returning a surplus does not decide a pending refund request', async () => {
    const { id } = await bought();
    await people.check(id, 'confirm', { amount: 30000 });
    await people.check(id, 'return_money');
    await requestRefund(world.context, people.ann, { id, reason: '病了', ...zh });
    await people.check(id, 'refund_done');
    expect(await people.again(id)).toMatchObject({ situation: 'refund_asked', refunded: 2000 });
    await people.check(id, 'approve_refund');
    await people.check(id, 'refund_done');
    expect(await people.again(id)).toMatchObject({ status: 'refunded', refunded: 30000 });
  });

  test('a part payment of an order the organiser cancels is owed until it is paid back', async () => {
    const { id } = await bought();
    await people.check(id, 'confirm', { amount: 10000 });
    await cancel(id);
    const owed = { refunded: 0, to_pay_back: 10000, to_return: 0 };
    expect(await people.again(id)).toMatchObject({
      status: 'cancelled',
      situation: 'cancelled_owed',
      ...owed,
    });
    await people.check(id, 'refund_done');
    expect(await people.again(id)).toMatchObject({
      status: 'cancelled',
      situation: 'cancelled_by_host',
      refunded: 10000,
      to_pay_back: 0,
    });
  });
});
