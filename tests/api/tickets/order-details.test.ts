import { calls } from '@/backend/contract/calls';
import { updateForBuyer } from '@/backend/modules/tickets/commands/orders/update-for-buyer';
import { fillTicket } from '@/backend/modules/tickets/commands/tickets/fill';
import { readDeskOrder } from '@/backend/modules/tickets/queries/orders/of-organiser';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

let world: TicketWorld;
let people: TicketPeople;

beforeAll(async () => {
  world = await startTicketWorld();
  people = await ticketPeople(world);
});
afterAll(() => world.end());

const read = (id: number) => readDeskOrder(world.context, id, 'zh-Hans');
const update = (id: number, change: object) =>
  updateForBuyer(world.context, people.organiser, calls.updateActivityOrder.input.parse({ id, ...change }));

test('of two colleagues who change one order at once, the second is told of the first', async () => {
  const { id } = await people.paid(await people.event([{ quantity: 5 }]));
  const { details_version, tickets, version } = await read(id);
  await update(id, { details_version, note: '到场付清' });
  const attendees = [{ id: tickets[0]?.id, name: '王敏' }];
  expect(await refusalOf(update(id, { details_version, note: '已付清' }))).toBe('conflict');
  expect(await refusalOf(update(id, { details_version, attendees }))).toBe('conflict');
  const newest = await read(id);
  expect([newest.note, newest.tickets[0]?.name]).toEqual(['到场付清', tickets[0]?.name]);
  await update(id, { details_version: newest.details_version, attendees });
  expect((await read(id)).tickets[0]?.name).toBe('王敏');
  // Steps with money build on a version of their own.
  expect((await read(id)).version).toBe(version);
});

test('a change that is sent twice is one change, and one without a version is always taken', async () => {
  const { id } = await people.paid(await people.event([{ quantity: 5 }]));
  const { details_version } = await read(id);
  for (let times = 0; times < 2; times += 1) await update(id, { details_version, note: '靠过道' });
  expect((await read(id)).details_version).toBe(details_version + 1);
  await update(id, { note: '靠窗' });
  expect((await read(id)).note).toBe('靠窗');
});

test('what the holder of a ticket has entered since is not overwritten', async () => {
  const { id } = await people.paid(await people.event([{ quantity: 5 }]));
  const { details_version, tickets } = await read(id);
  const [row] = await world.sql`select access_key from tickets where order_id = ${id}`;
  await fillTicket(world.context, calls.fillTicket.input.parse({ key: row?.access_key, name: '李明' }));
  const attendees = [{ id: tickets[0]?.id, name: '王敏' }];
  expect(await refusalOf(update(id, { details_version, attendees }))).toBe('conflict');
  expect((await read(id)).tickets[0]?.name).toBe('李明');
});
