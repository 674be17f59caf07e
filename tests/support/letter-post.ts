import { and, eq, isNull } from 'drizzle-orm';
import { calls, type CallInput } from '@/backend/contract/calls';
import { outbox } from '@/backend/db/schema/system';
import type { Member } from '@/backend/kernel/caller';
import { addGuest } from '@/backend/modules/tickets/commands/tickets/add-guest';
import { messageAttendees } from '@/backend/modules/tickets/commands/letters/message-attendees';
import { sendTickets } from '@/backend/modules/tickets/commands/tickets/send';
import { makeEvent, newKey, type TicketWorld } from './ticket-world';

export type LetterPost = ReturnType<typeof letterPost>;

/** What members do to cause letters, and the letters that are written for it. */
export function letterPost(world: TicketWorld) {
  let names = 0;
  const newMember = () => world.member(`person${(names += 1)}`);
  const address = (at: number, domain = `d${at % 40}.example`) => `stranger${at}-${names}@${domain}`;

  /** Writes the letters of tickets, as the outbox would. */
  async function writeLetters(): Promise<void> {
    const { db } = world.context;
    for (;;) {
      const jobs = await db
        .select()
        .from(outbox)
        .where(and(isNull(outbox.deliveredAt), eq(outbox.kind, 'tickets')));
      if (jobs.length === 0) return;
      for (const { id, payload } of jobs) {
        await sendTickets(world.context, payload);
        await db.update(outbox).set({ deliveredAt: new Date() }).where(eq(outbox.id, id));
      }
    }
  }

  async function mails(): Promise<{ to: string; text: string; headers: Record<string, string> }[]> {
    const rows = await world.context.db.select().from(outbox).where(eq(outbox.kind, 'mail'));
    return rows.map(
      ({ payload }) => payload as { to: string; text: string; headers: Record<string, string> },
    );
  }
  const to = async (wanted: string) => (await mails()).filter((mail) => mail.to === wanted);

  async function hostedEvent(organiser: Member, quantity = 500) {
    return makeEvent(world.context, organiser, [{ price: 0, quantity, per_person_limit: 50 }]);
  }

  async function invite(organiser: Member, event: { id: number; types: number[] }, emails: string[]) {
    const input: CallInput<'addGuest'> = {
      activity_id: event.id,
      ticket_type_id: event.types[0] ?? 0,
      attendees: emails.map((email) => ({ name: '客人', email })),
      idempotency_key: newKey(),
    };
    const order = await addGuest(world.context, organiser, calls.addGuest.input.parse(input));
    await writeLetters();
    return order;
  }

  const message = (organiser: Member, eventId: number, group: 'holders' | 'unpaid' = 'holders') =>
    messageAttendees(
      world.context,
      organiser,
      calls.messageAttendees.input.parse({
        activity_id: eventId,
        group,
        subject: '消息',
        text: '自己的话',
        idempotency_key: newKey(),
      }),
    );

  return {
    ...{ newMember, address, writeLetters, mails, to, hostedEvent, invite, message },
    /** How many members were made; the last one is called `person` and this number. */
    memberCount: () => names,
  };
}
