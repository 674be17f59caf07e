import { expect, test } from '@/tests/support/browser-test';
import { nodeOf, readHead, ZONED } from '@/tests/support/head';

interface BackendEvent {
  id: number;
  title: string;
  start_time: string;
  end_time: string;
  state: string;
  mode: string;
  previous_starts: string[];
  is_sold_out: boolean;
  price_from: number | null;
  tickets: { name: string; price: number; state: string; currency: string }[];
}

test('structured data of events agree with the backend: sold out, free, cancelled, online', async ({
  request,
  baseURL,
}) => {
  const backend = `http://127.0.0.1:${Number(new URL(baseURL ?? '').port) + 1000}`;
  const send = async (path: string, data: unknown) =>
    (await (await request.post(backend + path, { data })).json()).data;
  const { list } = (await send('/getActivityList', { state: 'all', size: 50 })) as { list: BackendEvent[] };
  const kinds = { soldOut: 0, free: 0, cancelled: 0, online: 0 };
  for (const { id } of list) {
    const event = (await send('/getActivityDetails', { id })) as BackendEvent;
    const node = nodeOf(readHead(await (await request.get(`/events/${id}`)).text()), 'Event');
    const where = `event ${id}`;
    expect(node, where).toMatchObject({
      name: event.title,
      organizer: expect.anything(),
      image: expect.anything(),
    });
    // An event from midnight to midnight lasts whole days, and its dates have no time.
    if (event.start_time.includes('T00:00:00') && event.end_time.includes('T00:00:00'))
      expect(node['startDate'], where).toBe(event.start_time.slice(0, 10));
    else {
      expect(String(node['startDate']), where).toMatch(ZONED);
      expect(Date.parse(String(node['startDate'])), where).toBe(Date.parse(event.start_time));
      expect(Date.parse(String(node['endDate'])), where).toBe(Date.parse(event.end_time));
    }
    const location = [node['location']].flat().map((place) => (place as { '@type': string })['@type']);
    const expected = { online: ['VirtualLocation'], offline: ['Place'], both: ['Place', 'VirtualLocation'] };
    expect(location, where).toEqual(expected[event.mode as keyof typeof expected]);
    const isCancelled = event.state === 'cancelled';
    const isMoved = event.previous_starts.length > 0;
    const status = isCancelled ? 'Cancelled' : isMoved ? 'Rescheduled' : 'Scheduled';
    expect(node['eventStatus'], where).toBe(`https://schema.org/Event${status}`);
    const offers = (node['offers'] ?? []) as {
      name: string;
      price: string;
      availability: string;
      url: string;
    }[];
    expect(offers.length, where).toBe(event.tickets.length);
    for (const [at, offer] of offers.entries()) {
      const ticket = event.tickets[at];
      expect(Number(offer.price), where).toBe((ticket?.price ?? NaN) / 100);
      if (isCancelled) expect(offer.availability, where).toBe('https://schema.org/Discontinued');
      else if (ticket?.state === 'sold_out') expect(offer.availability).toBe('https://schema.org/SoldOut');
      else if (ticket?.state === 'on_sale' && event.state !== 'ended')
        expect(offer.availability, where).toBe('https://schema.org/InStock');
    }
    kinds.soldOut += offers.some(({ availability }) => availability.endsWith('SoldOut')) ? 1 : 0;
    kinds.free += node['isAccessibleForFree'] === true ? 1 : 0;
    kinds.cancelled += isCancelled ? 1 : 0;
    kinds.online += event.mode === 'online' ? 1 : 0;
  }
  for (const [kind, count] of Object.entries(kinds)) expect(count, kind).toBeGreaterThan(0);
});

test('an issue of the weekly links the events of the two weeks after it that are not over', async ({
  request,
  baseURL,
}) => {
  const backend = `http://127.0.0.1:${Number(new URL(baseURL ?? '').port) + 1000}`;
  const send = async (path: string, data: unknown) =>
    (await (await request.post(backend + path, { data })).json()).data;
  const [issue] = (await send('/getWeekDetails', {})).list as { id: number; ends: string }[];
  const later = (days: number) =>
    new Date(Date.parse(`${issue?.ends}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
  const span = { state: 'all', from: later(1), to: later(14), size: 8 };
  const { list } = (await send('/getActivityList', span)) as { list: BackendEvent[] };
  const ahead = list.filter(({ state }) => state === 'upcoming' || state === 'running');
  expect(ahead).not.toEqual([]);
  const html = await (await request.get(`/home_jszk/${issue?.id}`)).text();
  for (const { id } of ahead) expect(html).toContain(`href="/events/${id}"`);
});
