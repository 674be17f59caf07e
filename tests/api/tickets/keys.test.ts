import { sql } from 'drizzle-orm';
import { MAX_OPEN_ORDERS } from '@/backend/contract/tickets/limits';
import { text } from '@/backend/db/codec';
import { readRows } from '@/backend/db/rows';
import type { Member } from '@/backend/kernel/caller';
import { inTransaction } from '@/backend/kernel/context';
import { countTry } from '@/backend/kernel/limits';
import { oneAtATime } from '@/backend/kernel/one-at-a-time';
import { countTryWithDelay } from '@/backend/kernel/turns';
import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { addGuest } from '@/backend/modules/tickets/commands/tickets/add-guest';
import { calls } from '@/backend/contract/calls';
import { messageAttendees } from '@/backend/modules/tickets/commands/letters/message-attendees';
import { joinWaitlist } from '@/backend/modules/tickets/commands/waiting-list/join';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { buy, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

jest.setTimeout(240_000);

onPostgres('idempotency keys chosen by callers', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  const free = (quantity: number) => people.event([{ quantity, price: 0, per_person_limit: 50 }]);
  const join = async (member: Member, event: { id: number; types: number[] }) =>
    joinWaitlist(world.context, member, {
      event_id: event.id,
      ticket_type_id: event.types[0] ?? 0,
      quantity: 1,
      ...zh,
    });
  const giveBack = (member: Member, id: number) =>
    refusalOf(requestRefund(world.context, member, { id, reason: '', ...zh }));
  const waiting = async (event: { id: number }) => {
    const rows = await world.sql`select state from waitlist where event_id = ${event.id} order by id`;
    return rows.map(({ state }) => state);
  };

  test('a buyer who guesses the keys of the waiting list does not block its offers', async () => {
    const [event, other] = [await free(1), await free(9)];
    const sold = await people.buyOne(people.ann, event);
    const { id: waitId } = await join(people.ben, event);
    for (const key of [`waitlist:${waitId}`, String(waitId), `guest:${waitId}`])
      await buy(world.context, people.ben, {
        event_id: other.id,
        items: [{ ticket_type_id: other.types[0] ?? 0, quantity: 1 }],
        idempotency_key: key,
        replaces: undefined,
      });
    expect(await giveBack(people.ann, sold.id)).toBe('done');
    expect(await waiting(event)).toEqual(['offered']);
  });

  test('guest tickets and messages have keys apart from those of orders', async () => {
    const event = await people.event([{ quantity: 9, per_person_limit: 9 }]);
    const items = [{ ticket_type_id: event.types[0] ?? 0, quantity: 1 }];
    const bought = await buy(world.context, people.organiser, {
      event_id: event.id,
      items,
      idempotency_key: 'guest:one',
    });
    const guest = calls.addGuest.input.parse({
      activity_id: event.id,
      ticket_type_id: event.types[0],
      attendees: [{ name: '何以渡', email: 'yidu@example.org' }],
      idempotency_key: 'one',
    });
    const guestOrder = await addGuest(world.context, people.organiser, guest);
    expect(guestOrder.id).not.toBe(bought.id);
    expect((await addGuest(world.context, people.organiser, guest)).id).toBe(guestOrder.id);
    // Strangers get a message only after they opened their ticket, so this one goes to a buyer.
    const order = await people.buyOne(people.ann, event);
    await people.check(order.id, 'confirm');
    const message = calls.messageAttendees.input.parse({
      activity_id: event.id,
      group: 'holders',
      subject: '改到三楼',
      text: '电梯在左手边。',
      idempotency_key: `${event.id}:one`,
    });
    const notified = { sent: 1, held: 0, left_out: 1, unsubscribed: 0 };
    expect(await messageAttendees(world.context, people.organiser, message)).toEqual(notified);
    expect(await messageAttendees(world.context, people.organiser, message)).toEqual(notified);
    const [row] = await world.sql`select count(*)::int as letters from outbox
      where kind = 'mail' and payload->>'subject' like '%改到三楼%'`;
    expect(row?.letters).toBe(1);
  });

  test('a key used for other guests or another message is refused, and what it stands for stays', async () => {
    const event = await people.event([{ quantity: 9, per_person_limit: 9 }, { quantity: 9 }]);
    const guest = (fields: object) =>
      calls.addGuest.input.parse({
        activity_id: event.id,
        ticket_type_id: event.types[0],
        attendees: [{ name: '陈默', email: 'mo@example.org' }],
        idempotency_key: 'guest-of-one-form',
        ...fields,
      });
    const add = (fields: object) => addGuest(world.context, people.organiser, guest(fields));
    const { id } = await add({});
    const elsewhere = await people.event([{ quantity: 9 }]);
    for (const other of [
      { attendees: [{ name: '何以渡', email: 'mo@example.org' }] },
      { attendees: [{ name: '陈默', email: 'mo@elsewhere.example' }] },
      { attendees: [{ name: '陈默', email: 'mo@example.org' }, { name: '何以渡' }] },
      { ticket_type_id: event.types[1] },
      { activity_id: elsewhere.id, ticket_type_id: elsewhere.types[0] },
    ])
      expect(await refusalOf(add(other))).toBe('keyUsed');
    expect((await add({ locale: 'en' })).id).toBe(id);
    await world.sql`update orders set request_hash = '' where id = ${id}`;
    expect((await add({ attendees: [{ name: '早先存的' }] })).id).toBe(id);
    const [guests] = await world.sql`select count(*)::int as orders from orders where is_guest
      and event_id in (${event.id}, ${elsewhere.id})`;
    expect(guests?.orders).toBe(1);

    const order = await people.buyOne(people.ann, event);
    await people.check(order.id, 'confirm');
    const write = (fields: object) =>
      messageAttendees(
        world.context,
        people.organiser,
        calls.messageAttendees.input.parse({
          activity_id: event.id,
          group: 'holders',
          subject: '改到四楼',
          text: '电梯在右手边。',
          idempotency_key: 'message-of-one-form',
          ...fields,
        }),
      );
    const sent = await write({});
    for (const other of [
      { subject: '改到五楼' },
      { text: '电梯坏了。' },
      { group: 'not_here' },
      { ticket_type_id: event.types[0] },
    ])
      await expect(write(other)).rejects.toMatchObject({
        key: 'keyUsed',
        fields: { idempotency_key: 'used' },
        data: sent,
      });
    expect(await write({})).toEqual(sent);
    const [letters] = await world.sql`select count(*)::int as count from outbox
      where kind = 'mail' and payload->>'subject' like '%改到%楼%' and payload->>'text' not like '%左手%'`;
    expect(letters?.count).toBe(1);
  });

  test('the limit of open orders does not depend on their keys', async () => {
    const eve = await world.member('eve');
    const answers: string[] = [];
    for (let at = 0; at <= MAX_OPEN_ORDERS; at += 1) {
      const event = await people.event([{ quantity: 5 }]);
      const order = buy(world.context, eve, {
        event_id: event.id,
        items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 1 }],
        idempotency_key: `waitlist:${at}`,
      });
      answers.push(await refusalOf(order));
    }
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(MAX_OPEN_ORDERS);
    expect(answers.at(-1)).toBe('tooManyTickets');
  });

  test('an e-mail address that looks like the key of a turn does not share its count', async () => {
    const subject = 'ann@example.org';
    await countTry(world.context, ['passwordAccount', `turn:${subject}`]);
    const [before] = await world.sql`select count(*)::int as rows from limits`;
    const strict = { ...world.context, config: { ...world.context.config, limitsTimes: 0 } };
    expect(await refusalOf(countTryWithDelay(strict, ['passwordAccount', subject]))).toBe('done');
    const [after] = await world.sql`select count(*)::int as rows from limits`;
    expect(after?.rows - before?.rows).toBe(2);
  });

  test('lock names with different parts give different locks', async () => {
    const keys = async (act: Parameters<typeof oneAtATime>[1], ...name: (string | number)[]) =>
      inTransaction(world.context, async (inner) => {
        await oneAtATime(inner, act, ...name);
        const rows = await readRows(
          inner.db,
          sql`select classid || ':' || objid as key from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()`,
          { key: text },
        );
        return rows.map(({ key }) => key);
      });
    expect(await keys('requestKey', 'content', 1, '2 x')).not.toEqual(
      await keys('requestKey', 'content', '1 2', 'x'),
    );
    expect(await keys('note', 1, 2)).toEqual(await keys('note', 1, 2));
  });
});
