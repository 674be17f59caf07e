import { calls } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import { LIMITS } from '@/backend/kernel/limit-table';
import { cancelOrder, nameTransfer } from '@/backend/modules/tickets/commands/orders/buyer';
import { createOrder } from '@/backend/modules/tickets/commands/orders/create-order';
import { cancelForBuyer } from '@/backend/modules/tickets/commands/orders/organiser';
import { readForBuyer } from '@/backend/modules/tickets/queries/orders/of-buyer';
import { readDeskOrder } from '@/backend/modules/tickets/queries/orders/of-organiser';
import { mailboxOf } from '@/backend/modules/tickets/queries/people/mailbox';
import { type CardWorld, startCardWorld } from '@/tests/support/card-world';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

test('spellings of one mailbox are recognised, and other addresses are kept apart', () => {
  const name = (address: string) => {
    const box = mailboxOf(address);
    return box === null ? null : `${box.name}@${box.domain}`;
  };
  expect(name('Ann+tickets@Example.org')).toBe('ann@example.org');
  expect(name('a.n.n+1@googlemail.com')).toBe('ann@gmail.com');
  expect(name('a.n.n@example.org')).toBe('a.n.n@example.org');
  expect([name(''), name('ann'), name('+1@example.org')]).toEqual([null, null, null]);
});

