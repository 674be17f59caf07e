import { ask, CHEAP_PASSWORDS, newAddress, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { as, type Do } from '@/tests/support/pieces';

let backend: TestBackend;
let host: Do;
let stranger: Do;
let id: number;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  host = as(backend, (await signInAs(backend, 'organiser')).token);
  stranger = as(backend, (await register(backend, 'stranger@example.org')).token);
  const { list } = (await host('myActivities', {})).data;
  id = list.find(({ status }) => status === 'published')?.id ?? 0;
});
afterAll(() => backend.destroy());

const view = (page: string, prepg = '', wz_id = '') =>
  ask(backend, 'pageView', { page, prepg, wz_id, uuid: 'reader-of-events' }, { address: newAddress() });
const views = async () => (await host('activityViews', { activity_id: id })).data;

test('an organiser sees the views of the event’s page by day, and where they came from', async () => {
  expect((await views()).sources).toEqual([]);
  await view(`/events/${id}`, '/events');
  await view(`/events/${id}`, '/gw_shijian/2026-12');
  await view(`/events/${id}`, '/search/x');
  await view(`/events/${id}`);
  await view(`/events/${id}/change`, '/events');
  await view(`/events/${id}1`, '/events');
  const { days, sources } = await views();
  expect(sources).toEqual([
    { source: 'events', views: 2 },
    { source: 'direct', views: 1 },
    { source: 'search', views: 1 },
  ]);
  expect(days).toHaveLength(28);
  expect(days.reduce((sum, one) => sum + one.views, 0)).toBe(4);
  // Sums alone: neither the random id nor anything else of a reader.
  expect(JSON.stringify({ days, sources })).not.toContain('reader-of-events');
});

test('nobody else sees them', async () => {
  expect((await stranger('activityViews', { activity_id: id })).code).toBe(404);
});
