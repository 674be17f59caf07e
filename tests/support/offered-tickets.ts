import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { calls } from '@/backend/contract/calls';
import { outbox } from '@/backend/db/schema/system';
import type { Context } from '@/backend/kernel/context';
import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { addGateDevice, joinGate, saveCheckInList } from '@/backend/modules/tickets/commands/gate/setup';
import { sendTickets } from '@/backend/modules/tickets/commands/tickets/send';
import { syncGate } from '@/backend/modules/tickets/commands/gate/sync';
import {
  callBackTransfer,
  declineTransfer,
  takeTransfer,
} from '@/backend/modules/tickets/commands/transfers/answer';
import { sendTransferLetter } from '@/backend/modules/tickets/commands/transfers/letter';
import { findOwnTicket, readTicketAccess } from '@/backend/modules/tickets/queries/tickets/access';
import { readTransferOffer } from '@/backend/modules/tickets/queries/transfers/offered-ticket';
import { offer } from './complete-transfer';
import { type TicketPeople, ticketPeople } from './ticket-people';
import { startTicketWorld, type TicketWorld } from './ticket-world';

export const zh = { locale: 'zh-Hans' as const };
/** The address to which Ann offers her tickets. */
export const EMAIL = 'ben@example.org';

export type OfferedTickets = ReturnType<typeof actsIn> & { world: TicketWorld; people: TicketPeople };

/** A ticket world with functions that offer tickets and answer, read or scan offered ones. */
export async function startOfferedTickets(): Promise<OfferedTickets> {
  const world = await startTicketWorld();
  const people = await ticketPeople(world);
  return { world, people, ...actsIn(world, people) };
}

/** Expects that seats and money agree, and that every pending transfer is of a valid ticket with the same code. */
export async function checkOffers({ world }: OfferedTickets): Promise<void> {
  expect(await world.unbalanced()).toEqual([]);
  expect(
    await world.sql`select x.id from ticket_transfers x join tickets t on t.id = x.ticket_id
      where x.state = 'pending' and (t.state <> 'valid' or t.version <> x.version)`,
  ).toHaveLength(0);
}

function actsIn(world: TicketWorld, people: TicketPeople) {
  /** A paid ticket of the member Ann, offered to the member Ben. */
  async function offered(fields: Parameters<TicketPeople['event']>[1] = {}) {
    const event = await people.event([{ quantity: 9, per_person_limit: 9 }], { refund_hours: 1, ...fields });
    const order = await people.paid(event);
    const { id = 0, code = '' } = order.tickets[0] ?? {};
    const key = await offer(world.context, people.ann, { id, name: '本', email: EMAIL });
    return { event, orderId: order.id, id, code, key };
  }
  const take = (key: string, context = world.context) =>
    takeTransfer(context, { key, name: '本', answers: {}, ...zh });
  const decline = (key: string) => declineTransfer(world.context, { key, ...zh });
  const callBack = (id: number, context = world.context) =>
    callBackTransfer(context, people.ann, { id, ...zh });
  const giveBack = (id: number, context = world.context) =>
    requestRefund(context, people.ann, { id, reason: '', ...zh });
  const stateOf = async (key: string) => (await readTransferOffer(world.context, { key, ...zh })).state;
  const heldByAnn = async (id: number) =>
    readTicketAccess(world.context, await findOwnTicket(world.context, people.ann, id), 'zh-Hans');

  /** A phone at the gate of an event: a function that sends one scan of a code. */
  async function phoneAt({ id }: { id: number }) {
    const list = calls.saveCheckInList.input.parse({ activity_id: id, name: '东门', ...zh });
    const { lists } = await saveCheckInList(world.context, people.organiser, list);
    const device = { activity_id: id, list_id: lists[0]?.id ?? 0, name: '东门1' };
    const { join_key } = await addGateDevice(world.context, people.organiser, device);
    const { token } = await joinGate(world.context, '198.18.0.1', join_key);
    return async (code: string, context: Context = world.context) => {
      const now = context.now().toISOString();
      const scans = [{ id: randomUUID(), at: now, code }];
      const { verdicts } = await syncGate(context, calls.syncGate.input.parse({ token, now, scans, ...zh }));
      return verdicts[0]?.result ?? '';
    };
  }

  /** Writes the letters of transfers and tickets, as the outbox would. */
  async function writeLetters(): Promise<void> {
    const { db } = world.context;
    const jobs = await db.select().from(outbox).where(isNull(outbox.deliveredAt)).orderBy(outbox.id);
    for (const { id, kind, payload } of jobs) {
      if (kind !== 'transferLetter' && kind !== 'tickets') continue;
      await (kind === 'tickets' ? sendTickets : sendTransferLetter)(world.context, payload);
      await db.update(outbox).set({ deliveredAt: new Date() }).where(eq(outbox.id, id));
    }
  }
  const lettersTo = async (to: string) =>
    (
      await world.context.db
        .select()
        .from(outbox)
        .where(and(eq(outbox.kind, 'mail'), eq(outbox.recipient, to)))
        .orderBy(outbox.id)
    ).map(({ payload }) => payload as { subject: string; text: string; html: string });

  return { offered, take, decline, callBack, giveBack, stateOf, heldByAnn, phoneAt, writeLetters, lettersTo };
}
