import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { calls } from '@/backend/contract/calls';
import { TRANSFER_ENDS } from '@/backend/contract/tickets/transitions';
import { events } from '@/backend/db/schema/events';
import { ticketTransfers } from '@/backend/db/schema/transfers';
import { outbox } from '@/backend/db/schema/system';
import type { Context } from '@/backend/kernel/context';
import { updateEvent } from '@/backend/modules/events/commands/update-event';
import { saveAttendees } from '@/backend/modules/tickets/commands/attendees';
import { requestRefund } from '@/backend/modules/tickets/commands/buyer';
import { addGateDevice, joinGate, saveCheckInList } from '@/backend/modules/tickets/commands/gate-setup';
import { cancelForBuyer } from '@/backend/modules/tickets/commands/host';
import { decideHeld } from '@/backend/modules/tickets/commands/letters/decide-held';
import { lockEvent } from '@/backend/modules/tickets/commands/lock-event';
import { messageAttendees } from '@/backend/modules/tickets/commands/message-attendees';
import { sendTickets } from '@/backend/modules/tickets/commands/send-tickets';
import { settleCancelledEvents } from '@/backend/modules/tickets/commands/settle-cancelled';
import { syncGate } from '@/backend/modules/tickets/commands/sync-gate';
import {
  callBackTransfer,
  declineTransfer,
  takeTransfer,
} from '@/backend/modules/tickets/commands/transfers/answer';
import { endTransfer } from '@/backend/modules/tickets/commands/transfers/end';
import { sendTransferLetter } from '@/backend/modules/tickets/commands/transfers/letter';
import { transferTicket } from '@/backend/modules/tickets/commands/transfers/send';
import { endDueTransfers } from '@/backend/modules/tickets/commands/transfers/sweep';
import { withOrder } from '@/backend/modules/tickets/commands/with-order';
import { byKey, mineById, readHeld } from '@/backend/modules/tickets/queries/held-ticket';
import { listHeld } from '@/backend/modules/tickets/queries/held-letters';
import { readOffered } from '@/backend/modules/tickets/queries/offered-ticket';
import { offer } from '@/tests/support/hand-on';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { newKey, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

jest.mock('@/backend/modules/tickets/commands/lock-event', () => {
  const { lockEvent: real } = jest.requireActual('@/backend/modules/tickets/commands/lock-event');
  return { lockEvent: jest.fn(real) };
});

jest.mock('@/backend/modules/tickets/commands/transfers/end', () => {
  const real = jest.requireActual('@/backend/modules/tickets/commands/transfers/end');
  return { ...real, endTransfer: jest.fn(real.endTransfer) };
});

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const EMAIL = 'ben@example.org';

/** What the loser of a race hears: a refusal in words, or the gate's; anything else is a fault of the database. */
const LOST = ['transferOver', 'wrongState', 'notFound', 'moved'];

/** Whether one of two won, and the other was told so. */
const isDecided = (answers: string[]) =>
  answers.filter((answer) => answer === 'done').length === 1 &&
  answers.every((answer) => answer === 'done' || LOST.includes(answer));

jest.setTimeout(240_000);

onPostgres('a ticket that was offered and is not taken yet', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => {
    expect(await world.unbalanced()).toEqual([]);
    // An offer of a ticket that is valid no more, or has another code, would give away what the sender has not.
    expect(
      await world.sql`select x.id from ticket_transfers x join tickets t on t.id = x.ticket_id
        where x.state = 'pending' and (t.state <> 'valid' or t.version <> x.version)`,
    ).toHaveLength(0);
  });
  afterAll(() => world.end());

  /** A paid ticket of Ann's, offered to Ben. */
  async function offered(fields: Parameters<TicketPeople['event']>[1] = {}) {
    const event = await people.event([{ quantity: 9, per_person_limit: 9 }], { refund_hours: 1, ...fields });
    const order = await people.paid(event);
    const { id = 0, code = '' } = order.tickets[0] ?? {};
    const key = await offer(world.context, people.ann, { id, name: '本', email: EMAIL });
    return { event, orderId: order.id, id, code, key };
  }
  const take = (key: string, context = world.context) =>
    takeTransfer(context, { key, name: '本', answers: {}, ...zh });
  const decline = (key: string) => declineTransfer(world.context, { key, ...zh });
  const callBack = (id: number, context = world.context) =>
    callBackTransfer(context, people.ann, { id, ...zh });
  const giveBack = (id: number, context = world.context) =>
    requestRefund(context, people.ann, { id, reason: '', ...zh });
  const stateOf = async (key: string) => (await readOffered(world.context, { key, ...zh })).state;
  const heldByAnn = async (id: number) =>
    readHeld(world.context, await mineById(world.context, people.ann, id), 'zh-Hans');

  /** What a phone at the gate of an event sends: one scan of a code. */
  async function phoneAt({ id }: { id: number }) {
    const list = calls.saveCheckInList.input.parse({ activity_id: id, name: '东门', ...zh });
    const { lists } = await saveCheckInList(world.context, people.host, list);
    const device = { activity_id: id, list_id: lists[0]?.id ?? 0, name: '东门1' };
    const { join_key } = await addGateDevice(world.context, people.host, device);
    const { token } = await joinGate(world.context, '198.18.0.1', join_key);
    return async (code: string, context: Context = world.context) => {
      const now = context.now().toISOString();
      const scans = [{ id: randomUUID(), at: now, code }];
      const { verdicts } = await syncGate(context, calls.syncGate.input.parse({ token, now, scans, ...zh }));
      return verdicts[0]?.result ?? '';
    };
  }

  /** Runs what the outbox would do with letters of offers and tickets. */
  async function writeLetters(): Promise<void> {
    const { db } = world.context;
    const jobs = await db.select().from(outbox).where(isNull(outbox.deliveredAt)).orderBy(outbox.id);
    for (const { id, kind, payload } of jobs) {
      if (kind !== 'transferLetter' && kind !== 'tickets') continue;
      await (kind === 'tickets' ? sendTickets : sendTransferLetter)(world.context, payload);
      await db.update(outbox).set({ deliveredAt: new Date() }).where(eq(outbox.id, id));
    }
  }
  const lettersTo = async (to: string) =>
    (
      await world.context.db
        .select()
        .from(outbox)
        .where(and(eq(outbox.kind, 'mail'), eq(outbox.recipient, to)))
        .orderBy(outbox.id)
    ).map(({ payload }) => payload as { subject: string; text: string; html: string });

  test('stays its sender’s, whose code admits, until it is taken; then the old code answers that it moved', async () => {
    const { event, orderId, id, code, key } = await offered();
    expect(await heldByAnn(id)).toMatchObject({
      code,
      was_transferred: false,
      transfer: { state: 'pending', name: '本', email: EMAIL, ended_time: null },
    });
    expect((await people.again(orderId)).tickets).toMatchObject([
      { code, was_transferred: false, transfer: { state: 'pending' } },
    ]);
    expect(await refusalOf(mineById(world.context, people.ben, id))).toBe('notFound');
    expect(await readOffered(world.context, { key, ...zh })).toMatchObject({
      state: 'pending',
      ticket: { name: '本', email: EMAIL, type_name: '票1' },
    });

    const { key: access } = await take(key);
    const after = await byKey(world.context, access);
    expect(after).toMatchObject({ id, version: 2, name: '本', email: EMAIL });
    expect(after.code).not.toBe(code);
    const scan = await phoneAt(event);
    expect([await scan(code), await scan(after.code)]).toEqual(['moved', 'admitted']);
    expect(await refusalOf(mineById(world.context, people.ann, id))).toBe('notFound');
    expect((await people.again(orderId)).tickets).toMatchObject([
      { code: '', key: '', was_transferred: true, transfer: { state: 'taken', name: '本' } },
    ]);
    // The new holder reads nothing of how it came to them.
    expect((await readHeld(world.context, after, 'zh-Hans')).transfer).toBeNull();
  });

  test('its link says nothing but the state once the transfer is over, and a wrong one is unknown', async () => {
    const { key } = await offered();
    await take(key);
    const read = await readOffered(world.context, { key, ...zh });
    expect(read).toMatchObject({ state: 'taken', ticket: null });
    expect(JSON.stringify(read)).not.toContain(EMAIL);
    expect([await refusalOf(take(key)), await refusalOf(decline(key))]).toEqual([
      'transferOver',
      'transferOver',
    ]);
    const [id = ''] = key.split('.');
    for (const wrong of [`${Number(id) + 1}.${key.split('.')[1]}`, `${id}.${'0'.repeat(64)}`, 'x'.repeat(40)])
      expect(await refusalOf(readOffered(world.context, { key: wrong, ...zh }))).toBe('notFound');
  });

  test('can be called back and declined; the ticket is as it was, and can be offered anew', async () => {
    const { id, code, key } = await offered();
    await callBack(id);
    expect(await stateOf(key)).toBe('called_back');
    expect(await refusalOf(take(key))).toBe('transferOver');
    expect(await refusalOf(callBack(id))).toBe('transferOver');
    expect(await refusalOf(callBackTransfer(world.context, people.ben, { id, ...zh }))).toBe('notFound');

    const again = await offer(world.context, people.ann, { id, name: '林', email: 'lin@example.org' });
    await decline(again);
    expect(await heldByAnn(id)).toMatchObject({ code, transfer: { state: 'declined', name: '林' } });
    const told = await world.sql`select key, params->>'name' as name from messages
      where user_id = ${people.ann.id} order by id desc limit 1`;
    expect([...told]).toEqual([{ key: 'ticketDeclined', name: '林' }]);
  });

  test('is offered to one person at a time, and not once the doors are open or it was used', async () => {
    const { event, id, code } = await offered();
    const to = { id, name: '林', email: 'lin@example.org', ...zh };
    expect(await refusalOf(transferTicket(world.context, people.ann, to))).toBe('transferPending');
    await callBack(id);
    const scan = await phoneAt(event);
    expect(await scan(code)).toBe('admitted');
    expect(await refusalOf(transferTicket(world.context, people.ann, to))).toBe('wrongState');

    const early = await people.event([{ quantity: 1 }]);
    const [ticket] = (await people.paid(early)).tickets;
    const opens = new Date(world.context.now().getTime() - HOUR).toISOString();
    const list = { activity_id: early.id, name: '早场', opens, ...zh };
    await saveCheckInList(world.context, people.host, calls.saveCheckInList.input.parse(list));
    const late = transferTicket(world.context, people.ann, { ...to, id: ticket?.id ?? 0 });
    expect(await refusalOf(late)).toBe('doorsOpen');
  });

  test.each([
    ['48 hours', 0],
    ['the opening of the first list', 2 * HOUR],
    ['the start of an event that was moved', null],
  ])('ends with %s, judged as it is read and by the sweep', async (_, opensIn) => {
    const { event, id, code, key } = await offered();
    const at = (ms: number) => new Date(world.context.now().getTime() + ms).toISOString();
    if (opensIn === null)
      await updateEvent(
        world.context,
        people.host,
        calls.updateActivity.input.parse({ id: event.id, start_time: at(3 * HOUR), end_time: at(30 * DAY) }),
      );
    else if (opensIn > 0)
      await saveCheckInList(
        world.context,
        people.host,
        calls.saveCheckInList.input.parse({ activity_id: event.id, name: '早场', opens: at(opensIn), ...zh }),
      );
    const ends = opensIn === null ? 3 * HOUR : opensIn || 48 * HOUR;
    world.move(ends - 60_000);
    await endDueTransfers(world.context);
    expect(await stateOf(key)).toBe('pending');
    world.move(120_000);
    expect(await stateOf(key)).toBe('expired');
    expect((await heldByAnn(id)).transfer?.state).toBe('expired');
    for (const late of [take(key), decline(key), callBack(id)])
      expect(await refusalOf(late)).toBe('transferOver');
    const stored = () => world.sql`select state from ticket_transfers where ticket_id = ${id}`;
    expect([...(await stored())]).toEqual([{ state: 'pending' }]);
    await endDueTransfers(world.context);
    expect([...(await stored())]).toEqual([{ state: 'expired' }]);
    expect(await heldByAnn(id)).toMatchObject({ code, transfer: { state: 'expired', name: '本' } });
    const [told] =
      await world.sql`select key from messages where user_id = ${people.ann.id} order by id desc limit 1`;
    expect(told?.key).toBe('ticketNotTaken');
  });

  test('ends with a refund, a cancelled order, a cancelled event, another address and an entry', async () => {
    const ends: Record<string, (one: Awaited<ReturnType<typeof offered>>) => Promise<unknown>> = {
      refund: ({ orderId }) => giveBack(orderId),
      order: ({ orderId }) => cancelForBuyer(world.context, people.host, { id: orderId, reason: '', ...zh }),
      event: async ({ event }) => {
        const off = calls.updateActivity.input.parse({ id: event.id, status: 'cancelled' });
        await updateEvent(world.context, people.host, off);
        await settleCancelledEvents(world.context);
      },
      address: async ({ orderId, id }) => {
        for (const email of ['first@example.org', 'second@example.org'])
          await withOrder(world.context, orderId, (inner, row, its) =>
            saveAttendees(inner, row, its, 'host', { attendees: [{ id, email }] }),
          );
      },
      entry: async ({ event, code }) => (await phoneAt(event))(code),
    };
    const found: Record<string, string> = {};
    for (const [name, end] of Object.entries(ends)) {
      const one = await offered();
      await end(one);
      found[name] = await stateOf(one.key);
      expect([name, await refusalOf(take(one.key))]).toEqual([name, 'transferOver']);
    }
    expect(found).toEqual({ refund: 'void', order: 'void', event: 'void', address: 'void', entry: 'used' });
  });

  test('the letter has the link, and is not written once the transfer is over; taking it answers with the ticket', async () => {
    await writeLetters();
    const before = (await lettersTo(EMAIL)).length;
    const { key } = await offered();
    await writeLetters();
    const [letter] = (await lettersTo(EMAIL)).slice(before);
    expect(letter?.text).toContain(`https://news.example/ac_ticket/take/${key}`);
    expect(letter?.text).not.toContain('/ac_ticket?');
    await take(key);
    await writeLetters();
    expect((await lettersTo(EMAIL)).at(-1)?.text).toContain('/ac_ticket?');

    const dropped = await offered();
    await callBack(dropped.id);
    const known = (await lettersTo(EMAIL)).length;
    await writeLetters();
    expect(await lettersTo(EMAIL)).toHaveLength(known);
  });

  test('a stranger counts as reached only after taking it', async () => {
    const { event, id, key } = await offered();
    const message = { activity_id: event.id, group: 'holders', subject: '提醒', text: '带身份证' };
    const reach = async () =>
      messageAttendees(
        world.context,
        people.host,
        calls.messageAttendees.input.parse({ ...message, idempotency_key: newKey() }),
      );
    expect(await reach()).toMatchObject({ left_out: 0 });
    const before = (await lettersTo('stranger@example.org')).length;
    await callBack(id);
    const to = { id, name: '生', email: 'stranger@example.org' };
    const again = await offer(world.context, people.ann, to);
    await reach();
    expect(await lettersTo(to.email)).toHaveLength(before);
    await take(again);
    expect(await reach()).toMatchObject({ sent: 1, left_out: 0 });
    expect(await lettersTo(to.email)).toHaveLength(before + 1);
    expect(key).not.toBe(again);
  });

  test.each([
    ['take against take'],
    ['take against call-back'],
    ['take against refund'],
    ['take against scan'],
  ])('one wins of two at once: %s', async (name) => {
    const locking = jest.mocked(lockEvent);
    const real = locking.getMockImplementation();
    const round = async () => {
      const { event, orderId, id, code, key } = await offered();
      const scan = name === 'take against scan' ? await phoneAt(event) : null;
      const rivals: Record<string, () => Promise<string>> = {
        'take against take': () => refusalOf(take(key, world.other)),
        'take against call-back': () => refusalOf(callBack(id, world.other)),
        'take against refund': () => refusalOf(giveBack(orderId, world.other)),
        'take against scan': async () => {
          const result = await scan?.(code, world.other);
          return result === 'admitted' ? 'done' : String(result);
        },
      };
      const answers = await Promise.all([
        refusalOf(take(key)),
        (rivals[name] ?? (async () => ''))().catch(() => 'failed'),
      ]);
      // The control may leave one behind.
      await world.sql`update ticket_transfers set state = 'void' where ticket_id = ${id} and state = 'pending'`;
      return answers;
    };
    const rounds = async (count: number) => {
      const outcomes: boolean[] = [];
      for (let at = 0; at < count; at += 1) outcomes.push(isDecided(await round()));
      return outcomes;
    };
    const ending = jest.mocked(endTransfer);
    const realEnd = ending.getMockImplementation();
    // The control: without the lock of the event, and without the guard of the row, both go through.
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
});

onPostgres('letters of offers beyond the ceiling', () => {
  test('wait for an editor, and go when released only while the transfer is pending', async () => {
    const world = await startTicketWorld({ LIMITS_TIMES: '1' });
    try {
      const people = await ticketPeople(world);
      const editor = await world.member('editor', ['editor']);
      const event = await people.event([{ quantity: 50, price: 0, per_person_limit: 50 }]);
      const { tickets } = await people.buyOne(people.ann, event, 24);
      for (const [at, { id }] of tickets.entries())
        await offer(world.context, people.ann, { id, name: '客', email: `guest${at}@d${at}.example` });
      const jobs = async () =>
        (await world.context.db.select().from(outbox).where(eq(outbox.kind, 'transferLetter'))).toSorted(
          (a, b) => a.id - b.id,
        );
      for (const { payload } of await jobs()) await sendTransferLetter(world.context, payload);
      const held = (await listHeld(world.context, 'zh-Hans')).find(({ kind }) => kind === 'ticketOffered');
      expect(held?.count).toBeGreaterThan(0);
      const [last] = tickets.slice(-1);
      expect(
        (await readHeld(world.context, await mineById(world.context, people.ann, last?.id ?? 0), 'zh-Hans'))
          .transfer,
      ).toMatchObject({ state: 'pending', letter: 'held' });
      await callBackTransfer(world.context, people.ann, { id: last?.id ?? 0, ...zh });
      const [left] = (await listHeld(world.context, 'zh-Hans')).filter(
        ({ kind }) => kind === 'ticketOffered',
      );
      expect(left?.count).toBe((held?.count ?? 0) - 1);
      const known = (await jobs()).length;
      const group = { activity_id: event.id, by_id: people.ann.id, batch: 'ticketOffered' };
      const release = { ...group, up_to: left?.up_to ?? 0, is_released: true };
      await decideHeld(world.context, editor, calls.decideHeldLetters.input.parse(release));
      const released = (await jobs()).slice(known);
      expect(released).toHaveLength(left?.count ?? 0);
      for (const { payload } of released) await sendTransferLetter(world.context, payload);
      const mails = await world.sql`select count(*)::int as sent from outbox
        where kind = 'mail' and payload->>'text' like '%/ac_ticket/take/%'`;
      expect(mails[0]?.sent).toBe(23);
    } finally {
      await world.end();
    }
  });
});
