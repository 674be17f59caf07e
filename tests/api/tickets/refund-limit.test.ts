import { eq } from 'drizzle-orm';
import { events } from '@/backend/db/schema/events';
import { requestRefund } from '@/backend/modules/tickets/commands/buyer';
import { cancelForBuyer, checkOrder } from '@/backend/modules/tickets/commands/host';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { payOrder } from '@/backend/modules/tickets/commands/pay-order';
import { sendRefund } from '@/backend/modules/tickets/commands/stripe/send-refund';
import { takeWebhook } from '@/backend/modules/tickets/commands/stripe/webhook';
import type { Context } from '@/backend/kernel/context';
import { type CardWorld, startCardWorld } from '@/tests/support/card-world';
import { hasPostgres } from '@/tests/support/postgres';
import { standBefore } from '@/tests/support/stand-before';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf } from '@/tests/support/ticket-world';
import { until } from '@/tests/support/until';

jest.mock('@/backend/modules/tickets/commands/lock-event', () => {
  const { lockEvent: real } = jest.requireActual('@/backend/modules/tickets/commands/lock-event');
  return { lockEvent: jest.fn(real) };
});

jest.setTimeout(240_000);

const locking = jest.mocked(lockEvent);
const realLock = locking.getMockImplementation();
const onPostgres = hasPostgres ? describe : describe.skip;
/** Without the lock a round may still end well by chance, twenty in a row do not. */
const ROUNDS = 20;
const zh = { locale: 'zh-Hans' as const };

/** Orders, payments and payments at the provider that gave back more than came in. */
const EXCEEDED = `
  select 'order' as what, o.id from orders o where
    (select coalesce(sum(amount), 0) from refunds where order_id = o.id and state <> 'failed') >
    (select coalesce(sum(amount), 0) from payments where order_id = o.id and state in ('received', 'disputed'))
  union all
  select 'payment', p.id from payments p where
    (select coalesce(sum(amount), 0) from refunds where payment_id = p.id and state <> 'failed') >
    case when p.state in ('received', 'disputed') then p.amount else 0 end`;

