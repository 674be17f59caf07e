import { and, eq, isNull } from 'drizzle-orm';
import { calls, type CallInput } from '@/backend/contract/calls';
import { orders, tickets } from '@/backend/db/schema/orders';
import { outbox } from '@/backend/db/schema/system';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import { addGuest } from '@/backend/modules/tickets/commands/add-guest';
import { updateForBuyer } from '@/backend/modules/tickets/commands/organiser';
import { decideHeld } from '@/backend/modules/tickets/commands/letters/decide-held';
import { unsubscribe } from '@/backend/modules/tickets/commands/letters/unsubscribe';
import { messageAttendees } from '@/backend/modules/tickets/commands/message-attendees';
import { sendTickets } from '@/backend/modules/tickets/commands/send-tickets';
import { notifyHolders } from '@/backend/modules/tickets/commands/notify-holders';
import { takeTicket } from '@/backend/modules/tickets/commands/take-ticket';
import { readDeskOrder } from '@/backend/modules/tickets/queries/desk-order';
import { listHeld, listHeldOf } from '@/backend/modules/tickets/queries/held-letters';
import { hasPostgres } from '@/tests/support/postgres';
import {
  buy,
  makeEvent,
  newKey,
  refusalOf,
  startTicketWorld,
  type TicketWorld,
} from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const DAY_MS = 86_400_000;

