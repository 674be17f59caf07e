import type { CallName } from '@/backend/contract/calls';
import { CHEAP_PASSWORDS, register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { ORGANISER_CALLS } from '@/tests/support/organiser-calls';
import { PAYMENT_NOTE } from '@/tests/support/payment-note';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

const ROLES = ['editor', 'cashier', 'gate'] as const;
type Role = (typeof ROLES)[number];

/** The staff roles that may make each call about an event; its owner may make all of them. */
const ROLES_BY_CALL: Partial<Record<CallName, readonly Role[]>> = {
  activityForEdit: ['editor', 'cashier'],
  duplicateActivity: ['editor'],
  activityPreviewLink: ['editor', 'cashier'],
  endActivityPreviews: ['editor'],
  activityTestMode: ['editor', 'cashier'],
  activityCohosts: ['editor', 'cashier'],
  inviteCohost: [],
  activityStaff: ['editor', 'cashier'],
  saveStaff: [],
  activityOrders: ['cashier'],
  activityOrder: ['cashier'],
  updateActivityOrder: ['cashier'],
  renewActivityTicket: ['cashier'],
  matchTransfers: ['cashier'],
  activityHome: ['editor', 'cashier'],
  activityChanges: ['editor', 'cashier'],
  matchActivityText: ['editor'],
  activityViews: ['editor', 'cashier'],
  exportOrders: ['cashier'],
  messageAttendees: ['cashier'],
  activityLetters: ['editor', 'cashier'],
  cancelPreview: [],
  activityWaitlist: ['editor', 'cashier'],
  activityReceipts: ['cashier'],
  activityUnmatched: ['cashier'],
  storeUnmatched: ['cashier'],
  activityPayouts: ['cashier'],
  exportPayouts: ['cashier'],
  matchPayouts: ['cashier'],
  activityCodes: ['editor', 'cashier'],
  createCodes: ['editor'],
  revokeCodes: ['editor'],
  activityWebhooks: [],
  addWebhook: [],
  activityGate: ['editor', 'cashier', 'gate'],
  saveCheckInList: ['editor'],
  addGuest: ['cashier'],
  updateActivity: ['editor'],
  cancelActivityOrder: ['cashier'],
};

let backend: TestBackend;
let owner: MemberCalls;
let staff: Record<Role, MemberCalls>;
let fixture: {
  event: { id: number; tickets: { id: number }[] };
  order: { id: number; tickets: { id: number }[] };
};

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  const member = async (name: string) =>
    callsOf(backend, (await register(backend, `${name}@example.org`)).token);
  owner = await member('owner');
  staff = { editor: await member('editor1'), cashier: await member('cashier1'), gate: await member('gate1') };
  const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  await owner('saveOrganiser', { name: '渡口' });
  const { data: event } = await owner('updateActivity', {
    title: '分工',
    start_time: `${day} 14:00`,
    end_time: `${day} 16:00`,
    time_zone: 'Asia/Shanghai',
    city: '上海',
    status: 'published',
    payment_note: PAYMENT_NOTE,
    tickets: [{ name: '票', price: 28000, quantity: 9, per_person_limit: 9 }],
  });
  for (const role of ROLES) {
    await owner('saveStaff', { activity_id: event.id, email: `${role}1@example.org`, role });
    const answer = { activity_id: event.id, part: role, accepts: true };
    expect((await staff[role]('answerCohost', answer)).code).toBe(200);
  }
  const { data: order } = await owner('createOrder', {
    event_id: event.id,
    items: [{ ticket_type_id: event.tickets[0]?.id, quantity: 1 }],
    idempotency_key: 'one',
  });
  fixture = { event, order };
});
afterAll(() => backend.destroy());

test('every call about one’s own event has a row of the roles that may make it', () => {
  expect(Object.keys(ROLES_BY_CALL).toSorted()).toEqual(Object.keys(ORGANISER_CALLS).toSorted());
});

test.each(Object.keys(ROLES_BY_CALL) as CallName[])(
  '%s is allowed to the listed roles and to no others',
  async (name) => {
    const allowedRoles: Role[] = [];
    for (const role of ROLES)
      if ((await staff[role](name, ORGANISER_CALLS[name]?.(fixture) ?? {})).code !== 404)
        allowedRoles.push(role);
    expect(allowedRoles).toEqual(ROLES_BY_CALL[name]);
  },
);

test('an editor of an event can change its text, but not its payment note', async () => {
  const { id } = fixture.event;
  const note = (who: MemberCalls, payment_note: string) =>
    who('updateActivity', { id, lang: 'zh-Hans', city: '杭州', payment_note });
  expect((await note(owner, '渡口，6222 0300')).code).toBe(200);
  expect(await note(staff.editor, '别人，6217 9920')).toMatchObject({
    fields: { payment_note: 'ownerOnly' },
  });
  expect((await note(staff.editor, '渡口，6222 0300')).code).toBe(200);
  expect((await owner('activityForEdit', { id, lang: 'zh-Hans' })).data.payment_note).toBe('渡口，6222 0300');
});
