import { eq } from 'drizzle-orm';
import { calls } from '@/backend/contract/calls';
import { orders, tickets } from '@/backend/db/schema/orders';
import { users } from '@/backend/db/schema/users';
import type { Member } from '@/backend/kernel/caller';
import { updateForBuyer } from '@/backend/modules/tickets/commands/orders/update-for-buyer';
import { decideHeld } from '@/backend/modules/tickets/commands/letters/decide-held';
import { readDeskOrder } from '@/backend/modules/tickets/queries/orders/of-organiser';
import { listHeld, listHeldOf } from '@/backend/modules/tickets/queries/letters/held';
import { type LetterPost, letterPost } from '@/tests/support/letter-post';
import { hasPostgres } from '@/tests/support/postgres';
import { buy, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const DAY_MS = 86_400_000;
const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('letters caused by members', () => {
  let world: TicketWorld;
  let post: LetterPost;
  let editor: Member;

  beforeAll(async () => {
    world = await startTicketWorld({ LIMITS_TIMES: '1' });
    post = letterPost(world);
    editor = await world.member('editor', ['editor']);
  });
  afterAll(() => world.end());

  test('a new account sends twenty letters, and an editor releases or stops the others, once', async () => {
    const organiser = await post.newMember();
    const event = await post.hostedEvent(organiser);
    const before = (await post.mails()).length;
    const first = await post.invite(
      organiser,
      event,
      Array.from({ length: 30 }, (_, at) => post.address(at)),
    );
    await post.invite(
      organiser,
      event,
      Array.from({ length: 4 }, (_, at) => post.address(50 + at)),
    );
    expect((await post.mails()).length - before).toBe(20);

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
    await post.writeLetters();
    expect((await post.mails()).length - before).toBe(33);
    expect(await refusalOf(decideHeld(world.context, editor, { ...decision, is_released: false }))).toBe(
      'conflict',
    );

    await post.invite(organiser, event, [post.address(200), post.address(201)]);
    const [more] = (await listHeld(world.context, 'zh-Hans')).filter((row) => row.activity_id === event.id);
    await decideHeld(world.context, editor, { ...decision, up_to: more?.up_to ?? 0, is_released: false });
    await post.writeLetters();
    expect((await post.mails()).length - before).toBe(33);
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

  test('an order is sent again three times a day, and one address gets six letters a day from strangers’ actions', async () => {
    const organiser = await post.newMember();
    const event = await post.hostedEvent(organiser);
    await world.context.db
      .update(users)
      .set({ createdAt: new Date(Date.now() - 100 * DAY_MS) })
      .where(eq(users.id, organiser.id));
    const guestEmail = post.address(7);
    const resend = (id: number) =>
      refusalOf(
        updateForBuyer(
          world.context,
          organiser,
          calls.updateActivityOrder.input.parse({ id, resend: true }),
        ).then(post.writeLetters),
      );
    const first = await post.invite(organiser, event, [guestEmail]);
    expect([await resend(first.id), await resend(first.id), await resend(first.id)]).toEqual([
      'done',
      'done',
      'done',
    ]);
    expect(await resend(first.id)).toBe('tooManyRequests');
    for (let at = 0; at < 5; at += 1) await post.invite(organiser, event, [guestEmail]);
    expect(await post.to(guestEmail)).toHaveLength(6);
    expect(await listHeldOf(world.context, event.id)).toMatchObject([{ waiting: 3 }]);
    world.move(DAY_MS + 1000);
    expect(await resend(first.id)).toBe('done');
  });

  test('forty addresses in an order count for its buyer, whose own ticket is sent, and not for a new organiser', async () => {
    const organiser = await post.newMember();
    const event = await post.hostedEvent(organiser);
    const buyer = await post.newMember();
    const buyerEmail = `person${post.memberCount()}@example.org`;
    const seats = { ticket_type_id: event.types[0] ?? 0, quantity: 40 };
    const order = await buy(world.context, buyer, {
      event_id: event.id,
      items: [seats],
      attendees: Array.from({ length: 40 }, (_, at) => ({
        name: '参会者',
        email: at === 0 ? buyerEmail : post.address(100 + at),
      })),
    });
    await post.writeLetters();
    const { letters } = await readDeskOrder(world.context, order.id, 'zh-Hans');
    expect(letters.find((letter) => letter.to === buyerEmail)?.state).toBe('waiting');
    expect(letters.filter(({ state }) => state === 'held')).toHaveLength(19);
    expect(await post.to(buyerEmail)).toHaveLength(1);
    const guests = await post.invite(
      organiser,
      event,
      Array.from({ length: 20 }, (_, at) => post.address(at)),
    );
    const sent = (await readDeskOrder(world.context, guests.id, 'zh-Hans')).letters;
    expect(sent.filter(({ state }) => state === 'held')).toEqual([]);
  });

  test('the limit grows with orders of accounts that are not new, and not with those of new accounts', async () => {
    const organiser = await post.newMember();
    const event = await post.hostedEvent(organiser);
    const buyers: Member[] = [];
    for (let at = 0; at < 10; at += 1) buyers.push(await post.newMember());
    for (const buyer of buyers) {
      const order = await buy(world.context, buyer, {
        event_id: event.id,
        items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 1 }],
      });
      await world.context.db
        .update(orders)
        .set({ total: 100, currency: 'CNY' })
        .where(eq(orders.id, order.id));
    }
    await post.writeLetters();
    const emails = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => post.address(from + at));
    await post.invite(organiser, event, emails(1000, 21));
    expect(await listHeldOf(world.context, event.id)).toMatchObject([{ waiting: 1 }]);
    for (const { id } of buyers)
      await world.context.db
        .update(users)
        .set({ createdAt: new Date(Date.now() - 8 * DAY_MS) })
        .where(eq(users.id, id));
    world.move(DAY_MS + 1000);
    // Ten buyers whose accounts are older than a week: the limit is twice the twenty an hour.
    await post.invite(organiser, event, emails(2000, 40));
    expect(await listHeldOf(world.context, event.id)).toMatchObject([{ waiting: 1 }]);
    await post.invite(organiser, event, emails(3000, 1));
    expect(await listHeldOf(world.context, event.id)).toMatchObject([{ waiting: 2 }]);
  });
});
