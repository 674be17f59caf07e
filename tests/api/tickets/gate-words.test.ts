import { randomUUID } from 'node:crypto';
import { calls } from '@/backend/contract/calls';
import { eq } from 'drizzle-orm';
import { events } from '@/backend/db/schema/events';
import { payments } from '@/backend/db/schema/payments';
import { saveAttendees } from '@/backend/modules/tickets/commands/tickets/attendees';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { transferTicket } from '@/backend/modules/tickets/commands/transfers/send';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import { hasPostgres } from '@/tests/support/postgres';
import { firstTicket, type ScanningPhones, scanningPhones } from '@/tests/support/scanning-phones';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

/** How often a race without a lock is tried at most until it goes wrong. */
const MAX_CONTROLS = 40;

jest.mock('@/backend/modules/tickets/commands/lock-event', () => {
  const { lockEvent: real } = jest.requireActual('@/backend/modules/tickets/commands/lock-event');
  return { lockEvent: jest.fn(real) };
});

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };
const HOUR = 3_600_000;

jest.setTimeout(240_000);

onPostgres('the verdicts of a gate', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  let phones: ScanningPhones;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
    phones = scanningPhones(world, people);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  test('a transferred ticket has a new code, which only its new holder sees, and the former code is refused', async () => {
    const event = await people.event([{ quantity: 9, per_person_limit: 9 }]);
    const order = await people.paid(event, 1);
    const { id, code } = firstTicket(order);
    const { send } = await phones.phoneAt(event);
    const after = await phones.transfer(id, 'ben@example.org');
    expect(after.code).not.toBe(code);
    const answer = await send({ code }, { code: code.toLowerCase() }, { code: after.code });
    expect(answer.verdicts.map(({ result }) => result)).toEqual(['moved', 'moved', 'admitted']);
    expect(answer.tickets).toContainEqual(
      expect.objectContaining({ id, code: after.code, former_codes: [code], version: 2 }),
    );
    expect((await people.again(order.id)).tickets[0]).toMatchObject({
      code: '',
      key: '',
      was_transferred: true,
    });
  });

  test('a visitor whom a phone turned away is not checked in, and the holder is admitted afterwards', async () => {
    const event = await people.event([{ quantity: 9, per_person_limit: 9 }]);
    const { id, code } = firstTicket(await people.paid(event, 1));
    const { send } = await phones.phoneAt(event);
    const after = await phones.transfer(id, 'ben@example.org');
    const [head, tail] = [code.slice(0, 4), code.slice(4)];
    const old = await send({ code: `${head.toLowerCase()}-${tail}`, result: 'moved', is_shown: true });
    expect(old.verdicts[0]).toMatchObject({ result: 'moved', ticket_id: id });
    const stale = await send({ code: after.code, result: 'unpaid', is_shown: true });
    expect(stale.verdicts[0]?.result).toBe('unpaid');
    expect([old.counts.checked_in, stale.counts.checked_in]).toEqual([0, 0]);
    const holder = await send({ code: ` ${after.code} `, result: 'admitted', is_shown: false });
    expect(holder.verdicts[0]?.result).toBe('admitted');
    expect(holder.counts.checked_in).toBe(1);
  });

  test('a ticket gets a new code when the organiser changes its address', async () => {
    const event = await people.event([{ quantity: 9 }]);
    const order = await people.paid(event, 1);
    const { id, code } = firstTicket(order);
    const { send } = await phones.phoneAt(event);
    for (const email of ['first@example.org', 'second@example.org'])
      await withOrder(world.context, order.id, (inner, row, its) =>
        saveAttendees(inner, row, its, 'host', { attendees: [{ id, email }] }),
      );
    expect((await send({ code })).verdicts[0]?.result).toBe('moved');
  });

  test('one of two simultaneous transfers of a ticket is pending, and the other is refused', async () => {
    const round = async () => {
      const event = await people.event([{ quantity: 9 }]);
      const { id } = firstTicket(await people.paid(event, 1));
      const both = ['x@example.org', 'y@example.org'].map((email, at) =>
        refusalOf(
          transferTicket(at ? world.other : world.context, people.ann, { id, name: '本', email, ...zh }),
        ),
      );
      return (await Promise.all(both)).toSorted();
    };
    const locking = jest.mocked(lockEvent);
    const real = locking.getMockImplementation();
    // The control: without the lock both pass the check, and the second one fails at a constraint of the database.
    locking.mockImplementation(async (context, id) => {
      const [event] = await context.db.select().from(events).where(eq(events.id, id));
      if (!event) throw new Error('no event');
      return event;
    });
    const isRefused = (outcome: string) => outcome !== 'done' && outcome !== 'transferPending';
    let isRaced = false;
    for (let at = 0; at < MAX_CONTROLS && !isRaced; at += 1) isRaced = (await round()).some(isRefused);
    locking.mockImplementation(real);
    expect(isRaced).toBe(true);
    for (let at = 0; at < 3; at += 1) expect(await round()).toEqual(['done', 'transferPending']);
  });

  test('scans made before a phone was revoked count, and later scans and the list are refused', async () => {
    const event = await people.event([{ quantity: 9 }]);
    const { code } = firstTicket(await people.paid(event, 1));
    const other = firstTicket(await people.paid(event, 1, people.ben)).code;
    const { send, revoke } = await phones.phoneAt(event);
    const before = phones.ago(0);
    world.move(HOUR);
    await revoke();
    world.move(HOUR);
    const answer = await send({ code, at: before, result: 'admitted' }, { code: other });
    expect(answer.verdicts.map(({ result }) => result)).toEqual(['admitted']);
    expect(answer).toMatchObject({ tickets: [], is_revoked: true });
    expect(await refusalOf(send())).toBe('sessionExpired');
  });

  test('a forced entry needs a reason', async () => {
    const scan = { id: randomUUID(), at: phones.ago(0), code: 'ABCD2345', is_forced: true };
    const parse = (reason: string) =>
      calls.syncGate.input.safeParse({
        token: 'x'.repeat(40),
        now: phones.ago(0),
        scans: [{ ...scan, reason }],
      });
    expect([parse('').success, parse(' ').success, parse('票主在场').success]).toEqual([false, false, true]);
  });

  test('an order that waits for approval and one with a dispute have verdicts of their own, also on phones', async () => {
    const requested = await people.event([{ quantity: 9 }], { needs_approval: true });
    const request = firstTicket(await people.buyOne(people.ann, requested));
    const first = await phones.phoneAt(requested);
    const waiting = await first.send({ code: request.code });
    expect(waiting.verdicts[0]?.result).toBe('awaiting');
    expect(waiting.tickets).toContainEqual(expect.objectContaining({ id: request.id, state: 'requested' }));

    const event = await people.event([{ quantity: 9 }]);
    const order = await people.paid(event, 1);
    await world.context.db.update(payments).set({ state: 'disputed' }).where(eq(payments.orderId, order.id));
    const second = await phones.phoneAt(event);
    const { code, id } = firstTicket(order);
    const disputed = await second.send({ code });
    expect(disputed.verdicts[0]?.result).toBe('disputed');
    expect(disputed.tickets).toContainEqual(expect.objectContaining({ id, is_disputed: true }));
    const forced = await second.send({ code, is_forced: true, reason: '票主出示了转账记录' });
    expect(forced.verdicts[0]?.result).toBe('admitted');
  });
});
