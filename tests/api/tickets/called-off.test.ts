import { calls } from '@/backend/contract/calls';
import { checkInLists, gateDevices, scans } from '@/backend/db/schema/check-in';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { payOrder } from '@/backend/modules/tickets/commands/orders/pay';
import { settleCancelledEvents } from '@/backend/modules/tickets/commands/refunds/settle-cancelled';
import { takeWebhook } from '@/backend/modules/tickets/commands/stripe/webhook';
import { notifyHolders } from '@/backend/modules/tickets/commands/letters/notify-holders';
import { previewCancel } from '@/backend/modules/tickets/queries/refunds/cancel-preview';
import { type CardWorld, startCardWorld } from '@/tests/support/card-world';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { buy } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

onPostgres('cancelling an event', () => {
  let world: CardWorld;
  let people: TicketPeople;
  type CreatedEvent = Awaited<ReturnType<TicketPeople['event']>>;

  beforeAll(async () => {
    world = await startCardWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  const event = () =>
    people.event([{ quantity: 30, per_person_limit: 9 }], { payment_methods: ['stripe', 'manual'] });

  /** Admits a ticket, as a gate stores it. */
  async function admit({ id: eventId }: CreatedEvent, ticketId: number): Promise<void> {
    const { db, now } = world.context;
    const at = now();
    const [list] = await db.insert(checkInLists).values({ eventId, name: '门口' }).returning();
    const [device] = await db
      .insert(gateDevices)
      .values({ listId: list?.id ?? 0, name: '手机', expiresAt: at, createdAt: at })
      .returning();
    await db.insert(scans).values({
      ...{ id: `scan-${ticketId}`, listId: list?.id ?? 0, deviceId: device?.id ?? 0, ticketId },
      ...{ kind: 'entry', result: 'admitted', at, offsetMs: 0, receivedAt: at },
    });
  }

  async function paidByCard(liveEvent: CreatedEvent) {
    const order = await people.buyOne(people.ben, liveEvent);
    await payOrder(world.context, people.ben, order.id, 'stripe');
    const session = world.stripe.sessions.at(-1);
    world.stripe.pay(session);
    const { body } = world.stripe.message('checkout.session.completed', session ?? {}, world.context.now());
    await takeWebhook(world.context, body);
    return people.again(order.id);
  }

  async function callOff({ id }: CreatedEvent, stored = 0): Promise<void> {
    const form = { id, status: 'cancelled', cancel_reason: '场地漏水', cancel_kept_percent: stored };
    await updateEvent(world.context, people.organiser, calls.updateActivity.input.parse(form));
    await settleCancelledEvents(world.context);
    await notifyHolders(world.context, { eventId: id, change: 'cancelled' });
  }

  /** The sums to be refunded by card and by hand, and what the organiser keeps, in minor units. */
  async function result({ id }: CreatedEvent) {
    const [row] = await world.sql`select
      coalesce(sum(r.amount) filter (where not r.is_manual), 0)::int as card,
      coalesce(sum(r.amount) filter (where r.is_manual), 0)::int as hand,
      (select coalesce(sum(kept), 0)::int from orders where event_id = ${id}) as kept
      from refunds r join orders o on o.id = r.order_id where o.event_id = ${id}`;
    return { ...row };
  }
  const sumsOf = async ({ id }: CreatedEvent, stored = 0) => {
    const sums = await previewCancel(world.context, id, stored);
    const sum = (list: { amount: number }[]) => list.reduce((all, { amount }) => all + amount, 0);
    return { card: sum(sums.by_provider), hand: sum(sums.by_hand), kept: sum(sums.kept) };
  };
  const lettersTo = (address: string) => world.sql<{ subject: string; text: string }[]>`
    select payload->>'subject' as subject, payload->>'text' as text from outbox
    where kind = 'mail' and recipient = ${address} and payload->>'subject' like '取消%'`;

  test.each([0, 15])('refunds everybody as its preview says, keeping %s%%', async (stored) => {
    const cancelledEvent = await event();
    const admitted = await people.paid(cancelledEvent, 2);
    await admit(cancelledEvent, admitted.tickets[0]?.id ?? 0);
    const card = await paidByCard(cancelledEvent);
    await admit(cancelledEvent, card.tickets[0]?.id ?? 0);
    const tooMuch = await people.buyOne(people.ann, cancelledEvent);
    await people.check(tooMuch.id, 'confirm', { amount: 30_000 });
    const requested = await people.paid(cancelledEvent, 2);
    const ticket_ids = [requested.tickets[0]?.id ?? 0];
    await requestRefund(world.context, people.ann, { id: requested.id, ticket_ids, reason: '', ...zh });
    const short = await people.buyOne(people.ben, cancelledEvent);
    await people.check(short.id, 'confirm', { amount: 8000 });
    const before = await result(cancelledEvent);
    const preview = await sumsOf(cancelledEvent, stored);
    await callOff(cancelledEvent, stored);
    const after = await result(cancelledEvent);
    expect({ ...after, hand: after.hand - before.hand }).toEqual(preview);
    expect(preview.card + preview.hand + preview.kept).toBe(28000 * 5 + 30_000 + 8000 - before.hand);
    expect(preview.card).toBe(stored === 0 ? 28000 : 23_800);
    expect(await people.again(admitted.id)).toMatchObject({ situation: 'event_cancelled', to_return: 0 });
    expect(await sumsOf(cancelledEvent, stored)).toEqual({ card: 0, hand: 0, kept: 0 });
  });

  test('notifies everybody who paid of how the money comes back, also when the tickets have addresses of their own', async () => {
    const cancelledEvent = await event();
    const order = await buy(world.context, people.ann, {
      event_id: cancelledEvent.id,
      items: [{ ticket_type_id: cancelledEvent.types[0] ?? 0, quantity: 1 }],
      attendees: [{ name: '客人', email: 'guest@example.net', answers: {} }],
    });
    await people.check(order.id, 'confirm');
    await paidByCard(cancelledEvent);
    await world.sql`delete from outbox where kind = 'mail'`;
    await callOff(cancelledEvent);
    const [ann, ben, guest] = [
      await lettersTo('ann@example.org'),
      await lettersTo('ben@example.org'),
      await lettersTo('guest@example.net'),
    ];
    expect([ann.length, ben.length, guest.length]).toEqual([1, 1, 1]);
    expect(ann[0]?.text).toContain('由主办方转账退回');
    expect(ann[0]?.text).not.toContain('不用申请');
    expect(ben[0]?.text).toContain('不用申请');
    expect(guest[0]?.text).not.toMatch(/退回|申请/);
    const notified =
      await world.sql`select key from messages where key like 'eventCancelled%' and params->>'title' is not null
      order by user_id, id desc`;
    expect(notified.map(({ key }) => key).filter((key) => key !== 'eventCancelled')).toEqual(
      expect.arrayContaining(['eventCancelledHand', 'eventCancelledCard']),
    );
  });
});
