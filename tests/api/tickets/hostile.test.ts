import { randomUUID } from 'node:crypto';
import { calls, type CallInput } from '@/backend/contract/calls';
import { countTries } from '@/backend/kernel/limits';
import { LIMITS } from '@/backend/kernel/limit-table';
import { duplicateEvent } from '@/backend/modules/events/commands/form/duplicate-event';
import { addFeed, editFeed } from '@/backend/modules/feeds/commands/manage';
import { ApiError } from '@/backend/kernel/errors';
import { countCodeTries } from '@/backend/modules/tickets/commands/codes/count-code-tries';
import { makeExportLink, openExport } from '@/backend/modules/tickets/commands/exports/link';
import { addGateDevice, joinGate, saveCheckInList } from '@/backend/modules/tickets/commands/gate/setup';
import { payOrder } from '@/backend/modules/tickets/commands/orders/pay';
import { takeWebhook } from '@/backend/modules/tickets/commands/stripe/webhook';
import { syncGate } from '@/backend/modules/tickets/commands/gate/sync';
import { addEventWebhook } from '@/backend/modules/webhooks/commands/manage-of-event';
import { withTicketKey } from '@/backend/modules/tickets/commands/tickets/with-ticket-key';
import { ticketByKey, findOwnTicket } from '@/backend/modules/tickets/queries/tickets/access';
import { readDeskOrder } from '@/backend/modules/tickets/queries/orders/of-organiser';
import { type CardWorld, startCardWorld } from '@/tests/support/card-world';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { buy, refusalOf } from '@/tests/support/ticket-world';
import { sheetOf } from '@/tests/support/workbook';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

