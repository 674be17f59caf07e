import { CHEAP_PASSWORDS, register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf } from '@/tests/support/drafts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS });
});
afterAll(() => backend.destroy());

test('a program of the version before buys by `ticket_id`, and finds it in the answer', async () => {
  const organiser = callsOf(backend, (await register(backend, 'owner@example.org')).token);
  const buyer = callsOf(backend, (await register(backend, 'buyer@example.org')).token);
  const day = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  await organiser('saveOrganiser', { name: '渡口' });
  const { data: event } = await organiser('updateActivity', {
    title: '旧程序买票',
    lang: 'zh-Hans',
    start_time: `${day} 14:00`,
    end_time: `${day} 16:00`,
    time_zone: 'America/New_York',
    city: '纽约',
    status: 'published',
    tickets: [{ name: '票', type: 'ordinary', price: 0, currency: 'USD', quantity: 9, per_person_limit: 9 }],
  });
  const typeId = event.tickets[0]?.id ?? 0;
  const { code, data: order } = await buyer('createOrder', {
    event_id: event.id,
    items: [{ ticket_id: typeId, quantity: 1 }],
    idempotency_key: 'one',
  });
  expect(code).toBe(200);
  const both = { ticket_id: typeId, ticket_type_id: typeId };
  expect(order).toMatchObject({ items: [both], tickets: [both] });

  const gate = { activity_id: event.id, name: '正门', ticket_ids: [typeId] };
  const { data: setup } = await organiser('saveCheckInList', gate);
  expect(setup.lists.at(-1)).toMatchObject({ ticket_ids: [typeId], ticket_type_ids: [typeId] });
});

test('a call answers at the path it had in the version before', async () => {
  const at = async (path: string) => (await fetch(`${backend.url}${path}`, { method: 'POST' })).status;
  expect(await at('/admin/activity/testMode')).toBe(401);
  expect(await at('/admin/activity/rehearsal')).toBe(401);
  expect(await at('/admin/activity/unheard')).toBe(404);
});
