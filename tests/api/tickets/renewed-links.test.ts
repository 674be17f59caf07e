import { eq } from 'drizzle-orm';
import { TICKET_KEY_DAYS } from '@/backend/contract/tickets/limits';
import { formerCodes, orderLog, orders, tickets } from '@/backend/db/schema/orders';
import type { Context } from '@/backend/kernel/context';
import { previewRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { fillTicket } from '@/backend/modules/tickets/commands/tickets/fill';
import { renewForOrganiser, renewOwnTicket } from '@/backend/modules/tickets/commands/tickets/renew';
import { letterMark, takeTicket } from '@/backend/modules/tickets/commands/tickets/take';
import {
  ticketByKey,
  findOwnTicket,
  readTicketAccess,
} from '@/backend/modules/tickets/queries/tickets/access';
import { readTransferOffer } from '@/backend/modules/tickets/queries/transfers/offered-ticket';
import { completeTransfer, offer } from '@/tests/support/complete-transfer';
import { hasPostgres } from '@/tests/support/postgres';
import { renewedTickets } from '@/tests/support/renewed-tickets';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };
const DAY = 86_400_000;

jest.setTimeout(240_000);

onPostgres('a ticket with a renewed link', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  let { ticketFor, seatNow, byLink, byOrganiser, lettersTo, scansAt } = {} as ReturnType<
    typeof renewedTickets
  >;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
    ({ ticketFor, seatNow, byLink, byOrganiser, lettersTo, scansAt } = renewedTickets(world, people));
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  test('renewed by its link: the old link says so, the old code has moved, and only a letter has the new link', async () => {
    const { event, orderId, seat } = await ticketFor('linwan@renewed.example');
    const before = await readTicketAccess(world.context, seat, 'zh-Hans');
    const answer = await byLink(seat.accessKey);
    expect(answer).toEqual({ to: 'lin…@renewed.example' });
    const after = await seatNow(seat.id);
    expect(after.accessKey).not.toBe(seat.accessKey);

    const mark = letterMark(world.context, seat);
    for (const refused of [
      ticketByKey(world.context, seat.accessKey),
      fillTicket(world.context, { key: seat.accessKey, name: '林', answers: {}, ...zh }),
      takeTicket(world.context, { key: seat.accessKey, mark }),
      byLink(seat.accessKey),
    ])
      expect(await refusalOf(refused)).toBe('keyRenewed');
    const access = await readTicketAccess(
      world.context,
      await ticketByKey(world.context, after.accessKey),
      'zh-Hans',
    );
    expect(await scansAt(event, [seat.code, before.token, access.token, after.code])).toEqual([
      'moved',
      'moved',
      'admitted',
      'used',
    ]);
    const [letter, more] = await lettersTo('linwan@renewed.example');
    expect(more).toBeUndefined();
    expect(letter?.text).toContain(after.accessKey);
    expect(letter?.text).not.toContain(seat.accessKey);
    expect(letter?.text).toContain('有人用旧邮件里的链接换了这张票的链接和码。旧链接已经打不开');
    const log = await world.context.db.select().from(orderLog).where(eq(orderLog.orderId, orderId));
    expect(log.filter(({ action }) => action === 'ticket_renewed')).toMatchObject([
      { actorId: null, detail: { ticket: seat.code, by: 'link' } },
    ]);
    // No key is stored in plain text a second time: of the former key there is only a hash.
    const [former] = await world.context.db.select().from(formerCodes).where(eq(formerCodes.code, seat.code));
    expect(former?.keyHash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('renewed by its signed-in holder: the answer has the new link, and a pending transfer ends', async () => {
    const { orderId, seat } = await ticketFor('ann@example.org');
    const offered = await offer(world.context, people.ann, {
      id: seat.id,
      name: '本',
      email: 'ben@example.org',
    });
    const after = await renewOwnTicket(world.context, people.ann, { id: seat.id, ...zh });
    const access = await readTicketAccess(world.context, after, 'zh-Hans');
    expect(access).toMatchObject({ was_transferred: false, transfer: null });
    expect(
      [access.key, access.code].filter((secret) => [seat.accessKey, seat.code].includes(secret)),
    ).toEqual([]);
    expect((await readTransferOffer(world.context, { key: offered, ...zh })).state).toBe('void');
    const log = await world.context.db.select().from(orderLog).where(eq(orderLog.orderId, orderId));
    expect(log.find(({ action }) => action === 'ticket_renewed')?.actorId).toBe(people.ann.id);
    // Other members are not its holder.
    expect(await refusalOf(renewOwnTicket(world.context, people.ben, { id: seat.id, ...zh }))).toBe(
      'notFound',
    );
  });

  test('renewed by the organiser: it stays its buyer’s, who sees it and can return it', async () => {
    const { orderId, seat } = await ticketFor('friend@renewed.example');
    await world.context.db.update(tickets).set({ takenVersion: 1 }).where(eq(tickets.id, seat.id));
    await byOrganiser(orderId, seat.id);
    const after = await seatNow(seat.id);
    const [letter] = await lettersTo('friend@renewed.example');
    expect(letter?.text).toContain('主办方换了这张票的链接和码。');
    expect(after).toMatchObject({
      version: 2,
      renewals: 1,
      takenVersion: 2,
      email: 'friend@renewed.example',
    });
    expect((await people.again(orderId)).tickets).toMatchObject([
      { was_transferred: false, code: after.code, key: after.accessKey },
    ]);
    expect(await previewRefund(world.context, people.ann, { id: orderId })).toMatchObject({
      ticket_ids: [seat.id],
    });
    expect((await lettersTo('friend@renewed.example')).at(-1)?.text).toContain(after.accessKey);
    // An address typed in the order is no proof of ownership: the buyer sees the ticket before and after.
    const typedTicket = await ticketFor('typed@renewed.example');
    await world.context.db
      .update(orders)
      .set({ email: 'typed@renewed.example' })
      .where(eq(orders.id, typedTicket.orderId));
    const seen = () => refusalOf(findOwnTicket(world.context, people.ann, typedTicket.seat.id));
    expect(await seen()).toBe('done');
    await byOrganiser(typedTicket.orderId, typedTicket.seat.id);
    expect(await seen()).toBe('done');
  });

  test('does not reveal by former links that it was transferred', async () => {
    const { seat } = await ticketFor('ann@example.org');
    await byLink(seat.accessKey);
    const second = await seatNow(seat.id);
    await completeTransfer(world.context, people.ann, { id: seat.id, name: '本', email: 'ben@example.org' });
    for (const key of [seat.accessKey, second.accessKey])
      expect(await refusalOf(ticketByKey(world.context, key))).toBe('notFound');
    const access = await readTicketAccess(
      world.context,
      await findOwnTicket(world.context, people.ben, seat.id),
      'zh-Hans',
    );
    expect(access.was_transferred).toBe(true);
  });

  test('cannot be renewed without an address for the new link, when it is not valid, or through another order', async () => {
    const { orderId, seat } = await ticketFor('');
    await world.context.db.update(orders).set({ email: '' }).where(eq(orders.id, orderId));
    expect(await refusalOf(byLink(seat.accessKey))).toBe('noAddress');
    expect(await refusalOf(byOrganiser(orderId, seat.id))).toBe('noAddress');
    const other = await ticketFor('other@renewed.example');
    expect(await refusalOf(byOrganiser(orderId, other.seat.id))).toBe('notFound');
    const stranger = renewForOrganiser(world.context, people.ben, {
      id: other.orderId,
      ticket_id: other.seat.id,
      ...zh,
    });
    expect(await refusalOf(stranger)).toBe('notFound');
    const event = await people.event([{ quantity: 9 }]);
    const unpaid = await people.buyOne(people.ann, event);
    const [{ id = 0, key = '' } = {}] = unpaid.tickets;
    await world.context.db.update(tickets).set({ email: 'ann@example.org' }).where(eq(tickets.id, id));
    expect(await refusalOf(byLink(key))).toBe('wrongState');
    expect((await seatNow(seat.id)).version).toBe(1);
  });

  test('can be renewed three times a day, whoever asks', async () => {
    const { orderId, seat } = await ticketFor('often@renewed.example');
    const { config } = world.context;
    const strict: Context = { ...world.context, config: { ...config, limitsTimes: 1 } };
    for (let at = 0; at < 3; at += 1) await byOrganiser(orderId, seat.id, strict);
    expect(await refusalOf(byOrganiser(orderId, seat.id, strict))).toBe('tooManyRequests');
    const now = await seatNow(seat.id);
    expect(await refusalOf(byLink(now.accessKey, strict))).toBe('tooManyRequests');
    expect(now.version).toBe(4);
  });

  test('cannot be renewed while its letter would wait for an editor, and its present link stays valid', async () => {
    const { config } = world.context;
    const strict: Context = { ...world.context, config: { ...config, limitsTimes: 1 } };
    for (let filling = 0; filling < 2; filling += 1) {
      const { orderId, seat } = await ticketFor('full@renewed.example');
      for (let at = 0; at < 3; at += 1) await byOrganiser(orderId, seat.id, strict);
    }
    const { orderId, seat } = await ticketFor('full@renewed.example');
    expect(await refusalOf(byLink(seat.accessKey, strict))).toBe('renewalWaits');
    expect(await refusalOf(byOrganiser(orderId, seat.id, strict))).toBe('renewalWaits');
    expect(await seatNow(seat.id)).toEqual(seat);
    expect((await ticketByKey(world.context, seat.accessKey)).id).toBe(seat.id);
    const log = await world.context.db.select().from(orderLog).where(eq(orderLog.orderId, orderId));
    expect(log.map(({ action }) => action)).not.toContain('ticket_renewed');
  });

  test('has neither an old nor a new link some days after the event', async () => {
    const { event, seat } = await ticketFor('late@renewed.example');
    await byLink(seat.accessKey);
    const ended = new Date(world.context.now().getTime() - (TICKET_KEY_DAYS + 1) * DAY).toISOString();
    const started = new Date(Date.parse(ended) - DAY).toISOString();
    await world.sql`update events set end_time = ${ended}, start_time = ${started} where id = ${event.id}`;
    expect(await refusalOf(ticketByKey(world.context, seat.accessKey))).toBe('notFound');
    expect(await refusalOf(byLink((await seatNow(seat.id)).accessKey))).toBe('notFound');
  });
});
