import { calls } from '@/backend/contract/calls';
import { CHEAP_PASSWORDS, register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { PAYMENT_NOTE } from '@/tests/support/payment-note';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

/** The organiser of one event, or its buyer, names a part of another organiser's event in a call about their own. */
describe('a call about one’s own event with a part of another organiser’s event', () => {
  let backend: TestBackend;
  let organisers: { own: MemberCalls; other: MemberCalls };
  let buyer: MemberCalls;
  let callerParts: CreatedEvent;
  let other: CreatedEvent;
  type CreatedEvent = Awaited<ReturnType<typeof make>>;

  async function make(organiser: MemberCalls, word: string) {
    const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
    await organiser('saveOrganiser', { name: word });
    const { data: event } = await organiser('updateActivity', {
      title: word,
      start_time: `${day} 14:00`,
      end_time: `${day} 16:00`,
      time_zone: 'Asia/Shanghai',
      city: '上海',
      status: 'published',
      payment_note: PAYMENT_NOTE,
      refund_hours: 1,
      tickets: [{ name: '票', price: 28000, quantity: 3, per_person_limit: 3 }],
    });
    const type = event.tickets[0]?.id;
    const items = [{ ticket_type_id: type, quantity: 2 }];
    const { data: order } = await buyer('createOrder', {
      event_id: event.id,
      items,
      idempotency_key: word,
    });
    await organiser('checkOrder', { id: order.id, action: 'confirm' });
    const refunded = await organiser('cancelActivityOrder', {
      id: order.id,
      ticket_ids: [order.tickets[0]?.id],
    });
    const { data: gate } = await organiser('saveCheckInList', { activity_id: event.id, name: '正门' });
    const list = gate.lists[0]?.id;
    const device = await organiser('addGateDevice', { activity_id: event.id, list_id: list, name: '一号机' });
    const codes = await organiser('createCodes', {
      activity_id: event.id,
      batch: word,
      code: `CODE-${word}`,
    });
    return {
      event: event.id,
      type,
      order: order.id,
      ticket: order.tickets[1]?.id,
      refund: refunded.data.refunds[0]?.id,
      list,
      device: device.data.id,
      code: codes.data.list[0]?.id,
      codeText: `CODE-${word}`,
    };
  }

  /** Everything of the other event that a call could change. */
  async function stand() {
    const answers = [
      await organisers.other('activityForEdit', { id: other.event }),
      await organisers.other('activityGate', { activity_id: other.event }),
      await organisers.other('activityCodes', { activity_id: other.event }),
      await organisers.other('activityOrder', { id: other.order }),
      await organisers.other('activityWaitlist', { activity_id: other.event }),
    ];
    // The state of its letters changes by itself.
    return JSON.stringify(answers.map(({ data }) => ({ ...data, letters: null }))).replace(
      /"server_time":"[^"]+"/g,
      '',
    );
  }

  beforeAll(async () => {
    backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
    const member = async (name: string) =>
      callsOf(backend, (await register(backend, `${name}@example.org`)).token);
    organisers = { own: await member('own'), other: await member('other') };
    buyer = await member('buyer');
    callerParts = await make(organisers.own, 'A1');
    other = await make(organisers.other, 'B1');
    for (const [name, value] of Object.entries(other)) expect([name, Boolean(value)]).toEqual([name, true]);
  });
  afterAll(() => backend.destroy());

  type Act = [keyof typeof calls, () => Record<string, unknown>];
  const OF_ORGANISER: Act[] = [
    ['updateActivity', () => ({ id: callerParts.event, tickets: [{ id: other.type, quantity: 99 }] })],
    ['saveCheckInList', () => ({ activity_id: callerParts.event, id: other.list, name: '我的' })],
    [
      'saveCheckInList',
      () => ({ activity_id: callerParts.event, name: '我的', ticket_type_ids: [other.type] }),
    ],
    ['addGateDevice', () => ({ activity_id: callerParts.event, list_id: other.list, name: '二号机' })],
    ['revokeGateDevice', () => ({ activity_id: callerParts.event, id: other.device })],
    [
      'addGuest',
      () => ({
        activity_id: callerParts.event,
        ticket_type_id: other.type,
        attendees: [{ name: '来宾' }],
        idempotency_key: 'g',
      }),
    ],
    ['createCodes', () => ({ activity_id: callerParts.event, ticket_type_id: other.type })],
    ['cancelActivityOrder', () => ({ id: callerParts.order, ticket_ids: [other.ticket] })],
    ['checkOrder', () => ({ id: callerParts.order, action: 'refund_done', refund_id: other.refund })],
    ['updateActivityOrder', () => ({ id: callerParts.order, attendees: [{ id: other.ticket, name: '我' }] })],
  ];
  const OF_BUYER: Act[] = [
    [
      'createOrder',
      () => ({
        event_id: callerParts.event,
        items: [{ ticket_type_id: other.type, quantity: 1 }],
        idempotency_key: 'mixed',
      }),
    ],
    [
      'createOrder',
      () => ({
        event_id: callerParts.event,
        items: [{ ticket_type_id: callerParts.type, quantity: 1, code: other.codeText }],
        idempotency_key: 'coded',
      }),
    ],
    ['joinWaitlist', () => ({ event_id: callerParts.event, ticket_type_id: other.type, quantity: 1 })],
    ['refundPreview', () => ({ id: callerParts.order, ticket_ids: [other.ticket] })],
    ['requestRefund', () => ({ id: callerParts.order, ticket_ids: [other.ticket] })],
    ['saveAttendees', () => ({ id: callerParts.order, attendees: [{ id: other.ticket, name: '我' }] })],
  ];

  test.each([
    ...OF_ORGANISER.map(([name, input]) => ['the organiser', name, input] as const),
    ...OF_BUYER.map(([name, input]) => ['the buyer', name, input] as const),
  ])('as %s, %s (%#) is refused, and changes nothing of the other event', async (who, name, input) => {
    const before = await stand();
    const answer = await (who === 'the buyer' ? buyer : organisers.own)(name, input());
    expect([400, 404, 409]).toContain(answer.code);
    expect(answer.data ?? null).toBeNull();
    expect(await stand()).toBe(before);
  });

  test('finds and revokes nothing', async () => {
    const before = await stand();
    const ordersAnswer = await organisers.own('activityOrders', {
      activity_id: callerParts.event,
      ticket_type_id: other.type,
    });
    expect(ordersAnswer.data.list).toEqual([]);
    const codes = { activity_id: callerParts.event, ids: [other.code], batch: 'B1' };
    expect((await organisers.own('revokeCodes', codes)).data).toEqual({ revoked: 0 });
    expect(await stand()).toBe(before);
  });
});
