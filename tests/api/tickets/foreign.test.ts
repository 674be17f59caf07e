import type { Call } from '@/backend/contract/call';
import { calls, type CallName } from '@/backend/contract/calls';
import { ORDER_STATUSES } from '@/backend/contract/tickets/statuses';
import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { ORGANISER_CALLS } from '@/tests/support/organiser-calls';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

let backend: TestBackend;
let owner: MemberCalls;
let others: Record<string, MemberCalls>;
let admin: MemberCalls;
let event: { id: number; tickets: { id: number }[] };
let order: { id: number; tickets: { id: number }[] };

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  owner = callsOf(backend, (await register(backend, 'owner@example.org')).token);
  const buyer = callsOf(backend, (await register(backend, 'buyer@example.org')).token);
  others = {
    member: callsOf(backend, (await register(backend, 'other@example.org')).token),
    organiser: callsOf(backend, (await signInAs(backend, 'organiser')).token),
    editor: callsOf(backend, (await signInAs(backend, 'editor')).token),
    'the buyer': buyer,
  };
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  await owner('saveOrganiser', { name: '渡口' });
  const answer = await owner('updateActivity', {
    title: '别人的活动',
    lang: 'zh-Hans',
    start_time: `${day} 14:00`,
    end_time: `${day} 16:00`,
    time_zone: 'America/New_York',
    city: '纽约',
    status: 'published',
    tickets: [{ name: '票', type: 'ordinary', price: 0, currency: 'USD', quantity: 9, per_person_limit: 9 }],
  });
  event = answer.data;
  const bought = await buyer('createOrder', {
    event_id: event.id,
    items: [{ ticket_type_id: event.tickets[0]?.id, quantity: 1 }],
    idempotency_key: 'one',
  });
  order = bought.data;
});
afterAll(() => backend.destroy());

describe.each(Object.keys(ORGANISER_CALLS) as CallName[])('%s', (name) => {
  const input = () => ORGANISER_CALLS[name]?.({ event, order }) ?? {};

  test.each(['member', 'organiser', 'editor', 'the buyer'])(
    'for another member’s event is not found, as %s',
    async (who) => {
      const answer = await others[who]?.(name, input());
      expect(answer).toMatchObject({ code: 404, data: null });
    },
  );

  test('is answered to an administrator and to the owner, with data as in the contract', async () => {
    const definition: Call = calls[name];
    for (const who of [admin, owner]) {
      const answer = await who(name, input());
      // A cancelled order cannot be cancelled again; every other call can be repeated.
      if (name === 'cancelActivityOrder' && who === owner) expect(answer.code).toBe(409);
      else
        expect({ code: answer.code, error: definition.output.safeParse(answer.data).error }).toEqual({
          code: 200,
          error: undefined,
        });
    }
  });
});

test('lists have one’s own events, and all events for administrators', async () => {
  const ids = async (who: MemberCalls | undefined, name: CallName) =>
    ((await who?.(name, { size: 100 }))?.data as { list: { id: number }[] }).list.map(({ id }) => id);
  expect(await ids(others.member, 'activityList')).toEqual([]);
  expect(await ids(owner, 'activityList')).toContain(event.id);
  expect(await ids(others.organiser, 'activityList')).not.toContain(event.id);
  expect(await ids(admin, 'activityList')).toContain(event.id);
  expect(await ids(admin, 'myActivities')).not.toContain(event.id);
  expect(await ids(owner, 'activityIndex')).toContain(event.id);
});

test('a role allows its own calls only, once it is accepted', async () => {
  await owner('saveStaff', { activity_id: event.id, email: 'other@example.org', role: 'gate' });
  expect((await others.member?.('activityGate', { activity_id: event.id }))?.code).toBe(404);
  await others.member?.('answerCohost', { activity_id: event.id, part: 'gate', accepts: true });
  expect((await others.member?.('activityGate', { activity_id: event.id }))?.code).toBe(200);
  expect((await others.member?.('activityOrders', { activity_id: event.id }))?.code).toBe(404);
  await owner('saveStaff', { activity_id: event.id, email: 'other@example.org', role: 'cashier' });
  expect((await others.member?.('activityOrders', { activity_id: event.id }))?.code).toBe(200);
  expect((await others.member?.('updateActivity', { id: event.id, title: '我的' }))?.code).toBe(404);
  await owner('saveStaff', { activity_id: event.id, email: 'other@example.org', role: null });
  expect((await others.member?.('activityOrders', { activity_id: event.id }))?.code).toBe(404);
});

test('an older version is refused with the newest one, and an event with orders cannot be deleted', async () => {
  const { data: now } = await owner('activityForEdit', { id: event.id });
  expect((await owner('updateActivity', { id: event.id, version: now.version, title: '一' })).code).toBe(200);
  const old = await owner('updateActivity', { id: event.id, version: now.version, title: '二' });
  expect(old).toMatchObject({ code: 409, messageKey: 'conflict', data: { title: '一' } });
  expect((await owner('destroyActivity', { id: event.id })).code).toBe(409);
  expect((await others.organiser?.('destroyActivity', { id: event.id }))?.code).toBe(404);
});

test.each(['orderDetails', 'cancelOrder', 'requestRefund'] as const)(
  '%s for another member’s order is not found',
  async (name) => {
    for (const who of [others.member, owner, admin])
      expect(await who?.(name, { id: order.id })).toMatchObject({ code: 404, data: null });
  },
);

test('the orders of sample events add up to the seats taken', async () => {
  const { list } = (await admin('activityList', { size: 100 })).data;
  const bookedEvents = list.filter(({ taken }) => taken > 0);
  expect(bookedEvents.length).toBeGreaterThan(3);
  for (const { id, taken } of bookedEvents) {
    const { seats } = (await admin('activityHome', { activity_id: id })).data;
    expect([id, seats.checked_in + seats.paid + seats.held]).toEqual([id, taken]);
  }
});

test('the sample has orders in every state, waiting lists, invite codes and check-ins', async () => {
  const { list } = (await admin('activityList', { size: 100 })).data;
  const seen = { statuses: new Set<string>(), waiting: 0, codes: 0, came: 0 };
  for (const { id } of list) {
    const { counts } = (await admin('activityOrders', { activity_id: id })).data;
    for (const [status, count] of Object.entries(counts)) if (count > 0) seen.statuses.add(status);
    seen.waiting += (await admin('activityWaitlist', { activity_id: id })).data.list.length;
    seen.codes += (await admin('activityCodes', { activity_id: id })).data.list.length;
    seen.came += (await admin('activityHome', { activity_id: id })).data.seats.checked_in;
  }
  expect([...seen.statuses]).toEqual(expect.arrayContaining([...ORDER_STATUSES, 'to_confirm']));
  expect(Math.min(seen.waiting, seen.codes, seen.came)).toBeGreaterThan(1);
});
