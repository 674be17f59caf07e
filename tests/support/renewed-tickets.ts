import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { calls } from '@/backend/contract/calls';
import { tickets } from '@/backend/db/schema/orders';
import { outbox } from '@/backend/db/schema/system';
import { addGateDevice, joinGate, saveCheckInList } from '@/backend/modules/tickets/commands/gate/setup';
import { renewByKey, renewForOrganiser } from '@/backend/modules/tickets/commands/tickets/renew';
import { sendTickets } from '@/backend/modules/tickets/commands/tickets/send';
import { syncGate } from '@/backend/modules/tickets/commands/gate/sync';
import type { TicketPeople } from './ticket-people';
import type { TicketWorld } from './ticket-world';

const zh = { locale: 'zh-Hans' as const };

/** What tests of renewed tickets do: buy a ticket, renew it, read its letters and scan its codes. */
export function renewedTickets(world: TicketWorld, people: TicketPeople) {
  /** A paid ticket of the member Ann, and the address to which its letter goes. */
  async function ticketFor(email: string) {
    const event = await people.event([{ quantity: 9, per_person_limit: 9 }], { refund_hours: 1 });
    const order = await people.paid(event);
    const [{ id = 0 } = {}] = order.tickets;
    await lettersTo('ann@example.org');
    const [seat] = await world.context.db
      .update(tickets)
      .set({ email })
      .where(eq(tickets.id, id))
      .returning();
    if (!seat) throw new Error('no ticket');
    return { event, orderId: order.id, seat };
  }
  const seatNow = async (id: number) => {
    const [seat] = await world.context.db.select().from(tickets).where(eq(tickets.id, id));
    if (!seat) throw new Error('no ticket');
    return seat;
  };
  const byLink = (key: string, context = world.context) => renewByKey(context, { key, ...zh });
  const byOrganiser = (id: number, ticket_id: number, context = world.context) =>
    renewForOrganiser(context, people.organiser, { id, ticket_id, ...zh });

  /** Writes the waiting letters with tickets, and returns all letters to an address. */
  async function lettersTo(to: string): Promise<{ text: string }[]> {
    const { db } = world.context;
    const jobs = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, 'tickets'), isNull(outbox.deliveredAt)));
    for (const { id, payload } of jobs) {
      await sendTickets(world.context, payload);
      await db.update(outbox).set({ deliveredAt: new Date() }).where(eq(outbox.id, id));
    }
    const mails = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.kind, 'mail'), eq(outbox.recipient, to)))
      .orderBy(outbox.id);
    return mails.map(({ payload }) => payload as { text: string });
  }

  async function scansAt({ id }: { id: number }, codes: string[]) {
    const list = calls.saveCheckInList.input.parse({ activity_id: id, name: '东门', ...zh });
    const { lists } = await saveCheckInList(world.context, people.organiser, list);
    const device = { activity_id: id, list_id: lists[0]?.id ?? 0, name: '东门1' };
    const { join_key } = await addGateDevice(world.context, people.organiser, device);
    const { token } = await joinGate(world.context, '198.18.0.1', join_key);
    const now = world.context.now().toISOString();
    const scans = codes.map((code) => ({ id: randomUUID(), at: now, code }));
    const input = calls.syncGate.input.parse({ token, now, scans, ...zh });
    return (await syncGate(world.context, input)).verdicts.map(({ result }) => result);
  }

  return { ticketFor, seatNow, byLink, byOrganiser, lettersTo, scansAt };
}
