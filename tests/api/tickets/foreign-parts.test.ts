import type { CallName } from '@/backend/contract/calls';
import { hosting } from '@/tests/support/access/hosting';
import { tickets as buying } from '@/tests/support/access/tickets';
import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { ORGANISER_CALLS } from '@/tests/support/organiser-calls';
import { PAYMENT_NOTE } from '@/tests/support/payment-note';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';
import { until } from '@/tests/support/until';

/** Calls about the caller alone, and calls that other tests make for data of others. */
const OWN: readonly CallName[] = [
  'hostingSetup',
  'saveOrganiser',
  'activityList',
  'myActivities',
  'activityIndex',
  'cohostInvitations',
  'destroyActivity',
  'createOrder',
  'orderDetails',
  'cancelOrder',
  'requestRefund',
  'myOrders',
  'myTickets',
  'joinWaitlist',
];

interface Ids {
  event: number;
  draft: number;
  list: number;
  device: number;
  webhook: number;
  delivery: number;
  order: number;
  ticket: number;
  /** A valid ticket of another order, which was free. */
  held: number;
  entry: number;
  cohost: number;
  /** An event with an order whose refund is an unpaid payout. */
  owedEvent: number;
  owedOrder: number;
  refund: number;
  unmatched: number;
}

/** Calls of the organiser about a part of the event, in the order they are made: removals come last. */
const OF_ORGANISER: Partial<Record<CallName, (ids: Ids) => Record<string, unknown>>> = {
  checkOrder: ({ order }) => ({ id: order, action: 'ask_again', reason: '单号不对' }),
  undoMoney: ({ owedOrder }) => ({ id: owedOrder }),
  decideUnmatched: ({ unmatched }) => ({ id: unmatched, decision: 'not_ours', reason: '房租' }),
  setTestMode: ({ draft }) => ({ id: draft, is_on: true }),
  addGateDevice: ({ event, list }) => ({ activity_id: event, list_id: list, name: '二号机' }),
  revokeGateDevice: ({ event, device }) => ({ activity_id: event, id: device }),
  openPayout: ({ refund }) => ({ id: refund }),
  askAccount: ({ refund }) => ({ id: refund }),
  repayPayout: ({ refund }) => ({ id: refund }),
  recordPayouts: ({ owedEvent, refund }) => ({
    activity_id: owedEvent,
    payouts: [{ id: refund, reference: '流水1' }],
  }),
  removeCohost: ({ event, cohost }) => ({ activity_id: event, user_id: cohost }),
  rotateWebhookSecret: ({ webhook }) => ({ id: webhook }),
  resumeWebhook: ({ webhook }) => ({ id: webhook }),
  sendWebhookAgain: ({ delivery }) => ({ id: delivery }),
  removeWebhook: ({ webhook }) => ({ id: webhook }),
};

/** Calls of a buyer about an order, a ticket and a place on the waiting list. */
const OF_BUYER: Partial<Record<CallName, (ids: Ids) => Record<string, unknown>>> = {
  saveAttendees: ({ order, ticket }) => ({ id: order, attendees: [{ id: ticket, name: '甲' }] }),
  payOrder: ({ order }) => ({ id: order, method: 'manual' }),
  nameTransfer: ({ order }) => ({ id: order, transfer_id: 'TX-2001' }),
  refundPreview: ({ order }) => ({ id: order }),
  requestInvoice: ({ order }) => ({ id: order, title: '南阳公司', tax_number: '' }),
  ticketOfMine: ({ held: ticketId }) => ({ id: ticketId }),
  renewTicket: ({ held: ticketId }) => ({ id: ticketId }),
  transferTicket: ({ held: ticketId }) => ({ id: ticketId, name: '乙', email: 'third@example.org' }),
  callBackTransfer: ({ held: ticketId }) => ({ id: ticketId }),
  giveRefundAccount: ({ owedOrder }) => ({ id: owedOrder, holder: '何以渡', number: '6222020000000000' }),
  reportArrival: ({ owedOrder, refund }) => ({ id: owedOrder, refund_id: refund, has_arrived: true }),
  leaveWaitlist: ({ entry }) => ({ id: entry }),
};

let backend: TestBackend;
let owner: MemberCalls;
let buyer: MemberCalls;
let waiting: MemberCalls;
let others: Record<string, MemberCalls>;
let ids: Ids;

