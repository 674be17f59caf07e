import { eq } from 'drizzle-orm';
import { TRANSFER_ENDS } from '@/backend/contract/tickets/transitions';
import { events } from '@/backend/db/schema/events';
import { ticketTransfers } from '@/backend/db/schema/transfers';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { renewByKey } from '@/backend/modules/tickets/commands/tickets/renew';
import { endTransfer } from '@/backend/modules/tickets/commands/transfers/end';
import { checkOffers, type OfferedTickets, startOfferedTickets, zh } from '@/tests/support/offered-tickets';
import { hasPostgres } from '@/tests/support/postgres';
import { refusalOf } from '@/tests/support/ticket-world';

jest.mock('@/backend/modules/tickets/commands/lock-event', () => {
  const { lockEvent: real } = jest.requireActual('@/backend/modules/tickets/commands/lock-event');
  return { lockEvent: jest.fn(real) };
});

jest.mock('@/backend/modules/tickets/commands/transfers/end', () => {
  const real = jest.requireActual('@/backend/modules/tickets/commands/transfers/end');
  return { ...real, endTransfer: jest.fn(real.endTransfer) };
});

/** The refusals that the loser of a race may get; anything else is an error of the database. */
const LOST = ['transferOver', 'wrongState', 'notFound', 'moved'];

/** Whether exactly one succeeded, and the others were refused properly. */
const isDecided = (answers: string[]) =>
  answers.filter((answer) => answer === 'done').length === 1 &&
  answers.every((answer) => answer === 'done' || LOST.includes(answer));

const onPostgres = hasPostgres ? describe : describe.skip;

jest.setTimeout(240_000);

onPostgres('two simultaneous actions on one ticket', () => {
  let on: OfferedTickets;

  beforeAll(async () => {
    on = await startOfferedTickets();
  });
  afterEach(() => checkOffers(on));
  afterAll(() => on.world.end());

  test.each([
    ['take against take'],
    ['take against call-back'],
    ['take against refund'],
    ['take against scan'],
  ])('only one succeeds: %s', async (name) => {
    const locking = jest.mocked(lockEvent);
    const real = locking.getMockImplementation();
    const round = async () => {
      const { event, orderId, id, code, key } = await on.offered();
      const scan = name === 'take against scan' ? await on.phoneAt(event) : null;
      const rivals: Record<string, () => Promise<string>> = {
        'take against take': () => refusalOf(on.take(key, on.world.other)),
        'take against call-back': () => refusalOf(on.callBack(id, on.world.other)),
        'take against refund': () => refusalOf(on.giveBack(orderId, on.world.other)),
        'take against scan': async () => {
          const result = await scan?.(code, on.world.other);
          return result === 'admitted' ? 'done' : String(result);
        },
      };
      const answers = await Promise.all([
        refusalOf(on.take(key)),
        (rivals[name] ?? (async () => ''))().catch(() => 'failed'),
      ]);
      // The control may leave a pending transfer behind.
      await on.world
        .sql`update ticket_transfers set state = 'void' where ticket_id = ${id} and state = 'pending'`;
      return answers;
    };
    const rounds = async (count: number) => {
      const outcomes: boolean[] = [];
      for (let at = 0; at < count; at += 1) outcomes.push(isDecided(await round()));
      return outcomes;
    };
    const ending = jest.mocked(endTransfer);
    const realEnd = ending.getMockImplementation();
    // The control: without the lock of the event and the guard of the row, both succeed.
    ending.mockImplementation(async ({ db }, { id }, command) => {
      const { to } = TRANSFER_ENDS[command];
      await db.update(ticketTransfers).set({ state: to }).where(eq(ticketTransfers.id, id));
    });
    locking.mockImplementation(async (context, id) => {
      const [event] = await context.db.select().from(events).where(eq(events.id, id));
      if (!event) throw new Error('no event');
      await new Promise((resolve) => setTimeout(resolve, 20));
      return event;
    });
    const control = await rounds(6);
    locking.mockImplementation(real);
    ending.mockImplementation(realEnd);
    expect(control).toContain(false);
    expect(await rounds(6)).toEqual([true, true, true, true, true, true]);
  });

  test('only one renewal of a link succeeds, and the only letter has the valid link', async () => {
    const locking = jest.mocked(lockEvent);
    const real = locking.getMockImplementation();
    const round = async () => {
      const event = await on.people.event([{ quantity: 9, per_person_limit: 9 }]);
      const [{ id = 0, key = '' } = {}] = (await on.people.paid(event)).tickets;
      const email = `renews-${id}@example.org`;
      await on.world.sql`update tickets set email = ${email} where id = ${id}`;
      const answers = await Promise.all(
        [on.world.context, on.world.other].map((context) => refusalOf(renewByKey(context, { key, ...zh }))),
      );
      const [now] = await on.world.sql`select access_key from tickets where id = ${id}`;
      const letters = await on.lettersTo(email);
      return {
        answers: answers.sort(),
        opened: letters.map(({ text }) => text.includes(String(now?.access_key))),
      };
    };
    const isOne = ({ answers, opened }: Awaited<ReturnType<typeof round>>) =>
      answers.join() === 'done,keyRenewed' && opened.join() === 'true';
    // The control: without the lock of the event both succeed, and the link of one letter is invalid.
    locking.mockImplementation(async (context, id) => {
      const [event] = await context.db.select().from(events).where(eq(events.id, id));
      if (!event) throw new Error('no event');
      await new Promise((resolve) => setTimeout(resolve, 20));
      return event;
    });
    const control = [];
    for (let at = 0; at < 4; at += 1) control.push(isOne(await round()));
    locking.mockImplementation(real);
    expect(control).toContain(false);
    for (let at = 0; at < 6; at += 1)
      expect(await round()).toEqual({ answers: ['done', 'keyRenewed'], opened: [true] });
  });
});
