import { buyTickets, makeFreeEvent } from '@/tests/support/gate-world';
import { nodeOf, readHead } from '@/tests/support/head';
import { asMember, expect, newMember, test } from '@/tests/support/members';

const SCHEMA = 'https://schema.org/';

test('structured data of an event follow its changes: sold out, moved, cancelled', async ({
  members,
  request,
}) => {
  const host = await newMember(members);
  const made = await makeFreeEvent(members, host, 1);
  const told = async () => {
    const node = nodeOf(readHead(await (await request.get(`/events/${made.id}`)).text()), 'Event');
    const [offer] = (node['offers'] ?? []) as { availability: string }[];
    const time = Date.parse(String(node['startDate']));
    return [node['eventStatus'], offer?.availability, time].map((one) => String(one).replace(SCHEMA, ''));
  };
  const [, , begins = ''] = await told();
  expect(await told()).toEqual(['EventScheduled', 'InStock', begins]);

  await buyTickets(members, await newMember(members), made, 1);
  await expect.poll(told).toEqual(['EventScheduled', 'SoldOut', begins]);

  const later = new Date(Number(begins) + 86_400_000);
  const end = new Date(later.getTime() + 3_600_000);
  const moved = { id: made.id, start_time: later.toISOString(), end_time: end.toISOString() };
  expect((await asMember(members, host, 'updateActivity', moved)).code).toBe(200);
  await expect.poll(told).toEqual(['EventScheduled', 'SoldOut', String(later.getTime())]);

  await asMember(members, host, 'updateActivity', { id: made.id, status: 'cancelled' });
  await expect.poll(told).toEqual(['EventCancelled', 'Discontinued', String(later.getTime())]);
});
