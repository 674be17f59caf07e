import { eq } from 'drizzle-orm';
import { calls } from '@/backend/contract/calls';
import { messageAttendees } from '@/backend/modules/tickets/commands/letters/message-attendees';
import { offer } from '@/tests/support/complete-transfer';
import {
  checkOffers,
  EMAIL,
  type OfferedTickets,
  startOfferedTickets,
  zh,
} from '@/tests/support/offered-tickets';
import { hasPostgres } from '@/tests/support/postgres';
import { newKey, startTicketWorld } from '@/tests/support/ticket-world';
import { outbox } from '@/backend/db/schema/system';
import { decideHeld } from '@/backend/modules/tickets/commands/letters/decide-held';
import { callBackTransfer } from '@/backend/modules/tickets/commands/transfers/answer';
import { sendTransferLetter } from '@/backend/modules/tickets/commands/transfers/letter';
import { findOwnTicket, readTicketAccess } from '@/backend/modules/tickets/queries/tickets/access';
import { listHeld } from '@/backend/modules/tickets/queries/letters/held';
import { ticketPeople } from '@/tests/support/ticket-people';

const onPostgres = hasPostgres ? describe : describe.skip;

jest.setTimeout(240_000);

onPostgres('letters of a pending transfer', () => {
  let on: OfferedTickets;

  beforeAll(async () => {
    on = await startOfferedTickets();
  });
  afterEach(() => checkOffers(on));
  afterAll(() => on.world.end());

  test('the letter has the link to take the ticket, and is not written after the transfer has ended', async () => {
    await on.writeLetters();
    const before = (await on.lettersTo(EMAIL)).length;
    const { key } = await on.offered();
    await on.writeLetters();
    const [letter] = (await on.lettersTo(EMAIL)).slice(before);
    expect(letter?.text).toContain(`https://news.example/ac_ticket/take/${key}`);
    expect(letter?.text).not.toContain('/ac_ticket?');
    await on.take(key);
    await on.writeLetters();
    expect((await on.lettersTo(EMAIL)).at(-1)?.text).toContain('/ac_ticket?');

    const dropped = await on.offered();
    await on.callBack(dropped.id);
    const letterCount = (await on.lettersTo(EMAIL)).length;
    await on.writeLetters();
    expect(await on.lettersTo(EMAIL)).toHaveLength(letterCount);
  });

  test('a stranger gets messages of the organiser only after taking the ticket', async () => {
    const { event, id, key } = await on.offered();
    const message = { activity_id: event.id, group: 'holders', subject: '提醒', text: '带身份证' };
    const reach = async () =>
      messageAttendees(
        on.world.context,
        on.people.organiser,
        calls.messageAttendees.input.parse({ ...message, idempotency_key: newKey() }),
      );
    expect(await reach()).toMatchObject({ left_out: 0 });
    const before = (await on.lettersTo('stranger@example.org')).length;
    await on.callBack(id);
    const to = { id, name: '生', email: 'stranger@example.org' };
    const again = await offer(on.world.context, on.people.ann, to);
    await reach();
    expect(await on.lettersTo(to.email)).toHaveLength(before);
    await on.take(again);
    expect(await reach()).toMatchObject({ sent: 1, left_out: 0 });
    expect(await on.lettersTo(to.email)).toHaveLength(before + 1);
    expect(key).not.toBe(again);
  });
});

onPostgres('letters of transfers beyond the limit', () => {
  test('wait for an editor, and are sent after the release only while the transfer is pending', async () => {
    const world = await startTicketWorld({ LIMITS_TIMES: '1' });
    try {
      const people = await ticketPeople(world);
      const editor = await world.member('editor', ['editor']);
      const event = await people.event([{ quantity: 50, price: 0, per_person_limit: 50 }]);
      const { tickets } = await people.buyOne(people.ann, event, 24);
      for (const [at, { id }] of tickets.entries())
        await offer(world.context, people.ann, { id, name: '客', email: `guest${at}@d${at}.example` });
      const jobs = async () =>
        (await world.context.db.select().from(outbox).where(eq(outbox.kind, 'transferLetter'))).toSorted(
          (a, b) => a.id - b.id,
        );
      for (const { payload } of await jobs()) await sendTransferLetter(world.context, payload);
      const waitingLetters = (await listHeld(world.context, 'zh-Hans')).find(
        ({ kind }) => kind === 'ticketOffered',
      );
      expect(waitingLetters?.count).toBeGreaterThan(0);
      const [last] = tickets.slice(-1);
      expect(
        (
          await readTicketAccess(
            world.context,
            await findOwnTicket(world.context, people.ann, last?.id ?? 0),
            'zh-Hans',
          )
        ).transfer,
      ).toMatchObject({ state: 'pending', letter: 'held' });
      await callBackTransfer(world.context, people.ann, { id: last?.id ?? 0, ...zh });
      const [left] = (await listHeld(world.context, 'zh-Hans')).filter(
        ({ kind }) => kind === 'ticketOffered',
      );
      expect(left?.count).toBe((waitingLetters?.count ?? 0) - 1);
      const jobCount = (await jobs()).length;
      const group = { activity_id: event.id, by_id: people.ann.id, batch: 'ticketOffered' };
      const release = { ...group, up_to: left?.up_to ?? 0, is_released: true };
      await decideHeld(world.context, editor, calls.decideHeldLetters.input.parse(release));
      const released = (await jobs()).slice(jobCount);
      expect(released).toHaveLength(left?.count ?? 0);
      for (const { payload } of released) await sendTransferLetter(world.context, payload);
      const mails = await world.sql`select count(*)::int as sent from outbox
        where kind = 'mail' and payload->>'text' like '%/ac_ticket/take/%'`;
      expect(mails[0]?.sent).toBe(23);
    } finally {
      await world.end();
    }
  });
});