beforeAll(async () => {
  backend = await startBackend({
    ...CHEAP_PASSWORDS,
    LIMITS_TIMES: '1000',
    WEBHOOKS_PRIVATE_HOSTS: 'on',
  });
  const member = async (name: string) =>
    callsOf(backend, (await register(backend, `${name}@example.org`)).token);
  [owner, buyer, waiting] = [await member('owner'), await member('buyer'), await member('waiting')];
  others = {
    member: await member('other'),
    organiser: callsOf(backend, (await signInAs(backend, 'organiser')).token),
    editor: callsOf(backend, (await signInAs(backend, 'editor')).token),
  };
  const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  const fields = {
    title: '别人的活动',
    start_time: `${day} 14:00`,
    end_time: `${day} 16:00`,
    time_zone: 'Asia/Shanghai',
    city: '上海',
    payment_note: PAYMENT_NOTE,
    tickets: [
      { name: '票', price: 28000, quantity: 1 },
      { name: '赠票', price: 0, quantity: 1 },
    ],
  };
  await owner('saveOrganiser', { name: '渡口' });
  const { data: event } = await owner('updateActivity', { ...fields, status: 'published' });
  const { data: draft } = await owner('updateActivity', { ...fields, title: '草稿' });
  const { data: hooked } = await owner('addWebhook', {
    activity_id: event.id,
    url: `${backend.url}/healthz`,
  });
  const { data: owing } = await owner('updateActivity', {
    ...fields,
    title: '要退款的',
    status: 'published',
  });
  const { data: owed } = await buyer('createOrder', {
    event_id: owing.id,
    items: [{ ticket_type_id: owing.tickets[0]?.id, quantity: 1 }],
    idempotency_key: 'three',
  });
  await owner('checkOrder', { id: owed?.id, action: 'confirm' });
  await owner('cancelActivityOrder', { id: owed?.id, reason: '办不成' });
  const { data: payouts } = await owner('activityPayouts', { activity_id: owing.id });
  const line = { csv: '甲,280.00', lines: [{ line: 1, amount: 28000 }] };
  await owner('storeUnmatched', { activity_id: owing.id, ...line });
  const { data: unmatched } = await owner('activityUnmatched', { activity_id: owing.id });
  const ticket_type_id = event.tickets[0]?.id;
  const { data: order } = await buyer('createOrder', {
    event_id: event.id,
    items: [{ ticket_type_id, quantity: 1 }],
    idempotency_key: 'one',
  });
  const { data: free } = await buyer('createOrder', {
    event_id: event.id,
    items: [{ ticket_type_id: event.tickets[1]?.id, quantity: 1 }],
    idempotency_key: 'two',
  });
  const { data: entry } = await waiting('joinWaitlist', { event_id: event.id, ticket_type_id, quantity: 1 });
  const { data: gate } = await owner('saveCheckInList', { activity_id: event.id, name: '正门' });
  const list = gate.lists[0]?.id;
  const { data: device } = await owner('addGateDevice', {
    activity_id: event.id,
    list_id: list,
    name: '一号机',
  });
  await owner('inviteCohost', { activity_id: event.id, email: 'waiting@example.org' });
  await waiting('answerCohost', { activity_id: event.id, accepts: true });
  const { data: invited } = await owner('activityCohosts', { activity_id: event.id });
  let deliveries: { id: number }[] = [];
  await until(async () => {
    deliveries = (await owner('activityWebhooks', { activity_id: event.id })).data.deliveries.list;
    return deliveries.length > 0;
  });
  ids = {
    event: event.id,
    draft: draft.id,
    list: list ?? 0,
    device: device?.id ?? 0,
    webhook: hooked?.id ?? 0,
    delivery: deliveries[0]?.id ?? 0,
    order: order?.id ?? 0,
    ticket: order?.tickets[0]?.id ?? 0,
    held: free?.tickets[0]?.id ?? 0,
    entry: entry?.id ?? 0,
    cohost: invited?.list[0]?.user_id ?? 0,
    owedEvent: owing.id,
    owedOrder: owed?.id ?? 0,
    refund: payouts?.list[0]?.id ?? 0,
    unmatched: unmatched?.list[0]?.id ?? 0,
  };
  for (const [name, id] of Object.entries(ids)) expect([name, id > 0]).toEqual([name, true]);
});
afterAll(() => backend.destroy());

test.each(Object.keys(OF_ORGANISER) as CallName[])(
  '%s for another member’s event is not found',
  async (name) => {
    const input = OF_ORGANISER[name]?.(ids) ?? {};
    for (const [who, call] of Object.entries({ ...others, buyer }))
      expect([who, (await call(name, input)).code]).toEqual([who, 404]);
    // For the organiser the part exists: a refusal has another reason.
    expect((await owner(name, input)).code).not.toBe(404);
  },
);

test.each(Object.keys(OF_BUYER) as CallName[])('%s for another member’s data is not found', async (name) => {
  const input = OF_BUYER[name]?.(ids) ?? {};
  const mine = name === 'leaveWaitlist' ? waiting : buyer;
  for (const [who, call] of Object.entries({ ...others, owner }))
    expect([who, (await call(name, input)).code]).toEqual([who, 404]);
  expect((await mine(name, input)).code).not.toBe(404);
});

test('an invitation of another member cannot be answered', async () => {
  const answer = { activity_id: ids.event, accepts: true };
  for (const [who, call] of Object.entries({ ...others, buyer }))
    expect([who, (await call('answerCohost', answer)).code]).toEqual([who, 404]);
});

test('every call of members about events and tickets is tested with data of another member', () => {
  const requested = new Set([
    ...OWN,
    'answerCohost',
    ...Object.keys({ ...ORGANISER_CALLS, ...OF_ORGANISER, ...OF_BUYER }),
  ]);
  const all = Object.entries({ ...hosting, ...buying }).filter(([, access]) => access === 'user');
  expect(all.map(([name]) => name).filter((name) => !requested.has(name))).toEqual([]);
});
