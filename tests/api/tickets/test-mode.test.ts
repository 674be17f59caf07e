import { randomUUID } from 'node:crypto';
import { calls } from '@/backend/contract/calls';
import { destroyEvent } from '@/backend/modules/events/commands/destroy-event';
import { switchTestMode } from '@/backend/modules/events/commands/switch-test-mode';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { makeEventPreview, readEventPreview } from '@/backend/modules/events/queries/preview';
import { listOwnEvents } from '@/backend/modules/events/queries/own-list';
import { nameTransfer } from '@/backend/modules/tickets/commands/orders/buyer';
import { addGateDevice, joinGate, saveCheckInList } from '@/backend/modules/tickets/commands/gate/setup';
import { syncGate } from '@/backend/modules/tickets/commands/gate/sync';
import { payOrder } from '@/backend/modules/tickets/commands/orders/pay';
import { addGuest } from '@/backend/modules/tickets/commands/tickets/add-guest';
import { sendTickets } from '@/backend/modules/tickets/commands/tickets/send';
import { storeUnmatched } from '@/backend/modules/tickets/commands/unmatched/store';
import { listEventOrders } from '@/backend/modules/tickets/queries/orders/list';
import { readHome } from '@/backend/modules/tickets/queries/overview/numbers';
import { previewCancel } from '@/backend/modules/tickets/queries/refunds/cancel-preview';
import { listUnmatched } from '@/backend/modules/tickets/queries/statements/unmatched';
import { findOwnTicket, readTicketAccess } from '@/backend/modules/tickets/queries/tickets/access';
import { GatePhone } from '@/lib/tickets/gate/gate';
import { NO_SCANS } from '@/lib/tickets/gate/store';
import { gatePhone } from '@/tests/support/gate-phone';
import { hasPostgres } from '@/tests/support/postgres';
import { type CardWorld, startCardWorld } from '@/tests/support/card-world';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { buy, newKey, refusalOf } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const DAY = 86_400_000;

