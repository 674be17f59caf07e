import { eq } from 'drizzle-orm';
import { events } from '@/backend/db/schema/events';
import type { Context } from '@/backend/kernel/context';
import { checkOrder } from '@/backend/modules/tickets/commands/orders/organiser';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { hasPostgres } from '@/tests/support/postgres';
import { type Returns, startReturns } from '@/tests/support/returns';
import { standBefore } from '@/tests/support/stand-before';
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
/** How many rounds of simultaneous calls are tried, without control over where they meet. */
const ROUNDS = 20;
const zh = { locale: 'zh-Hans' as const };

onPostgres('the sum refunded', () => {
  let returns: Returns;

  beforeAll(async () => {
    returns = await startReturns();
  });
  afterEach(async () => {
    expect(await returns.exceeded()).toEqual([]);
    expect(await returns.world.unbalanced()).toEqual([]);
  });
  afterAll(() => returns.world.end());

  describe('by card', () => {
    describe('while a dispute is lost', () => {
      /** Asks for a refund, and loses a dispute of the same order while the refund is written. */
      async function meet() {
        const { world, giveBack, paidByCard } = returns;
        const { id, dispute } = await paidByCard();
        const answers = await meetWriting(
          id,
          () => giveBack(id),
          () => dispute('lost', world.other),
        );
        return { id, answers };
      }

      test('is zero, because the bank has taken the money', async () => {
        const { world, people, giveBack, moneyOf, paidByCard } = returns;
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

  /**
   * Lets two calls on one order meet: the first waits right before it writes its refund, until the second waits for a
   * lock or for the same write.
   */
  async function meetWriting(
    id: number,
    first: () => Promise<unknown>,
    second: () => Promise<unknown>,
  ): Promise<string[]> {
    const { sql } = returns.world;
    const work: Promise<string>[] = [];
    const point = { table: 'refunds', write: 'insert', when: `new.order_id = ${id}` } as const;
    await standBefore(sql, point, async (untilThere) => {
      work.push(refusalOf(first()));
      await untilThere();
      work.push(refusalOf(second()));
      await until(async () => {
        // Only waits in this database: other tests use the same server.
        const [row] = await sql`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        return row?.waiting >= 2;
      });
    });
    return Promise.all(work);
  }

  /** Runs `meet` without the lock, and expects that more is refunded than was paid. */
  async function withoutLock(meet: () => Promise<unknown>): Promise<void> {
    locking.mockImplementation(async (context, id) => {
      const [row] = await context.db.select().from(events).where(eq(events.id, id));
      if (!row) throw new Error('no event');
      return row;
    });
    await meet();
    const exceeded = await returns.exceeded();
    locking.mockImplementation(realLock);
    expect(exceeded).not.toEqual([]);
  }

  async function mendAfterControl(): Promise<void> {
    const { world } = returns;
    for (const table of ['receipts', 'refunds', 'payments', 'orders'])
      await world.sql`delete from ${world.sql(table)}`;
    await world.sql`update ticket_types set taken = 0`;
  }

  describe('when buyer and organiser request a refund at once, on two backends', () => {
    /** An order of two tickets with a further payment as surplus; both can be asked back twice. */
    async function order() {
      const { world, people, event, giveBack, cancel } = returns;
      const { id } = await people.paid(await event(), 2);
      await people.check(id, 'confirm', { amount: 30000, transfer_id: `surplus-${id}` });
      const surplus = (context: Context) =>
        checkOrder(context, people.organiser, { id, action: 'return_money', reason: '', ...zh });
      return {
        id,
        tickets: [() => giveBack(id), () => cancel(id, {}, world.other)] as const,
        money: [() => surplus(world.context), () => surplus(world.other)] as const,
      };
    }

    /** Tickets are also guarded by the state of their rows; the surplus is guarded by the lock alone. */
    test('the control: without the lock, more is refunded than was paid', async () => {
      await withoutLock(async () => {
        const { id, money } = await order();
        await meetWriting(id, ...money);
      });
      await mendAfterControl();
    });

    test.each(['tickets', 'money'] as const)('one of two requests for the %s succeeds', async (what) => {
      const { id, ...requested } = await order();
      const [first, second] = requested[what];
      const answers = await meetWriting(id, first, second);
      expect(answers.toSorted()).toEqual(['done', 'wrongState']);
    });

    test('includes tickets and surplus once each', async () => {
      const { moneyOf } = returns;
      for (let round = 0; round < ROUNDS; round += 1) {
        const { id, tickets, money } = await order();
        const answers = await Promise.all([...tickets, ...money].map((act) => refusalOf(act())));
        expect(answers.slice(0, 2).toSorted()).toEqual(['done', 'wrongState']);
        expect(answers.slice(2).toSorted()).toEqual(['done', 'wrongState']);
        expect(await moneyOf(id)).toEqual({ paid: 86000, refunded: 86000, to_return: 0 });
      }
    });
  });
});
