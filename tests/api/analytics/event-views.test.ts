import { pageToken } from '@/backend/contract/process/page-token';
import { makeCall, CHEAP_PASSWORDS, newAddress, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls } from '@/tests/support/drafts';

let backend: TestBackend;
let organiser: MemberCalls;
let stranger: MemberCalls;
let id: number;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000' });
  organiser = callsOf(backend, (await signInAs(backend, 'organiser')).token);
  stranger = callsOf(backend, (await register(backend, 'stranger@example.org')).token);
  const { list } = (await organiser('myActivities', {})).data;
  id = list.find(({ status }) => status === 'published')?.id ?? 0;
});
afterAll(() => backend.destroy());

const view = (page: string, prepg = '', wz_id = '') =>
  makeCall(backend, 'pageView', { page, prepg, wz_id, uuid: 'reader-of-events' }, { address: newAddress() });
const views = async () => (await organiser('activityViews', { activity_id: id })).data;

test('an organiser sees the views of an event’s page by day and by source', async () => {
  const counts = async () => {
    const { days, sources } = await views();
    const of = (name: string) => sources.find(({ source }) => source === name)?.views ?? 0;
    return {
      ...{ events: of('events'), direct: of('direct'), search: of('search') },
      ...{ home: of('home'), today: days.at(-1)?.views ?? 0 },
    };
  };
  const before = await counts();
  await view(`/events/${id}`, '/events');
  await view(`/events/${id}`, '/gw_shijian/2026-12');
  await view(`/events/${id}`, '/search/x');
  await view(`/events/${id}`);
  await view(`/events/${id}/change`, '/events');
  await view(`/events/${id}1`, '/events');
  expect(await counts()).toEqual({
    ...{ events: before.events + 2, direct: before.direct + 1, search: before.search + 1 },
    ...{ home: before.home, today: before.today + 4 },
  });
  const { days, sources } = await views();
  expect(days).toHaveLength(28);
  const sumOf = (list: { views: number }[]) => list.reduce((sum, row) => sum + row.views, 0);
  expect(sumOf(days)).toBe(sumOf(sources));
  // Only sums are returned: neither the random id nor anything else about a reader.
  expect(JSON.stringify({ days, sources })).not.toContain('reader-of-events');
});

test('an organiser sees how many orders followed the views, and how many of those are paid', async () => {
  const { list } = (await organiser('myActivities', {})).data;
  const sold = [];
  for (const { id: event_id } of list.filter(({ status }) => status === 'published')) {
    const { event } = (await stranger('eventDetails', { id: event_id })).data;
    for (const type of event.tickets)
      if (type.state === 'on_sale' && type.price > 0) sold.push({ event_id, ticket_type_id: type.id });
  }
  const [{ event_id, ticket_type_id } = { event_id: 0, ticket_type_id: 0 }] = sold;
  const orders = async () => {
    const { orders: orderCount, paid } = (await organiser('activityViews', { activity_id: event_id })).data;
    return { made: orderCount, paid };
  };
  const { made: ordersBefore, paid } = await orders();
  const order = await stranger('createOrder', {
    event_id,
    items: [{ ticket_type_id, quantity: 1 }],
    idempotency_key: 'from-view-to-order',
  });
  expect(await orders()).toEqual({ made: ordersBefore + 1, paid });
  expect((await organiser('checkOrder', { id: order.data.id, action: 'confirm' })).code).toBe(200);
  expect(await orders()).toEqual({ made: ordersBefore + 1, paid: paid + 1 });
});

test('other members do not see the views of an event', async () => {
  expect((await stranger('activityViews', { activity_id: id })).code).toBe(404);
});

test('the author of a story sees its readers’ sources by kind of page, and other members do not', async () => {
  const columnist = callsOf(backend, (await signInAs(backend, 'columnist')).token);
  const { list } = (await columnist('myContents', { status: 'approved' })).data;
  const storyId = list[0]?.id ?? 0;
  const token = pageToken(backend.secret, `view:${storyId}`, new Date());
  const read = (prepg: string) =>
    makeCall(
      backend,
      'pageView',
      { wz_id: storyId, prepg, token, uuid: 'a-reader' },
      { address: newAddress() },
    );
  const counts = async () => {
    const { sources, days } = (await columnist('contentNumbers', { id: storyId })).data;
    return {
      ...Object.fromEntries(sources.map(({ source, views }) => [source, views])),
      today: days.at(-1)?.views,
    };
  };
  const before: Record<string, number | undefined> = await counts();
  for (const from of ['/', '/home', '/news', '/columnlist/3', '/wz_detail/9', '/events/101', '', '/hk'])
    await read(from);
  const gained = { home: 2, columns: 2, news: 1, events: 1, direct: 1, other: 1, today: 8 };
  expect(await counts()).toEqual(
    Object.fromEntries(Object.entries(gained).map(([name, views]) => [name, (before[name] ?? 0) + views])),
  );
  expect((await stranger('contentNumbers', { id: storyId })).code).toBe(404);
});