onPostgres('an event before its publication', () => {
  let world: CardWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startCardWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  const draft = (quantity = 5) =>
    people.event([{ quantity }], { status: 'draft', payment_methods: ['manual', 'stripe'] });
  const update = (fields: Record<string, unknown>) =>
    updateEvent(world.context, people.organiser, calls.updateActivity.input.parse(fields));

  test('can be read by its preview address for a week, and by no other', async () => {
    const event = await draft();
    const { token } = await makeEventPreview(world.context, people.organiser, event.id);
    expect(await readEventPreview(world.context, token, 'zh-Hans')).toMatchObject({
      id: event.id,
      title: '链上清算工作坊',
      status: 'draft',
      tickets: [{ quantity: null }],
    });
    expect(await refusalOf(makeEventPreview(world.context, people.ann, event.id))).toBe('notFound');
    const other = token.replace(/^[^.]+/, (event.id + 1).toString(36));
    expect(await refusalOf(readEventPreview(world.context, other, 'en'))).toBe('notFound');
    const late = { ...world.context, now: () => new Date(world.context.now().getTime() + 7 * DAY + 1000) };
    expect(await refusalOf(readEventPreview(late, token, 'en'))).toBe('gone');
  });

  test('takes test orders in test mode, from its staff only', async () => {
    const event = await draft();
    expect(await refusalOf(people.buyOne(people.organiser, event))).toBe('saleClosed');
    expect(await refusalOf(switchTestMode(world.context, people.ann, event.id, true))).toBe('notFound');
    await switchTestMode(world.context, people.organiser, event.id, true);
    expect(await refusalOf(people.buyOne(people.ann, event))).toBe('notFound');
    expect(await people.buyOne(people.organiser, event)).toMatchObject({ is_test: true, situation: 'held' });
  });

  test('counts no test orders, charges no card, and sends their letters to whoever made them', async () => {
    const event = await draft();
    await switchTestMode(world.context, people.organiser, event.id, true);
    const order = await buy(world.context, people.organiser, {
      event_id: event.id,
      items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 1 }],
      email: 'somebody@elsewhere.example',
      attendees: [{ name: '陈默', email: 'guest@elsewhere.example', answers: {} }],
    });
    expect(await payOrder(world.context, people.organiser, order.id, 'stripe')).toBeNull();
    expect(await people.again(order.id)).toMatchObject({ status: 'paid', paid: 28000 });
    expect(world.stripe.sessions).toEqual([]);
    await sendTickets(world.context, { orderId: order.id });
    const letters = await world.sql`select recipient, payload ->> 'subject' as subject from outbox
      where kind = 'mail' order by id desc limit 1`;
    expect(letters[0]).toEqual({ recipient: 'host@example.org', subject: '你的票：【演练】链上清算工作坊' });
    expect(await previewCancel(world.context, event.id)).toEqual({
      orders: 0,
      tickets: 0,
      by_provider: [],
      by_hand: [],
      kept: [],
    });
    const second = await people.buyOne(people.organiser, event, 2);
    await nameTransfer(world.context, people.organiser, {
      id: second.id,
      transfer_id: 'T-1',
      locale: 'zh-Hans',
    });
    const listInput = calls.activityList.input.parse({});
    const { list } = await listOwnEvents(world.context, people.organiser, listInput, false);
    expect(list.find(({ id }) => id === event.id)).toMatchObject({ waiting: 0, taken: 0 });
    const home = await readHome(world.context, people.organiser, {
      activity_id: event.id,
      locale: 'zh-Hans',
    });
    expect(home).toMatchObject({
      seats: { seats: home.seats.unsold, checked_in: 0, paid: 0, held: 0 },
      ...{ sales: [], check_ins: [], income: [], to_confirm: 0, to_approve: 0 },
    });
    expect(home.types.map(({ sold, held: seatHolds, income }) => sold + seatHolds + income.amount)).toEqual([
      0,
    ]);
    const requested = calls.activityOrders.input.parse({ activity_id: event.id });
    const orders = await listEventOrders(world.context, requested);
    expect(orders.list.map(({ is_test }) => is_test)).toEqual([true, true]);
    expect(orders.counts).toEqual({ all: 0, to_confirm: 0, unmatched: 0 });
  });

  test('admits a ticket of test mode, and refuses it once the event is public', async () => {
    const event = await draft();
    await switchTestMode(world.context, people.organiser, event.id, true);
    const order = await people.buyOne(people.organiser, event);
    await payOrder(world.context, people.organiser, order.id, 'stripe');
    const [ticket] = (await people.again(order.id)).tickets;
    const mine = await findOwnTicket(world.context, people.organiser, ticket?.id ?? 0);
    const { token } = await readTicketAccess(world.context, mine, 'zh-Hans');
    const { lists } = await saveCheckInList(
      world.context,
      people.organiser,
      calls.saveCheckInList.input.parse({ activity_id: event.id, name: '正门' }),
    );
    const phone = (name: string) =>
      gatePhone(world, people.organiser, { eventId: event.id, listId: lists[0]?.id ?? 0, name, aheadMs: 0 });
    const [before] = (await (await phone('一号')).sync([{ code: token }])).verdicts;
    expect(before).toMatchObject({ result: 'admitted' });
    await update({ id: event.id, status: 'published' });
    const [after] = (await (await phone('二号')).sync([{ code: token }])).verdicts;
    expect(after).toMatchObject({ result: 'fake' });
  });

  test('leaves nothing on a phone at the gate that had its tickets, once it is public', async () => {
    const event = await draft();
    await switchTestMode(world.context, people.organiser, event.id, true);
    const order = await people.buyOne(people.organiser, event);
    await payOrder(world.context, people.organiser, order.id, 'stripe');
    const [ticket] = (await people.again(order.id)).tickets;
    const mine = await findOwnTicket(world.context, people.organiser, ticket?.id ?? 0);
    const { token: code } = await readTicketAccess(world.context, mine, 'zh-Hans');
    const { lists } = await saveCheckInList(
      world.context,
      people.organiser,
      calls.saveCheckInList.input.parse({ activity_id: event.id, name: '正门' }),
    );
    const { join_key } = await addGateDevice(world.context, people.organiser, {
      ...{ activity_id: event.id, list_id: lists[0]?.id ?? 0, name: '一号' },
    });
    const at = { isOnline: true };
    const phone = new GatePhone({
      ...{ locale: 'zh-Hans', now: () => world.context.now().getTime(), newId: randomUUID },
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      store: { read: async () => NO_SCANS, write: async () => undefined, clear: async () => undefined },
      calls: {
        join: async (input) => ({
          ok: true,
          data: await joinGate(world.context, '198.18.0.9', input.join_key),
        }),
        sync: async (input) =>
          at.isOnline
            ? { ok: true, data: await syncGate(world.context, calls.syncGate.input.parse(input)) }
            : { ok: false, isUnanswered: true, key: null },
        undo: async () => ({ ok: false, isUnanswered: true, key: null }),
      },
    });
    await phone.join(join_key);
    expect(phone.ticketOf(ticket?.id ?? 0)).toMatchObject({ state: 'valid', is_test: true });
    await update({ id: event.id, status: 'published' });
    const sold = await people.paid(event);
    await phone.sync();
    expect(phone.state.roll?.tickets.map(({ id }) => id)).toEqual(sold.tickets.map(({ id }) => id));
    expect(phone.ticketOf(sold.tickets[0]?.id ?? 0)).not.toHaveProperty('is_test');
    at.isOnline = false;
    expect((await phone.scan(code))?.result).toBe('fake');
  });

  test('gives no tickets to guests before it is public, except for a test', async () => {
    const event = await draft();
    const add = () =>
      addGuest(
        world.context,
        people.organiser,
        calls.addGuest.input.parse({
          ...{ activity_id: event.id, ticket_type_id: event.types[0], idempotency_key: newKey() },
          attendees: [{ name: '何以渡', email: 'yidu@elsewhere.example' }],
        }),
      );
    await expect(add()).rejects.toMatchObject({ key: 'saleClosed', fields: { event_id: 'notRehearsing' } });
    await switchTestMode(world.context, people.organiser, event.id, true);
    const test = await add();
    expect(test).toMatchObject({ isTest: true });
    await update({ id: event.id, status: 'published' });
    const guest = await add();
    expect(guest).toMatchObject({ isTest: false });
    expect((await people.again(guest.id)).tickets).toMatchObject([{ name: '何以渡', state: 'valid' }]);
    expect(await refusalOf(people.again(test.id))).toBe('notFound');
  });

  test('a line of a statement that was given to a test order can be stored again', async () => {
    const event = await draft();
    await switchTestMode(world.context, people.organiser, event.id, true);
    const store = () =>
      storeUnmatched(world.context, people.organiser, {
        ...{ activity_id: event.id, csv: '甲,280.00', lines: [{ line: 1, amount: 28000 }] },
      });
    expect(await store()).toMatchObject({ kept: 1 });
    const order = await people.buyOne(people.organiser, event);
    const [money] = (await listUnmatched(world.context, event.id)).list;
    await people.check(order.id, 'confirm', { unmatched_id: money?.id });
    expect(await store()).toMatchObject({ kept: 0, known: 1 });
    await update({ id: event.id, status: 'published' });
    expect(await store()).toMatchObject({ kept: 1, known: 0 });
  });

  test('loses its test orders when it is published, cancelled or deleted, or test mode ends', async () => {
    const left = async (id: number) => {
      const [row] = await world.sql`select count(*)::int as orders from orders where event_id = ${id}`;
      return row?.orders;
    };
    const started = async () => {
      const event = await draft();
      await switchTestMode(world.context, people.organiser, event.id, true);
      await people.buyOne(people.organiser, event);
      expect(await left(event.id)).toBe(1);
      return event;
    };
    const [a, c, d] = [await started(), await started(), await started()];
    await update({ id: a.id, status: 'published' });
    expect(await people.buyOne(people.ann, a)).toMatchObject({ is_test: false });
    expect(await left(a.id)).toBe(1);
    expect(await switchTestMode(world.context, people.organiser, c.id, false)).toMatchObject({
      is_on: false,
      orders: 0,
    });
    expect(await refusalOf(people.buyOne(people.organiser, c))).toBe('saleClosed');
    await destroyEvent(world.context, people.organiser, d.id);
    expect(await left(d.id)).toBe(0);
    expect(await refusalOf(switchTestMode(world.context, people.organiser, a.id, true))).toBe('wrongState');
  });
});