onPostgres('hostile input', () => {
  let world: CardWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startCardWorld();
    people = await ticketPeople(world);
  });
  afterAll(() => world.end());

  test('a question whose key is a property of every object is asked, exported and shown at the gate like any other', async () => {
    const question = (key: string) => ({ key, kind: 'text' as const, label: key, is_for_gate: true });
    const event = await people.event([{ quantity: 5, price: 0 }], {
      questions: [{ ...question('constructor'), is_required: true }, question('valueof'), question('diet')],
    });
    const order = await buy(world.context, people.ann, {
      event_id: event.id,
      items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 2 }],
      attendees: [{ name: '沈一', answers: { constructor: '建筑师' } }, { name: '沈二' }],
    });
    expect(order.tickets.map(({ is_complete }) => is_complete)).toEqual([true, false]);
    for (const format of ['csv', 'xlsx'] as const) {
      const { url } = await makeExportLink(world.context, people.organiser, {
        ...{ activity_id: event.id, format, what: 'tickets' },
        ...zh,
      });
      const file = Buffer.from(
        await (await openExport(world.context, url.replace('/exports/', ''))).arrayBuffer(),
      );
      const text = format === 'csv' ? file.toString() : sheetOf(file);
      expect(text).toContain('建筑师');
      expect(text).not.toContain('native code');
    }
    const { sync } = await gateOf(event.id);
    expect((await sync()).tickets.map(({ answers }) => answers)).toEqual([
      [{ label: 'constructor', answer: '建筑师' }],
      [],
    ]);
  });

  /** A phone at the gate of an event. */
  async function gateOf(eventId: number) {
    const { context } = world;
    const list = calls.saveCheckInList.input.parse({ activity_id: eventId, name: randomUUID() });
    const [checkInList] = (await saveCheckInList(context, people.organiser, list)).lists.slice(-1);
    const { join_key } = await addGateDevice(context, people.organiser, {
      ...{ activity_id: eventId, list_id: checkInList?.id ?? 0, name: '东门' },
    });
    const { token } = await joinGate(context, '198.18.0.1', join_key);
    const sync = (more: Partial<CallInput<'syncGate'>> = {}) =>
      syncGate(context, calls.syncGate.input.parse({ token, now: context.now().toISOString(), ...more }));
    return { sync };
  }

  test('a gate that sends the id of another event’s scan learns nothing about it, and its own scans continue', async () => {
    const [first, other] = [
      await people.event([{ price: 0, quantity: 3 }]),
      await people.event([{ price: 0 }]),
    ];
    const { tickets } = await people.buyOne(people.ann, first);
    const scan = { id: randomUUID(), at: world.context.now().toISOString(), code: tickets[0]?.code ?? '' };
    const firstGate = await gateOf(first.id);
    const twin = await gateOf(first.id);
    const foreign = await gateOf(other.id);
    expect((await firstGate.sync({ scans: [scan] })).verdicts).toMatchObject([
      { result: 'admitted', type_name: '票1' },
    ]);
    const fresh = { ...scan, id: randomUUID(), code: 'NONSENSE' };
    expect((await foreign.sync({ scans: [scan, fresh] })).verdicts).toEqual(
      [scan.id, fresh.id].map((id) => ({
        ...{ id, result: 'fake', ticket_id: null, name: '', type_name: '', first: null },
        ...{ phone_result: null, server_result: null, refunded_time: null },
      })),
    );
    // The positive control: at the same event the verdict stays.
    expect((await twin.sync({ scans: [scan] })).verdicts).toMatchObject([{ result: 'admitted' }]);
  });

  test('scans of a phone with an unset clock count, and impossible dates are refused', async () => {
    const event = await people.event([{ price: 0, quantity: 3 }]);
    const { tickets } = await people.buyOne(people.ann, event);
    const { sync } = await gateOf(event.id);
    const scan = { id: randomUUID(), at: '1970-01-01T00:00:30Z', code: tickets[0]?.code ?? '' };
    const answer = await sync({ now: '1970-01-01T00:01:00Z', scans: [scan] });
    expect(answer.verdicts).toMatchObject([{ result: 'admitted' }]);
    for (const cursor of ['+275760-09-13T00:00:00.000Z', '-271821-04-20T00:00:00.000Z', '0000', 'nonsense'])
      expect((await sync({ cursor })).tickets).toHaveLength(1);
    const gate = calls.syncGate.input;
    for (const now of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z', '2026-02-30T00:00:00Z'])
      expect(gate.safeParse({ token: 'x'.repeat(30), now }).success).toBe(false);
  });

  test('a Stripe message about an unknown refund, dispute or payment page is accepted and changes nothing', async () => {
    const receive = (type: string, id: string) =>
      takeWebhook(world.context, JSON.stringify({ type, data: { object: { id } } }));
    for (const type of [
      'refund.updated',
      'charge.refund.updated',
      'charge.dispute.created',
      'checkout.session.completed',
    ])
      expect([type, await refusalOf(receive(type, 'unknown_1'))]).toEqual([type, 'done']);
    world.stripe.isAway = true;
    expect(await refusalOf(receive('refund.updated', 'unknown_1'))).toBe('paymentUnavailable');
    world.stripe.isAway = false;
  });

  test('a payment in another currency does not pay the order, which can still be read and confirmed', async () => {
    const event = await people.event([{ quantity: 2 }], { payment_methods: ['stripe', 'manual'] });
    const order = await people.buyOne(people.ann, event);
    await payOrder(world.context, people.ann, order.id, 'stripe');
    const session = world.stripe.sessions.at(-1);
    if (!session) throw new Error('no page was made');
    session.currency = 'jpy';
    world.stripe.pay(session);
    const onMessage = () =>
      takeWebhook(
        world.context,
        JSON.stringify({ type: 'checkout.session.completed', data: { object: { id: session.id } } }),
      );
    expect([await refusalOf(onMessage()), await refusalOf(onMessage())]).toEqual(['done', 'done']);
    expect(await people.again(order.id)).toMatchObject({ status: 'payment_in_progress', paid: 0 });
    const { log } = await readDeskOrder(world.context, order.id, 'zh-Hans');
    expect(log.filter(({ action }) => action === 'other_currency')).toMatchObject([
      { detail: { reference: session.id, given: `JPY ${session.amount_total}` } },
    ]);
    await people.check(order.id, 'confirm');
    expect((await people.again(order.id)).status).toBe('paid');
  });

  test('each different invite code that is tried counts against the limit', async () => {
    const context = { ...world.context, config: { ...world.context.config, limitsTimes: 1 } };
    const { count } = LIMITS.inviteCodeNetwork;
    const codes = Array.from({ length: 10 }, (_, at) => `GUESS-${at}`);
    const stranger = { address: '198.18.7.7', member: null };
    await countCodeTries(context, stranger, ['same', ' SAME ', undefined, '']);
    for (let at = 0; at < Math.floor((count - 1) / 10); at += 1)
      await countCodeTries(context, stranger, codes);
    expect(await refusalOf(countCodeTries(context, stranger, codes))).toBe('tooManyRequests');
    // A member at the same address has a separate count.
    expect(await refusalOf(countCodeTries(context, { ...stranger, member: people.ann }, codes))).toBe('done');
  });

  test('wrong ticket keys of one network are limited, and right ones from there still work', async () => {
    const context = { ...world.context, config: { ...world.context.config, limitsTimes: 1 } };
    const { count } = LIMITS.ticketKeyNetwork;
    const wrong = () =>
      refusalOf(withTicketKey(context, '198.18.7.9', () => Promise.reject(new ApiError('notFound'))));
    for (let at = 0; at < count; at += 1) await wrong();
    expect(await wrong()).toBe('tooManyRequests');
    for (let at = 0; at < 3; at += 1)
      expect(await withTicketKey(context, '198.18.7.9', async () => 'open')).toBe('open');
  });

  test('copying an event needs the right to make events and counts against the same limit', async () => {
    const context = { ...world.context, config: { ...world.context.config, limitsTimes: 1 } };
    const { id } = await people.event([{ price: 0 }]);
    const copy = (config = context.config) =>
      refusalOf(duplicateEvent({ ...context, config }, people.organiser, id, 'zh-Hans'));
    expect(await copy({ ...context.config, hosting: 'selected' })).toBe('forbidden');
    expect(await copy()).toBe('done');
    for (let at = 0; at < LIMITS.eventAccount.count; at += 1)
      await countTries(context, [['eventAccount', people.organiser.id]]).catch(() => null);
    expect(await copy()).toBe('tooManyRequests');
  });

  test('private addresses are refused as webhooks and feeds unless the operator allows them', async () => {
    const { id } = await people.event([{ price: 0 }]);
    const hook = (url: string, config = world.context.config) =>
      refusalOf(addEventWebhook({ ...world.context, config }, people.organiser, { activity_id: id, url }));
    const feed = (url: string, config = world.context.config) =>
      refusalOf(addFeed({ ...world.context, config }, people.organiser, { url, name: '' }));
    const inside = ['http://127.0.0.1/x', 'http://[::1]/x', 'http://10.0.0.1/x', 'http://169.254.169.254/x'];
    for (const url of [...inside, 'http://2130706433/x', 'http://localhost/x']) {
      expect([url, await hook(url)]).toEqual([url, 'invalidInput']);
      expect([url, await feed(url)]).toEqual([url, 'invalidInput']);
    }
    const { config } = world.context;
    expect(await hook(inside[0] ?? '', { ...config, webhooksPrivateHosts: true })).toBe('done');
    expect(await feed(inside[0] ?? '', { ...config, feedsPrivateHosts: true })).toBe('done');
    expect(await hook('https://192.0.79.32/x')).toBe('done');
    const savedFeed = await addFeed(world.context, people.organiser, {
      url: 'https://192.0.79.32/feed',
      name: '',
    });
    expect(
      await refusalOf(
        editFeed(world.context, people.organiser, { ...savedFeed, url: 'http://10.0.0.9/feed' }),
      ),
    ).toBe('invalidInput');
  });

  test('the key of a letter opens its ticket until thirty days after the event, and the signed-in holder opens it longer', async () => {
    const { id, ...event } = await people.event([{ price: 0 }]);
    const { tickets } = await people.buyOne(people.ann, { id, ...event });
    const [{ id: ticketId, key } = { id: 0, key: '' }] = tickets;
    expect((await ticketByKey(world.context, key)).id).toBe(ticketId);
    // The event is in two weeks and lasts four hours.
    const in43Days = () => new Date(Date.now() + 43 * 86_400_000);
    expect((await ticketByKey({ ...world.context, now: in43Days }, key)).id).toBe(ticketId);
    const in46Days = () => new Date(Date.now() + 46 * 86_400_000);
    expect(await refusalOf(ticketByKey({ ...world.context, now: in46Days }, key))).toBe('notFound');
    expect((await findOwnTicket({ ...world.context, now: in46Days }, people.ann, ticketId)).id).toBe(
      ticketId,
    );
  });
});