onPostgres('seats held for named transfers', () => {
  let world: CardWorld;
  let people: TicketPeople;
  let alias: Member;
  type CreatedEvent = Awaited<ReturnType<TicketPeople['event']>>;
  let transfers = 0;

  beforeAll(async () => {
    world = await startCardWorld();
    people = await ticketPeople(world);
    alias = await world.member('ann+2');
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  const event = (methods: ('manual' | 'stripe')[] = ['manual'], types = 3, per_person_limit = 4) =>
    people.event(
      Array.from({ length: types }, () => ({ quantity: 20, per_person_limit })),
      { payment_methods: methods },
    );
  const order = (buyer: Member, { id, types }: CreatedEvent, quantity: number, type = 0) =>
    people.buyOne(buyer, { id, types: types.slice(type) }, quantity);
  const name = (buyer: Member, id: number) =>
    nameTransfer(world.context, buyer, { id, transfer_id: `CLAIM-${(transfers += 1)}`, ...zh });
  const release = (id: number, more: object = {}) =>
    cancelForBuyer(world.context, people.organiser, { id, reason: '没有这笔钱', ...zh, ...more });

  test('are limited for each mailbox over all ticket types and accounts', async () => {
    const liveEvent = await event();
    const first = await order(people.ann, liveEvent, 4);
    await name(people.ann, first.id);
    // The limit is six of the sixty seats, a tenth.
    expect(await refusalOf(order(people.ann, liveEvent, 3, 1))).toBe('claimsFull');
    expect(await refusalOf(order(alias, liveEvent, 3, 1))).toBe('claimsFull');
    expect(await refusalOf(order(alias, liveEvent, 1))).toBe('tooManyTickets');
    expect(await refusalOf(order(alias, liveEvent, 2, 1))).toBe('done');
    expect(await refusalOf(order(people.ann, liveEvent, 1, 2))).toBe('claimsFull');
    // Another member may order, and so may this one once the money is confirmed.
    expect(await refusalOf(order(people.ben, liveEvent, 4))).toBe('done');
    await people.check(first.id, 'confirm');
    expect(await refusalOf(order(people.ann, liveEvent, 4, 2))).toBe('done');
  });

  test('can be held by one account of a mailbox at a time', async () => {
    const liveEvent = await event(['manual', 'stripe']);
    const [first, second] = [await order(people.ann, liveEvent, 1), await order(alias, liveEvent, 1)];
    await name(people.ann, first.id);
    expect(await refusalOf(name(alias, second.id))).toBe('tooManyTickets');
    expect(await refusalOf(name(people.ben, (await order(people.ben, liveEvent, 1)).id))).toBe('done');
  });

  test.each([
    ['by the organiser', (id: number) => release(id)],
    ['by their buyer', (id: number) => cancelOrder(world.context, people.ann, id)],
  ])('are refused after two transfers without money, ended %s', async (_, end) => {
    const [manualEvent, cards] = [await event(), await event(['manual', 'stripe'])];
    for (const liveEvent of [manualEvent, cards])
      for (let at = 0; at < 2; at += 1) {
        const { id } = await order(people.ann, liveEvent, 1);
        await name(people.ann, id);
        await end(id);
      }
    expect(await refusalOf(order(people.ann, manualEvent, 1))).toBe('claimsFailed');
    expect(await refusalOf(order(alias, manualEvent, 1))).toBe('claimsFailed');
    // Where cards are accepted, the buyer can still order and pay by card.
    const third = await order(people.ann, cards, 1);
    expect(await refusalOf(name(people.ann, third.id))).toBe('claimsFailed');
    expect(await refusalOf(order(people.ben, manualEvent, 1))).toBe('done');
    expect(await refusalOf(order(people.ann, await event(), 1))).toBe('done');
  });

  test('are not counted against the buyer when the money came later', async () => {
    const liveEvent = await event();
    for (let at = 0; at < 2; at += 1) {
      const { id } = await order(people.ann, liveEvent, 1);
      await name(people.ann, id);
      await release(id);
      await people.check(id, 'confirm', { choice: 'revive', transfer_id: `LATE-${id}` });
    }
    expect(await refusalOf(order(people.ann, liveEvent, 1))).toBe('done');
  });

  test('can be released at once by the organiser, who can block and unblock the buyer', async () => {
    const liveEvent = await event();
    const free = await people.event([{ quantity: 1, price: 0 }]);
    const pendingOrder = await order(people.ann, liveEvent, 4);
    await name(people.ann, pendingOrder.id);
    await release(pendingOrder.id, { block_buyer: true });
    const [type] = await world.sql`select taken from ticket_types where id = ${liveEvent.types[0] ?? 0}`;
    expect(type?.taken).toBe(0);
    const [notified] =
      await world.sql`select key from messages where user_id = ${people.ann.id} order by id desc`;
    expect(notified?.key).toBe('orderTransferMissing');
    expect(await refusalOf(order(people.ann, liveEvent, 1))).toBe('buyerBlocked');
    expect(await refusalOf(order(alias, liveEvent, 1))).toBe('buyerBlocked');
    expect(await refusalOf(order(people.ben, liveEvent, 1))).toBe('done');
    expect(await refusalOf(order(people.ann, free, 1))).toBe('done');
    expect(await readDeskOrder(world.context, pendingOrder.id, 'zh-Hans')).toMatchObject({
      is_buyer_blocked: true,
    });
    // The buyer reads that the order was cancelled and why, and nothing of what the organiser noted.
    const actionsOf = ({ log }: { log: { action: string }[] }) => log.map(({ action }) => action);
    const atDesk = actionsOf(await readDeskOrder(world.context, pendingOrder.id, 'zh-Hans'));
    const ofBuyer = actionsOf(await readForBuyer(world.context, pendingOrder.id, 'zh-Hans'));
    expect([atDesk.includes('buyer_blocked'), ofBuyer.includes('buyer_blocked')]).toEqual([true, false]);
    expect(ofBuyer).toContain('cancel');
    await people.check(pendingOrder.id, 'unblock_buyer');
    expect(await refusalOf(people.check(pendingOrder.id, 'unblock_buyer'))).toBe('wrongState');
    expect(await refusalOf(order(people.ann, liveEvent, 1))).toBe('done');
  });

  test('are limited by network address across accounts', async () => {
    const liveEvent = await event(['manual'], 3, 20);
    const { context } = world;
    const strict = { ...context, config: { ...context.config, limitsTimes: 1 } };
    const claim = async (at: number, address: string) => {
      const buyer = await world.member(`crowd${at}`);
      const items = [{ ticket_type_id: liveEvent.types[at % 3] ?? 0, quantity: 1 }];
      const input = { event_id: liveEvent.id, items, idempotency_key: `claim-${at}` };
      const { id } = await createOrder(context, buyer, address, calls.createOrder.input.parse(input));
      const named = { id, transfer_id: `CROWD-${at}`, ...zh };
      return refusalOf(nameTransfer(strict, buyer, named, address));
    };
    const { count } = LIMITS.claimNetwork;
    for (let at = 0; at < count; at += 1) expect(await claim(at, '203.0.113.7')).toBe('done');
    expect(await claim(count, '203.0.113.7')).toBe('tooManyRequests');
    expect(await claim(count + 1, '192.0.2.7')).toBe('done');
  });
});
