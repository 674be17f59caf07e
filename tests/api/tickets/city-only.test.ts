import { calls } from '@/backend/contract/calls';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { sendTickets } from '@/backend/modules/tickets/commands/tickets/send';
import { notifyHolders } from '@/backend/modules/tickets/commands/letters/notify-holders';
import { findOwnTicket, readTicketAccess } from '@/backend/modules/tickets/queries/tickets/access';
import { hasPostgres } from '@/tests/support/postgres';
import { ticketPeople } from '@/tests/support/ticket-people';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('an event on site with a city and without an address', () => {
  let world: TicketWorld;
  beforeAll(async () => {
    world = await startTicketWorld();
  });
  afterAll(() => world.end());

  async function lastLetter() {
    const [row] = await world.sql`select payload->>'text' as text, payload->'attachments' as files from outbox
      where kind = 'mail' order by id desc limit 1`;
    const calendar = row?.files.find(({ filename }: { filename: string }) => filename === 'event.ics');
    return { text: row?.text, calendar: Buffer.from(calendar?.base64 ?? '', 'base64').toString() };
  }

  test('shows its city on the order, the ticket, in letters and in their calendar files', async () => {
    const people = await ticketPeople(world);
    const event = await people.event([{ quantity: 1, price: 0 }], { address: '', city: '敦煌' });
    const order = await people.buyOne(people.ann, event);
    expect(order.event).toMatchObject({ city: '敦煌', address: '' });
    const seat = await findOwnTicket(world.context, people.ann, order.tickets[0]?.id ?? 0);
    expect((await readTicketAccess(world.context, seat, 'zh-Hans')).event).toMatchObject({ city: '敦煌' });

    await sendTickets(world.context, { orderId: order.id });
    const sent = await lastLetter();
    expect(sent.text).toMatch(/敦煌$/m);
    expect(sent.calendar).toContain('LOCATION:敦煌\r\n');

    const city = calls.updateActivity.input.parse({ id: event.id, city: '酒泉' });
    await updateEvent(world.context, people.organiser, city);
    const [job] =
      await world.sql`select payload from outbox where kind = 'eventChange' order by id desc limit 1`;
    await notifyHolders(world.context, job?.payload);
    const notified = await lastLetter();
    expect(notified.text).toMatch(/酒泉 · 改了$/m);
    expect(notified.calendar).toContain('LOCATION:酒泉\r\n');
  });
});
