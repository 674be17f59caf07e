import { eq } from 'drizzle-orm';
import { calls, type CallInput } from '@/backend/contract/calls';
import { toReference } from '@/backend/contract/tickets/reference';
import { outbox } from '@/backend/db/schema/system';
import type { Member } from '@/backend/kernel/caller';
import { saveOrganiser } from '@/backend/modules/events/commands/people/save-organiser';
import { nameTransfer, requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { checkOrder } from '@/backend/modules/tickets/commands/orders/organiser';
import { sendOrganiserLetter } from '@/backend/modules/tickets/commands/letters/organiser-letters';
import { sendTickets } from '@/backend/modules/tickets/commands/tickets/send';
import { hasPostgres } from '@/tests/support/postgres';
import { buy, makeEvent, newKey, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: { filename: string; cid?: string }[];
}

onPostgres('letters about money and seats', () => {
  let world: TicketWorld;
  let organiser: Member;
  let ann: Member;
  let ben: Member;

  beforeAll(async () => {
    world = await startTicketWorld();
    [organiser, ann, ben] = [
      await world.member('host'),
      await world.member('ann'),
      await world.member('ben'),
    ];
  });
  afterAll(() => world.end());

  /** Removes and returns the letters queued so far, after running the jobs that write letters. */
  async function newMails(): Promise<Mail[]> {
    const { db } = world.context;
    const jobs = { tickets: sendTickets, hostLetter: sendOrganiserLetter };
    for (const [kind, run] of Object.entries(jobs))
      for (const { id, payload } of await db.select().from(outbox).where(eq(outbox.kind, kind))) {
        const [row] = await db.select().from(outbox).where(eq(outbox.id, id));
        if (row?.deliveredAt || (row?.dueAt ?? 0) > world.context.now()) continue;
        await run(world.context, payload);
        await db.update(outbox).set({ deliveredAt: world.context.now() }).where(eq(outbox.id, id));
      }
    const rows = await db.delete(outbox).where(eq(outbox.kind, 'mail')).returning();
    return rows.map(({ payload }) => payload as Mail);
  }
  const check = (input: CallInput<'checkOrder'>) =>
    checkOrder(world.context, organiser, calls.checkOrder.input.parse(input));

  test('a buyer gets letters about how to pay, with all tickets, and at the start and end of a refund', async () => {
    const payment_note = '收款人：渡口咨询\n账号：6226 0912';
    const event = await makeEvent(world.context, organiser, [{ quantity: 9, per_person_limit: 4 }], {
      payment_note,
    });
    const order = await buy(world.context, ann, {
      event_id: event.id,
      items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 2 }],
    });
    const [placed] = await newMails();
    expect(placed).toMatchObject({ to: 'ann@example.org', headers: { 'Auto-Submitted': 'auto-generated' } });
    for (const part of ['CNY 560.00', toReference(order.number), '6226 0912', '(UTC+08:00)']) {
      expect(placed?.text).toContain(part);
      expect(placed?.html).toContain(part);
    }
    await nameTransfer(world.context, ann, { id: order.id, transfer_id: newKey(), locale: 'zh-Hans' });
    expect((await newMails()).map(({ to, subject }) => [to, subject])).toEqual([
      ['host@example.org', '1单等你核对到账，共CNY 560.00'],
    ]);
    await check({ id: order.id, action: 'confirm' });
    const letters = await newMails();
    expect(letters.map(({ to }) => to)).toEqual(['ann@example.org']);
    expect(letters[0]?.attachments.filter(({ filename }) => filename.endsWith('.png'))).toHaveLength(2);
    const [seat] = order.tickets;
    await requestRefund(world.context, ann, {
      id: order.id,
      ticket_ids: [seat?.id ?? 0],
      reason: '来不了',
      locale: 'zh-Hans',
    });
    await check({ id: order.id, action: 'approve_refund', reason: '下次见' });
    const [begun] = await newMails();
    expect(begun?.subject).toContain('CNY 280.00在退');
    expect(begun?.text).toContain('下次见');
    await check({ id: order.id, action: 'refund_done' });
    expect((await newMails()).map(({ subject }) => subject.slice(0, 13))).toEqual(['CNY 280.00退好了']);
  });

  test('an approval has a deadline, a refusal a reason, and the organiser gets one letter an hour', async () => {
    const event = await makeEvent(world.context, organiser, [{ quantity: 9 }], { needs_approval: true });
    const request = (member: Member) =>
      buy(world.context, member, {
        event_id: event.id,
        items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 1 }],
      });
    const first = await request(ann);
    expect((await newMails()).map(({ to, subject }) => [to, subject.slice(0, 9)])).toEqual([
      ['host@example.org', '1件申请等你答复：'],
    ]);
    const second = await request(ben);
    expect(await newMails()).toEqual([]);
    world.move(3_600_000 + 1000);
    const [both] = await newMails();
    expect(both?.subject).toContain('2件申请等你答复');
    await check({ id: first.id, action: 'approve' });
    await check({ id: second.id, action: 'decline', reason: '席位只有一个。' });
    const [approved, declined] = await newMails();
    expect(approved?.subject).toMatch(/^主办方同意了，请在.* \(UTC\+08:00\)前付CNY 280\.00$/);
    expect(declined?.text).toContain('席位只有一个。');
  });

  test('replies to letters about an event go to the organiser’s contact address if there is one', async () => {
    const event = await makeEvent(world.context, organiser, [{ quantity: 9, per_person_limit: 4 }]);
    const order = () =>
      buy(world.context, ben, {
        event_id: event.id,
        items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 1 }],
      });
    await order();
    expect((await newMails()).map(({ headers }) => headers['Reply-To'])).toEqual([undefined]);
    const profile = { name: '渡口实验室', contact_email: 'hello@dukou.example' };
    const saved = await saveOrganiser(world.context, organiser, calls.saveOrganiser.input.parse(profile));
    expect(saved.contact_email).toBe(profile.contact_email);
    const next = await order();
    await nameTransfer(world.context, ben, { id: next.id, transfer_id: newKey(), locale: 'zh-Hans' });
    await check({ id: next.id, action: 'confirm' });
    world.move(3_600_000 + 1000);
    const letters = await newMails();
    expect(new Set(letters.map(({ to }) => to))).toEqual(new Set(['ben@example.org']));
    expect(letters.map(({ headers }) => headers['Reply-To'])).toEqual(
      letters.map(() => profile.contact_email),
    );
    const third = await order();
    await nameTransfer(world.context, ben, { id: third.id, transfer_id: newKey(), locale: 'zh-Hans' });
    const toOrganiser = (await newMails()).filter(({ to }) => to === 'host@example.org');
    expect(toOrganiser.map(({ headers }) => headers['Reply-To'])).toEqual([undefined]);
    await saveOrganiser(
      world.context,
      organiser,
      calls.saveOrganiser.input.parse({ ...profile, contact_email: '' }),
    );
  });
});
