import { buyTickets, makeFreeEvent } from '@/tests/support/gate-world';
import { nodeOf, readHead } from '@/tests/support/head';
import { asMember, expect, newMember, test } from '@/tests/support/members';

const SCHEMA = 'https://schema.org/';
const DAY_MS = 86_400_000;
/** So soon after a change its pages say it. */
const SOON = { timeout: 2000, intervals: [100] };

test('structured data of an event follow its changes: sold out, moved, price, sale not open yet, cancelled', async ({
  members,
  request,
}) => {
  const host = await newMember(members);
  const made = await makeFreeEvent(members, host, 1);
  const change = async (fields: object) => {
    const answer = await asMember(members, host, 'updateActivity', { id: made.id, ...fields });
    expect(answer.code, JSON.stringify(answer)).toBe(200);
  };
  const ticket = (fields: object) =>
    change({ tickets: [{ id: made.typeId, name: '正式票', price: 0, quantity: 1, ...fields }] });
  const told = async () => {
    const node = nodeOf(readHead(await (await request.get(`/events/${made.id}`)).text()), 'Event');
    const [offer] = (node['offers'] ?? []) as { availability: string; price: string }[];
    const time = Date.parse(String(node['startDate']));
    return [node['eventStatus'], offer?.availability, offer?.price, time].map((one) =>
      String(one).replace(SCHEMA, ''),
    );
  };
  const entry = async () => (await request.get(`/api/events/${made.id}/calendar.ics`)).text();
  // The zone comes first, with beginnings of its own.
  const field = async (name: string) =>
    [...(await entry()).matchAll(new RegExp(`^${name}[:;](.*?)\\r?$`, 'gm'))].at(-1)?.[1] ?? '';

  // The first reading fills the page cache; what follows must get past it.
  const [, , , begins = ''] = await told();
  expect(await told()).toEqual(['EventScheduled', 'InStock', '0', begins]);
  const [uid, sequence, start] = [
    await field('UID'),
    Number(await field('SEQUENCE')),
    await field('DTSTART'),
  ];

  const later = new Date(Date.now() + 2 * DAY_MS).toISOString();
  await ticket({ sale_opens: later });
  await expect.poll(told, SOON).toEqual(['EventScheduled', 'PreSale', '0', begins]);
  await ticket({ sale_opens: null, price: 28000, currency: 'CNY' });
  await expect.poll(told, SOON).toEqual(['EventScheduled', 'InStock', '280', begins]);
  await ticket({ price: 0 });
  await expect.poll(told, SOON).toEqual(['EventScheduled', 'InStock', '0', begins]);

  await buyTickets(members, await newMember(members), made, 1);
  await expect.poll(told, SOON).toEqual(['EventScheduled', 'SoldOut', '0', begins]);

  const moved = new Date(Number(begins) + DAY_MS);
  await change({
    start_time: moved.toISOString(),
    end_time: new Date(moved.getTime() + 3_600_000).toISOString(),
  });
  await expect.poll(told, SOON).toEqual(['EventScheduled', 'SoldOut', '0', String(moved.getTime())]);
  expect(await field('UID')).toBe(uid);
  expect(Number(await field('SEQUENCE'))).toBeGreaterThan(sequence);
  expect(await field('DTSTART')).not.toBe(start);

  await change({ status: 'cancelled' });
  await expect.poll(told, SOON).toEqual(['EventCancelled', 'Discontinued', '0', String(moved.getTime())]);
  expect(await field('STATUS')).toBe('CANCELLED');
});