onPostgres('letters caused by members', () => {
  let world: TicketWorld;
  let editor: Member;
  let names = 0;

  beforeAll(async () => {
    world = await startTicketWorld({ LIMITS_TIMES: '1' });
    editor = await world.member('editor', ['editor']);
  });
  afterAll(() => world.end());

  const newMember = () => world.member(`person${(names += 1)}`);
  const address = (at: number, domain = `d${at % 40}.example`) => `stranger${at}-${names}@${domain}`;

  /** Writes the letters of tickets, as the outbox would. */
  async function writeLetters(): Promise<void> {
    const { db } = world.context;
    for (;;) {
      const jobs = await db
        .select()
        .from(outbox)
        .where(and(isNull(outbox.deliveredAt), eq(outbox.kind, 'tickets')));
      if (jobs.length === 0) return;
      for (const { id, payload } of jobs) {
        await sendTickets(world.context, payload);
        await db.update(outbox).set({ deliveredAt: new Date() }).where(eq(outbox.id, id));
      }
    }
  }

  async function mails(): Promise<{ to: string; text: string; headers: Record<string, string> }[]> {
    const rows = await world.context.db.select().from(outbox).where(eq(outbox.kind, 'mail'));
    return rows.map(
      ({ payload }) => payload as { to: string; text: string; headers: Record<string, string> },
    );
  }
  const to = async (wanted: string) => (await mails()).filter((mail) => mail.to === wanted);

  async function hostedEvent(organiser: Member, quantity = 500) {
    return makeEvent(world.context, organiser, [{ price: 0, quantity, per_person_limit: 50 }]);
  }

  async function invite(organiser: Member, event: { id: number; types: number[] }, emails: string[]) {
    const input: CallInput<'addGuest'> = {
      activity_id: event.id,
      ticket_id: event.types[0] ?? 0,
      attendees: emails.map((email) => ({ name: '客人', email })),
      idempotency_key: newKey(),
    };
    const order = await addGuest(world.context, organiser, calls.addGuest.input.parse(input));
    await writeLetters();
    return order;
  }

  const message = (organiser: Member, eventId: number, group: 'holders' | 'unpaid' = 'holders') =>
    messageAttendees(
      world.context,
      organiser,
      calls.messageAttendees.input.parse({
        activity_id: eventId,
        group,
        subject: '消息',
        text: '自己的话',
        idempotency_key: newKey(),
      }),
    );

  test('a new account sends twenty letters, and an editor releases or stops the others, once', async () => {
    const organiser = await newMember();
    const event = await hostedEvent(organiser);
    const before = (await mails()).length;
    const first = await invite(
      organiser,
      event,
      Array.from({ length: 30 }, (_, at) => address(at)),
    );
    await invite(
      organiser,
      event,
      Array.from({ length: 4 }, (_, at) => address(50 + at)),
    );
    expect((await mails()).length - before).toBe(20);

    const [group] = (await listHeld(world.context, 'zh-Hans')).filter((row) => row.activity_id === event.id);
    expect(group).toMatchObject({ kind: 'ticket', count: 14, by: { id: organiser.id, paid_orders: 0 } });
    expect(group?.domains[0]?.count).toBeGreaterThan(0);
    const seen = await readDeskOrder(world.context, first.id, 'zh-Hans');
    expect(seen.letters.filter(({ state }) => state === 'held')).toHaveLength(10);
    expect(await listHeldOf(world.context, event.id)).toMatchObject([
      { waiting: 14, released: 0, stopped: 0 },
    ]);

    const decision = {
      activity_id: event.id,
      by_id: organiser.id,
      batch: group?.batch ?? '',
      up_to: group?.up_to ?? 0,
    };
    // A letter whose ticket got a new address is not released: the ticket has another code.
    const [seat] = await world.context.db
      .select()
      .from(tickets)
      .where(eq(tickets.eventId, event.id))
      .orderBy(tickets.id)
      .offset(25)
      .limit(1);
    await world.context.db
      .update(tickets)
      .set({ version: 2 })
      .where(eq(tickets.id, seat?.id ?? 0));
    expect(await decideHeld(world.context, editor, { ...decision, is_released: true })).toEqual({
      count: 14,
    });
    await writeLetters();
    expect((await mails()).length - before).toBe(33);
    expect(await refusalOf(decideHeld(world.context, editor, { ...decision, is_released: false }))).toBe(
      'conflict',
    );

    await invite(organiser, event, [address(200), address(201)]);
    const [more] = (await listHeld(world.context, 'zh-Hans')).filter((row) => row.activity_id === event.id);
    await decideHeld(world.context, editor, { ...decision, up_to: more?.up_to ?? 0, is_released: false });
    await writeLetters();
    expect((await mails()).length - before).toBe(33);
    expect(await listHeldOf(world.context, event.id)).toMatchObject([
      { waiting: 0, released: 14, stopped: 2 },
    ]);
    const notices =
      await world.sql`select key from messages where user_id = ${organiser.id} and key like 'letters%' order by id`;
    expect(notices.map(({ key }) => String(key))).toEqual(['lettersReleased', 'lettersStopped']);
    expect(
      await world.sql`select 1 from held_letters where state <> 'waiting' and payload::text like '%@%'`,
    ).toHaveLength(0);
  });

  test('strangers get an organiser’s message only after they opened their ticket, and not after they unsubscribed', async () => {
    const organiser = await newMember();
    const event = await hostedEvent(organiser);
    const [taking = '', other = ''] = [address(1), address(2)];
    await invite(organiser, event, [taking, other]);
    const buyer = await newMember();
    await buy(world.context, buyer, {
      event_id: event.id,
      items: [{ ticket_id: event.types[0] ?? 0, quantity: 1 }],
    });
    await writeLetters();
    expect(await message(organiser, event.id)).toEqual({ sent: 1, held: 0, left_out: 2, unsubscribed: 0 });

    const link = /\/ac_ticket\?(\S+)/.exec((await to(taking))[0]?.text ?? '')?.[1];
    const { key = '', mark = '' } = Object.fromEntries(new URLSearchParams(link));
    expect(await refusalOf(takeTicket(world.context, { key, mark: 'x'.repeat(24) }))).toBe('notFound');
    await takeTicket(world.context, { key, mark });
    expect(await message(organiser, event.id)).toEqual({ sent: 2, held: 0, left_out: 1, unsubscribed: 0 });

    const letter = (await to(taking)).at(-1);
    expect(letter?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(letter?.headers['Auto-Submitted']).toBeUndefined();
    const token = /unsubscribe\/([\w-]+)>/.exec(letter?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(letter?.text).toContain(`/letters/unsubscribe/${token}`);
    expect(await unsubscribe(world.context, { key: token, locale: 'zh-Hans' })).toMatchObject({
      is_unsubscribed: true,
    });
    expect(await message(organiser, event.id)).toEqual({ sent: 1, held: 0, left_out: 1, unsubscribed: 1 });
    // Letters with tickets are still sent to an unsubscribed address.
    const again = await invite(organiser, event, [taking]);
    expect((await readDeskOrder(world.context, again.id, 'zh-Hans')).letters[0]?.state).toBe('waiting');
  });

  test('an order is sent again three times a day, and one address gets six letters a day from strangers’ actions', async () => {
    const organiser = await newMember();
    const event = await hostedEvent(organiser);
    await world.context.db
      .update(users)
      .set({ createdAt: new Date(Date.now() - 100 * DAY_MS) })
      .where(eq(users.id, organiser.id));
    const guestEmail = address(7);
    const resend = (id: number) =>
      refusalOf(
        updateForBuyer(
          world.context,
          organiser,
          calls.updateActivityOrder.input.parse({ id, resend: true }),
        ).then(writeLetters),
      );
    const first = await invite(organiser, event, [guestEmail]);
    expect([await resend(first.id), await resend(first.id), await resend(first.id)]).toEqual([
      'done',
      'done',
      'done',
    ]);
    expect(await resend(first.id)).toBe('tooManyRequests');
    for (let at = 0; at < 5; at += 1) await invite(organiser, event, [guestEmail]);
    expect(await to(guestEmail)).toHaveLength(6);
    expect(await listHeldOf(world.context, event.id)).toMatchObject([{ waiting: 3 }]);
    world.move(DAY_MS + 1000);
    expect(await resend(first.id)).toBe('done');
  });

  test('forty addresses in an order count for its buyer, whose own ticket is sent, and not for a new organiser', async () => {
    const organiser = await newMember();
    const event = await hostedEvent(organiser);
    const buyer = await newMember();
    const buyerEmail = `person${names}@example.org`;
    const seats = { ticket_id: event.types[0] ?? 0, quantity: 40 };
    const order = await buy(world.context, buyer, {
      event_id: event.id,
      items: [seats],
      attendees: Array.from({ length: 40 }, (_, at) => ({
        name: '参会者',
        email: at === 0 ? buyerEmail : address(100 + at),
      })),
    });
    await writeLetters();
    const { letters } = await readDeskOrder(world.context, order.id, 'zh-Hans');
    expect(letters.find((letter) => letter.to === buyerEmail)?.state).toBe('waiting');
    expect(letters.filter(({ state }) => state === 'held')).toHaveLength(19);
    expect(await to(buyerEmail)).toHaveLength(1);
    const guests = await invite(
      organiser,
      event,
      Array.from({ length: 20 }, (_, at) => address(at)),
    );
    const sent = (await readDeskOrder(world.context, guests.id, 'zh-Hans')).letters;
    expect(sent.filter(({ state }) => state === 'held')).toEqual([]);
  });

  test('the limit grows with orders of accounts that are not new, and not with those of new accounts', async () => {
    const organiser = await newMember();
    const event = await hostedEvent(organiser);
    const buyers: Member[] = [];
    for (let at = 0; at < 10; at += 1) buyers.push(await newMember());
    for (const buyer of buyers) {
      const order = await buy(world.context, buyer, {
        event_id: event.id,
        items: [{ ticket_id: event.types[0] ?? 0, quantity: 1 }],
      });
      await world.context.db
        .update(orders)
        .set({ total: 100, currency: 'CNY' })
        .where(eq(orders.id, order.id));
    }
    await writeLetters();
    const emails = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => address(from + at));
    await invite(organiser, event, emails(1000, 21));
    expect(await listHeldOf(world.context, event.id)).toMatchObject([{ waiting: 1 }]);
    for (const { id } of buyers)
      await world.context.db
        .update(users)
        .set({ createdAt: new Date(Date.now() - 8 * DAY_MS) })
        .where(eq(users.id, id));
    world.move(DAY_MS + 1000);
    // Ten buyers whose accounts are older than a week: the limit is twice the twenty an hour.
    await invite(organiser, event, emails(2000, 40));
    expect(await listHeldOf(world.context, event.id)).toMatchObject([{ waiting: 1 }]);
    await invite(organiser, event, emails(3000, 1));
    expect(await listHeldOf(world.context, event.id)).toMatchObject([{ waiting: 2 }]);
  });

  test('letters about a moved event are counted, and a waiting one is replaced at the next move', async () => {
    const organiser = await newMember();
    const event = await hostedEvent(organiser);
    await invite(
      organiser,
      event,
      Array.from({ length: 15 }, (_, at) => address(at)),
    );
    await notifyHolders(world.context, { eventId: event.id, change: 'moved' });
    const [group] = (await listHeld(world.context, 'zh-Hans')).filter((row) => row.activity_id === event.id);
    expect(group).toMatchObject({ kind: 'eventMoved', count: 10 });
    expect(group?.text).toContain('南阳路88号');
    await notifyHolders(world.context, { eventId: event.id, change: 'moved' });
    expect(await listHeldOf(world.context, event.id)).toMatchObject([{ kind: 'eventMoved', waiting: 15 }]);
  });

  test('held letters are shown to editors without the unsubscribe link of their recipient', async () => {
    const organiser = await newMember();
    const event = await hostedEvent(organiser);
    await invite(
      organiser,
      event,
      Array.from({ length: 20 }, (_, at) => address(at)),
    );
    await buy(world.context, await newMember(), {
      event_id: event.id,
      items: [{ ticket_id: event.types[0] ?? 0, quantity: 1 }],
    });
    await writeLetters();
    expect(await message(organiser, event.id)).toMatchObject({ sent: 0, held: 1 });
    const [group] = (await listHeld(world.context, 'zh-Hans')).filter((row) => row.activity_id === event.id);
    expect(group?.text).toMatch(/\/letters\/unsubscribe\/…$/m);
  });
});