onPostgres('what goes back', () => {
  let world: CardWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startCardWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => {
    expect(await world.sql.unsafe(EXCEEDED)).toEqual([]);
    expect(await world.unbalanced()).toEqual([]);
  });
  afterAll(() => world.end());

  const event = (fields: object = {}) =>
    people.event([{ quantity: 9, per_person_limit: 9 }], { refund_hours: 1, ...fields });
  const giveBack = (id: number, tickets?: { id: number }[], context: Context = world.context) =>
    requestRefund(context, people.ann, {
      id,
      ticket_ids: tickets?.map((one) => one.id),
      reason: '',
      ...zh,
    });
  const cancel = (id: number, more: { ticket_ids?: number[]; kept?: number } = {}, context = world.context) =>
    cancelForBuyer(context, people.host, { id, reason: '', ...zh, ...more });
  const moneyOf = async (id: number) => {
    const { paid, refunded, to_return } = await people.again(id);
    return { paid, refunded, to_return };
  };

  describe('by transfer', () => {
    test('is the worth of one ticket, then of the rest, and after that nothing', async () => {
      const { id, tickets } = await people.paid(await event(), 3);
      await giveBack(id, tickets.slice(0, 1));
      expect(await moneyOf(id)).toMatchObject({ paid: 84000, refunded: 28000 });
      expect(await refusalOf(giveBack(id, tickets.slice(0, 1)))).toBe('wrongState');
      await cancel(id);
      expect(await moneyOf(id)).toEqual({ paid: 84000, refunded: 84000, to_return: 0 });
      for (const again of [() => giveBack(id), () => cancel(id), () => people.check(id, 'return_money')])
        expect(await refusalOf(again())).toBe('wrongState');
      await people.check(id, 'refund_done');
      for (const again of [() => cancel(id), () => people.check(id, 'refund_done')])
        expect(await refusalOf(again())).toBe('wrongState');
      expect(await people.again(id)).toMatchObject({ status: 'refunded', refunded: 84000 });
    });

    test('is no more when everything is pressed twice', async () => {
      const { id } = await people.paid(await event(), 2);
      const twice = (work: () => Promise<unknown>) => Promise.all([refusalOf(work()), refusalOf(work())]);
      expect((await twice(() => cancel(id))).toSorted()).toEqual(['done', 'wrongState']);
      const [refund] = (await people.again(id)).refunds;
      await twice(() => people.check(id, 'refund_done', { refund_id: refund?.id }));
      expect(await moneyOf(id)).toEqual({ paid: 56000, refunded: 56000, to_return: 0 });
      const [row] = await world.sql`select sum(amount)::int as countered from receipts
        where order_id = ${id} and refund_id is not null`;
      expect(row?.countered).toBe(-56000);
    });

    test.each(['the surplus first', 'the tickets first'])(
      'is surplus and tickets, once each: %s',
      async (order) => {
        const { id } = await people.buyOne(people.ann, await event());
        await people.check(id, 'confirm', { amount: 30000, transfer_id: `surplus-${id}` });
        const acts = [() => people.check(id, 'return_money'), () => cancel(id)];
        if (order === 'the tickets first') acts.reverse();
        for (const act of acts) await act();
        expect(await refusalOf(people.check(id, 'return_money'))).toBe('wrongState');
        expect(await moneyOf(id)).toEqual({ paid: 30000, refunded: 30000, to_return: 0 });
        await people.check(id, 'refund_done');
        expect((await people.again(id)).status).toBe('refunded');
      },
    );

    test('is what came of an order that was paid too little, not its price', async () => {
      const { id } = await people.buyOne(people.ann, await event());
      await people.check(id, 'confirm', { amount: 10000, transfer_id: `short-${id}` });
      await cancel(id);
      await people.check(id, 'return_money');
      expect(await refusalOf(people.check(id, 'return_money'))).toBe('wrongState');
      expect(await moneyOf(id)).toEqual({ paid: 10000, refunded: 10000, to_return: 0 });
    });

    test('is one of two payments, then the other: each no more than it was', async () => {
      const { id } = await people.buyOne(people.ann, await event());
      await people.check(id, 'confirm', { amount: 28000, transfer_id: `first-${id}` });
      await people.check(id, 'confirm', { amount: 28000, transfer_id: `second-${id}` });
      await people.check(id, 'return_money');
      expect(await refusalOf(people.check(id, 'return_money'))).toBe('wrongState');
      await people.check(id, 'refund_done');
      expect(await people.again(id)).toMatchObject({ status: 'paid', tickets: [{ state: 'valid' }] });
      await cancel(id);
      await people.check(id, 'refund_done');
      expect(await moneyOf(id)).toEqual({ paid: 56000, refunded: 56000, to_return: 0 });
      const rows = await world.sql`select sum(amount)::int as sum from refunds where order_id = ${id}
        group by payment_id order by payment_id`;
      expect(rows.map(({ sum }) => sum)).toEqual([28000, 28000]);
    });

    test('is less by what the organiser keeps, and what is kept is never returned after all', async () => {
      const { id, tickets } = await people.paid(await event(), 2);
      await cancel(id, { ticket_ids: tickets.slice(0, 1).map((one) => one.id), kept: 99999 });
      expect(await moneyOf(id)).toEqual({ paid: 56000, refunded: 0, to_return: 0 });
      await cancel(id, { kept: 8000 });
      expect(await refusalOf(people.check(id, 'return_money'))).toBe('wrongState');
      expect(await moneyOf(id)).toEqual({ paid: 56000, refunded: 20000, to_return: 0 });
    });
  });

  describe('by card', () => {
    const hear = (type: string, object: object, context: Context = world.context) =>
      takeWebhook(context, world.stripe.message(type, object, world.context.now()).body);
    async function paidByCard(quantity = 1) {
      const one = await event({ payment_methods: ['stripe'] });
      const { id } = await people.buyOne(people.ann, one, quantity);
      await payOrder(world.context, people.ann, id, 'stripe');
      const session = world.stripe.sessions.at(-1);
      world.stripe.pay(session);
      await hear('checkout.session.completed', session ?? {});
      const intent = session?.payment_intent ?? '';
      const dispute = (status: string, context?: Context) => {
        world.stripe.disputes.set(`dp_${id}`, { status, payment_intent: intent });
        return hear('charge.dispute.updated', { id: `dp_${id}` }, context);
      };
      return { ...(await people.again(id)), intent, dispute };
    }
    /** Sends what waits to be sent, and says what the provider returned in all. */
    async function sent(id: number, intent: string): Promise<number> {
      const rows = await world.sql<{ id: number }[]>`select id::int from refunds where order_id = ${id}
        and not is_manual order by id`;
      for (const { id: refundId } of rows) await refusalOf(sendRefund(world.context, { refundId }));
      return world.stripe.refunds
        .filter((one) => one.payment_intent === intent)
        .reduce((sum, { amount }) => sum + amount, 0);
    }

    test('is one ticket, then the rest, at the provider as in the rows', async () => {
      const { id, tickets, intent } = await paidByCard(2);
      await giveBack(id, tickets.slice(0, 1));
      expect(await sent(id, intent)).toBe(28000);
      await cancel(id);
      expect(await sent(id, intent)).toBe(56000);
      expect(await refusalOf(cancel(id))).toBe('wrongState');
      expect(await people.again(id)).toMatchObject({ status: 'refunded', paid: 56000, refunded: 56000 });
    });

    test.each(['needs_response', 'lost'])(
      'is nothing of what the bank took before it was sent; nor is the organiser asked to pay it: %s',
      async (status) => {
        const { id, intent, dispute } = await paidByCard();
        await giveBack(id);
        await dispute(status);
        expect(await sent(id, intent)).toBe(0);
        const after = await people.again(id);
        expect(after).toMatchObject({ refunded: 0, refunds: [{ state: 'failed' }] });
        await dispute('lost');
        await dispute('lost');
        expect(await people.again(id)).toMatchObject({ status: 'refunded', refunded: 0, to_return: 0 });
        expect(await refusalOf(people.check(id, 'return_money'))).toBe('wrongState');
      },
    );

    test('is returned once when the bank gives it back here', async () => {
      const { id, intent, dispute } = await paidByCard();
      await giveBack(id);
      await dispute('needs_response');
      await dispute('won');
      expect(await people.again(id)).toMatchObject({ status: 'refund_in_progress', to_return: 28000 });
      await people.check(id, 'return_money');
      expect(await sent(id, intent)).toBe(28000);
      expect(await people.again(id)).toMatchObject({ status: 'refunded', refunded: 28000, to_return: 0 });
    });

    test('is what Stripe did, when the bank asked while the refund was on its way', async () => {
      const { id, intent, dispute } = await paidByCard();
      await giveBack(id);
      const [row] = (await people.again(id)).refunds;
      const refund = { id: `re_${id}`, payment_intent: intent, amount: 28000, status: 'succeeded' };
      world.stripe.refunds.push({ ...refund, metadata: { refund: String(row?.id) } });
      await dispute('needs_response');
      await hear('refund.updated', refund);
      await dispute('won');
      expect(await moneyOf(id)).toEqual({ paid: 28000, refunded: 28000, to_return: 0 });
    });

    test('a refund the provider refuses because the bank took the money is nobody’s to pay', async () => {
      const { id, intent, dispute } = await paidByCard();
      await giveBack(id);
      // The message about the dispute is still on its way.
      world.stripe.disputes.set(`dp_${id}`, { status: 'needs_response', payment_intent: intent });
      await sent(id, intent);
      await dispute('lost');
      expect((await people.again(id)).refunds.filter(({ state }) => state !== 'failed')).toEqual([]);
      expect((await people.again(id)).status).toBe('refunded');
    });

    test('counts what the organiser returned at the provider itself: it is not returned again', async () => {
      const { id, tickets, intent } = await paidByCard(2);
      const refund = { id: `re_own_${id}`, payment_intent: intent, amount: 28000, status: 'succeeded' };
      world.stripe.refunds.push({ ...refund, metadata: {} });
      for (let time = 0; time < 2; time += 1) await hear('refund.created', refund);
      const after = await people.again(id);
      expect(after).toMatchObject({ status: 'paid', paid: 56000, refunded: 28000 });
      expect(after.tickets.map(({ state }) => state)).toEqual(['valid', 'valid']);
      await cancel(id, { ticket_ids: tickets.slice(0, 1).map((one) => one.id) });
      await cancel(id);
      expect(await sent(id, intent)).toBe(56000);
      expect(await moneyOf(id)).toEqual({ paid: 56000, refunded: 56000, to_return: 0 });
      await hear('refund.created', { id: 're_of_nobody' });
    });

    describe('while the bank takes it', () => {
      /** A refund that stands right before its row is written, and a lost dispute that has come to a lock meanwhile. */
      async function meet() {
        const { id, dispute } = await paidByCard();
        const work: Promise<string>[] = [];
        const point = { table: 'refunds', write: 'insert', when: `new.order_id = ${id}` } as const;
        await standBefore(world.sql, point, async (untilThere) => {
          work.push(refusalOf(giveBack(id)));
          await untilThere();
          work.push(refusalOf(dispute('lost', world.other)));
          await until(async () => {
            const [row] = await world.sql`select count(*)::int as waiting from pg_locks where not granted`;
            return row?.waiting >= 2;
          });
        });
        return { id, answers: await Promise.all(work) };
      }

      test('the control: with the lock off, it goes back though it is gone', async () => {
        await withoutLock(meet);
        await mendAfterControl();
      });

      test('one of the two: it is gone, and does not go back', async () => {
        const { id, answers } = await meet();
        expect(answers).toEqual(['done', 'done']);
        expect(await people.again(id)).toMatchObject({
          status: 'refunded',
          paid: 0,
          refunded: 0,
          tickets: [{ state: 'refunded' }],
        });
        for (let round = 0; round < ROUNDS; round += 1) {
          const other = await paidByCard();
          await Promise.all([refusalOf(giveBack(other.id)), other.dispute('lost', world.other)]);
          expect(await moneyOf(other.id)).toEqual({ paid: 0, refunded: 0, to_return: 0 });
        }
      });
    });
  });

  /** Runs `meet` without the lock until more went back than came. */
  async function withoutLock(meet: () => Promise<unknown>): Promise<void> {
    locking.mockImplementation(async (context, id) => {
      const [row] = await context.db.select().from(events).where(eq(events.id, id));
      if (!row) throw new Error('no event');
      return row;
    });
    let exceeded = 0;
    for (let round = 0; round < ROUNDS && exceeded === 0; round += 1) {
      await meet();
      exceeded = (await world.sql.unsafe(EXCEEDED)).length;
    }
    locking.mockImplementation(realLock);
    expect(exceeded).toBeGreaterThan(0);
  }

  async function mendAfterControl(): Promise<void> {
    for (const table of ['receipts', 'refunds', 'payments', 'orders'])
      await world.sql`delete from ${world.sql(table)}`;
    await world.sql`update ticket_types set taken = 0`;
  }

  describe('when buyer and organiser press at once, over two backends', () => {
    /** Two tickets, and another payment that was too much: each is asked for twice. */
    async function meet() {
      const { id } = await people.paid(await event(), 2);
      await people.check(id, 'confirm', { amount: 30000, transfer_id: `surplus-${id}` });
      const surplus = (context: Context) =>
        checkOrder(context, people.host, { id, action: 'return_money', reason: '', ...zh });
      const [tickets, money] = await Promise.all(
        [
          [giveBack(id), cancel(id, {}, world.other)],
          [surplus(world.context), surplus(world.other)],
        ].map((works) => Promise.all(works.map(refusalOf))),
      );
      return { id, tickets, money };
    }

    test('the control: with the lock off, more goes back than came', async () => {
      await withoutLock(meet);
      await mendAfterControl();
    });

    test('each is done once, and goes back once', async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const { id, tickets, money } = await meet();
        expect(tickets?.toSorted()).toEqual(['done', 'wrongState']);
        expect(money?.toSorted()).toEqual(['done', 'wrongState']);
        expect(await moneyOf(id)).toEqual({ paid: 86000, refunded: 86000, to_return: 0 });
      }
    });
  });
});
