import { calls } from '@/backend/contract/calls';
import type { Member } from '@/backend/kernel/caller';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { saveAttendees } from '@/backend/modules/tickets/commands/tickets/attendees';
import { previewRefund, requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { cancelForBuyer } from '@/backend/modules/tickets/commands/orders/organiser';
import { settleCancelledEvents } from '@/backend/modules/tickets/commands/refunds/settle-cancelled';
import { withOrder } from '@/backend/modules/tickets/commands/orders/with-order';
import { readForBuyer } from '@/backend/modules/tickets/queries/orders/of-buyer';
import { renewOwnTicket } from '@/backend/modules/tickets/commands/tickets/renew';
import { transferTicket } from '@/backend/modules/tickets/commands/transfers/send';
import { findOwnTicket } from '@/backend/modules/tickets/queries/tickets/access';
import { CHEAP_PASSWORDS, waiting } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { completeTransfer } from '@/tests/support/complete-transfer';
import { eventForm, organiserAndBuyers, placeOrder } from '@/tests/support/killable';
import { callsOf } from '@/tests/support/drafts';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { until } from '@/tests/support/until';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

onPostgres('a transferred ticket', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  const transfer = (from: Member, id: number, email: string) =>
    completeTransfer(world.context, from, { id, name: '本', email });
  const giveBack = (id: number, ticket_ids?: number[]) =>
    requestRefund(world.context, people.ann, { id, ticket_ids, reason: '', ...zh });
  const preview = (id: number, ticket_ids?: number[]) =>
    previewRefund(world.context, people.ann, { id, ticket_ids });

  /** An order of two tickets, of which the second was transferred to somebody else. */
  async function oneOfTwo(price = 28000, refund_hours: number | null = 1) {
    const event = await people.event([{ quantity: 9, per_person_limit: 9, price }], { refund_hours });
    const order = price > 0 ? await people.paid(event, 2) : await people.buyOne(people.ann, event, 2);
    const [buyerTicketId = 0, moved = 0] = order.tickets.map(({ id }) => id);
    await transfer(people.ann, moved, 'ben@example.org');
    return { event, id: order.id, own: buyerTicketId, moved };
  }

  test.each([
    ['paid', 28000, 1],
    ['free', 0, null],
    ['asked for after the rule', 28000, null],
  ])('stays with its holder when the buyer returns the order: %s', async (_, price, hours) => {
    const { id, own: buyerTicketId, moved } = await oneOfTwo(price, hours);
    for (const some of [[moved], [buyerTicketId, moved]]) {
      expect(await refusalOf(preview(id, some))).toBe('wrongState');
      expect(await refusalOf(giveBack(id, some))).toBe('wrongState');
    }
    expect(await preview(id)).toMatchObject({ amount: price, ticket_ids: [buyerTicketId] });
    await giveBack(id);
    const states = (await people.again(id)).tickets.map(({ state }) => state);
    expect(states[1]).toBe('valid');
    expect(states[0]).not.toBe('valid');
    const after = await people.again(id);
    if (after.situation === 'refund_asked') await people.check(id, 'approve_refund');
    if (price > 0) await people.check(id, 'refund_done');
    expect(await people.again(id)).toMatchObject({
      status: 'paid',
      refunded: price,
      to_return: 0,
      refund: { is_possible: false },
    });
    expect(await refusalOf(preview(id))).toBe('wrongState');
    expect(await refusalOf(giveBack(id))).toBe('wrongState');
  });

  test('is cancelled when the organiser cancels the order or the event', async () => {
    const first = await oneOfTwo();
    await cancelForBuyer(world.context, people.organiser, { id: first.id, reason: '', ...zh });
    expect(await people.again(first.id)).toMatchObject({ to_pay_back: 56000 });

    const other = await oneOfTwo();
    const off = calls.updateActivity.input.parse({ id: other.event.id, status: 'cancelled' });
    await updateEvent(world.context, people.organiser, off);
    await settleCancelledEvents(world.context);
    expect(await people.again(other.id)).toMatchObject({ situation: 'event_cancelled', to_pay_back: 56000 });
  });

  test('can be returned by its buyer once it was transferred back', async () => {
    const { id, own: buyerTicketId, moved } = await oneOfTwo();
    await transfer(people.ben, moved, 'Ann@example.org');
    expect((await preview(id)).ticket_ids.toSorted()).toEqual([buyerTicketId, moved].toSorted());
    await giveBack(id, [moved]);
    expect((await people.again(id)).tickets.map(({ state }) => state)).toEqual(['valid', 'refunded']);
  });

  test('cannot be reached by changing an address of the order or the ticket', async () => {
    const { id, moved } = await oneOfTwo();
    const save = (fields: Partial<Parameters<typeof saveAttendees>[4]>) =>
      withOrder(world.context, id, (inner, order, event) =>
        saveAttendees(inner, order, event, 'buyer', { attendees: [], ...fields }),
      );
    await save({ email: 'ben@example.org' });
    expect(await refusalOf(findOwnTicket(world.context, people.ann, moved))).toBe('notFound');
    expect(await refusalOf(transfer(people.ann, moved, 'ann@example.org'))).toBe('notFound');
    expect(await refusalOf(giveBack(id, [moved]))).toBe('wrongState');
    expect(await refusalOf(save({ attendees: [{ id: moved, email: 'ann@example.org' }] }))).toBe(
      'wrongState',
    );
  });

  test('does not arise from correcting a mistyped address, so the buyer can return the ticket', async () => {
    const event = await people.event([{ quantity: 1 }], { refund_hours: 1 });
    const { id, tickets } = await people.paid(event);
    const mend = (email: string) =>
      withOrder(world.context, id, (inner, order, row) =>
        saveAttendees(inner, order, row, 'buyer', { attendees: [{ id: tickets[0]?.id ?? 0, email }] }),
      );
    await mend('ann@exmaple.org');
    await mend('ann@example.org');
    expect((await people.again(id)).tickets).toMatchObject([{ was_transferred: false }]);
    await giveBack(id);
    expect((await people.again(id)).tickets).toMatchObject([{ state: 'refunded' }]);
  });

  test('shows its buyer the receiver it was sent to, and nobody whom that one gave it to', async () => {
    const { id, moved } = await oneOfTwo();
    const seen = async () => {
      const { tickets } = await readForBuyer(world.context, id, 'zh-Hans');
      return tickets.find((ticket) => ticket.id === moved);
    };
    expect(await seen()).toMatchObject({ was_transferred: true, name: '本', email: 'ben@example.org' });
    const to = { id: moved, name: '第三位', email: 'third@elsewhere.example' };
    await completeTransfer(world.context, people.ben, to);
    expect(await seen()).toMatchObject({ was_transferred: true, name: '本', email: 'ben@example.org' });
    expect(JSON.stringify(await readForBuyer(world.context, id, 'zh-Hans'))).not.toMatch(/third|第三位/);
    expect((await people.again(id)).tickets).toMatchObject([{}, { name: '第三位', email: to.email }]);
    // Also after the receiver's account was deleted.
    await world.sql`update ticket_transfers set from_id = null where from_id = ${people.ben.id}`;
    expect(await seen()).toMatchObject({ name: '本' });
  });

  test('has no step of its receiver in its buyer’s log, and the buyer’s under the buyer’s name', async () => {
    const { id, moved } = await oneOfTwo();
    const steps = async () =>
      (await readForBuyer(world.context, id, 'zh-Hans')).log.map(({ action, actor }) => [action, actor]);
    const before = await steps();
    const { name } = await readForBuyer(world.context, id, 'zh-Hans');
    expect(before).toContainEqual(['transfer_sent', name]);
    await renewOwnTicket(world.context, people.ben, { id: moved, ...zh });
    await transferTicket(world.context, people.ben, { id: moved, name: '丙', email: 'c@example.org', ...zh });
    expect(await steps()).toEqual(before);
    const all = (await people.again(id)).log.map(({ action }) => action);
    expect(all).toEqual(expect.arrayContaining(['ticket_renewed', 'transfer_sent']));
  });

  test('hides its new holder’s answers from its buyer', async () => {
    let backend: TestBackend | undefined;
    try {
      const server = (backend = await startBackend(CHEAP_PASSWORDS));
      const tokens = await organiserAndBuyers(backend);
      const [organiser, ann, ben] = [
        callsOf(backend, tokens.host),
        callsOf(backend, tokens.ann),
        callsOf(backend, tokens.ben),
      ];
      const questions = [{ key: 'diet', kind: 'text', label: '忌口' }];
      const { data: event } = await organiser('updateActivity', eventForm({ price: 0 }, { questions }));
      const order = await placeOrder(ann, event);
      const id = order.tickets[0]?.id;
      expect((await ann('transferTicket', { id, name: '本', email: 'ben@example.org' })).code).toBe(200);
      const inLetter = /(?<=\/ac_ticket\/take\/)[\w.]+/;
      let key = '';
      await until(async () => {
        key = (await waiting(server)).map(({ text }) => inLetter.exec(text)?.[0] ?? '').find(Boolean) ?? '';
        return key !== '';
      });
      // No session is needed: the key from the letter is enough.
      expect((await callsOf(server, '')('takeTransfer', { key, name: '本' })).code).toBe(200);
      const { data: ticket } = await ben('ticketOfMine', { id });
      await ben('fillTicket', { key: ticket.key, name: '本', answers: { diet: '素食' } });
      const { data: bought } = await ann('orderDetails', { id: order.id });
      expect(bought.tickets).toMatchObject([{ was_transferred: true, key: '' }]);
      expect(bought.tickets.map(({ answers }) => answers)).toEqual([{}]);
      const { data: seen } = await organiser('activityOrder', { id: order.id });
      expect(seen.tickets).toMatchObject([{ answers: { diet: '素食' } }]);
    } finally {
      await backend?.destroy();
    }
  });
});
