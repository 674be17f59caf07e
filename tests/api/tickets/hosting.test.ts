import { eq } from 'drizzle-orm';
import type { CallInput } from '@/backend/contract/calls';
import { calls } from '@/backend/contract/calls';
import type { Locale } from '@/backend/contract/locale';
import { events, eventStaff, organisers } from '@/backend/db/schema/events';
import { outbox } from '@/backend/db/schema/system';
import type { Context } from '@/backend/kernel/context';
import { duplicateEvent } from '@/backend/modules/events/commands/form/duplicate-event';
import { reviewEvent } from '@/backend/modules/events/commands/review-event';
import { saveOrganiser } from '@/backend/modules/events/commands/people/save-organiser';
import { listStaff } from '@/backend/modules/events/commands/people/staff';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { readHostingSetup } from '@/backend/modules/events/queries/hosting';
import { listEvents, listOrganisers, readEvent, readOrganiser } from '@/backend/modules/events/queries/lists';
import { checkOrder } from '@/backend/modules/tickets/commands/orders/organiser';
import { messageAttendees } from '@/backend/modules/tickets/commands/letters/message-attendees';
import { joinWaitlist } from '@/backend/modules/tickets/commands/waiting-list/join';
import { readDeskOrder } from '@/backend/modules/tickets/queries/orders/of-organiser';
import { findOrder } from '@/backend/modules/tickets/queries/orders/find';
import { readOrder } from '@/backend/modules/tickets/queries/orders/read';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import {
  makeEvent,
  newKey,
  refusalOf,
  startTicketWorld,
  type TicketWorld,
} from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

onPostgres('hosting', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterAll(() => world.end());

  const change = (fields: CallInput<'updateActivity'>) =>
    updateEvent(world.context, people.organiser, calls.updateActivity.input.parse(fields));
  const asHosting = (hosting: Context['config']['hosting']): Context => ({
    ...world.context,
    config: { ...world.context.config, hosting },
  });

  test('is refused to members and allowed to organisers when HOSTING is selected', async () => {
    const selected = asHosting('selected');
    expect(await refusalOf(makeEvent(selected, people.ann, []))).toBe('forbidden');
    const organiser = await world.member('chosen', ['organiser']);
    expect((await makeEvent(selected, organiser, [])).status).toBe('published');
  });

  test('needs an editor’s approval when HOSTING is reviewed, and a refused event is a draft again', async () => {
    const reviewed = asHosting('reviewed');
    const editor = await world.member('editor', ['editor']);
    const review = (id: number, isApproved: boolean) =>
      reviewEvent(reviewed, editor, { id, is_approved: isApproved, reason: '地址不全' });
    const pendingEvent = await makeEvent(reviewed, people.ann, [{ price: 0 }]);
    const isPublic = () => refusalOf(readEvent(world.context, pendingEvent.id, 'zh-Hans'));
    expect([pendingEvent.status, await isPublic()]).toEqual(['pending', 'notFound']);
    expect(await refusalOf(people.buyOne(people.ben, pendingEvent))).toBe('notFound');
    expect(await review(pendingEvent.id, false)).toEqual({ id: pendingEvent.id, status: 'draft' });
    const again = calls.updateActivity.input.parse({ id: pendingEvent.id, status: 'published' });
    expect((await updateEvent(reviewed, people.ann, again)).status).toBe('pending');
    expect(await review(pendingEvent.id, true)).toEqual({ id: pendingEvent.id, status: 'published' });
    expect(await isPublic()).toBe('done');
    expect(await refusalOf(review(pendingEvent.id, true))).toBe('wrongState');
    const notified = await world.sql`select key from messages where user_id = ${people.ann.id} order by id`;
    expect(notified.map(({ key }) => key)).toEqual(['eventRejected', 'eventApproved']);
    expect((await makeEvent(reviewed, editor, [])).status).toBe('published');
  });

  test('needs a payment note before an event with bank transfers is published, approved or has a price', async () => {
    const needed = { key: 'invalidInput', fields: { payment_note: 'required' } };
    const silent = { payment_note: '' };
    const form = (input: object) => calls.updateActivity.input.parse(input);
    const change = (context: Context, input: object) => updateEvent(context, people.ann, form(input));
    const draft = await makeEvent(world.context, people.ann, [{ quantity: 9 }], {
      ...silent,
      status: 'draft',
    });
    expect(draft.missing).toEqual({ payment_note: 'required' });
    await expect(change(world.context, { id: draft.id, status: 'published' })).rejects.toMatchObject(needed);
    await expect(change(asHosting('reviewed'), { id: draft.id, status: 'published' })).rejects.toMatchObject(
      needed,
    );

    const editor = await world.member('payee', ['editor']);
    const waiting = await makeEvent(asHosting('reviewed'), people.ann, [{ quantity: 9 }]);
    await world.context.db.update(events).set({ paymentNote: {} }).where(eq(events.id, waiting.id));
    const approval = { id: waiting.id, is_approved: true, reason: '' };
    await expect(reviewEvent(asHosting('reviewed'), editor, approval)).rejects.toMatchObject(needed);

    const free = await makeEvent(world.context, people.ann, [{ price: 0 }], silent);
    expect(free.status).toBe('published');
    const tickets = [{ id: free.types[0] }, { name: '付费', price: 28000, quantity: 9 }];
    await expect(change(world.context, { id: free.id, tickets })).rejects.toMatchObject(needed);
    const paid = await change(world.context, { id: free.id, tickets, payment_note: '账号：6222 0300' });
    expect(paid.tickets).toHaveLength(2);
  });

  test('needs a name of the organiser before an event is public, and never shows the name generated for the account', async () => {
    const generatedName = 'user_a1a77f';
    const eve = await world.member(generatedName);
    const event = await makeEvent(world.context, eve, [{ quantity: 9 }], { status: 'draft' });
    expect(event).toMatchObject({ organiser: { name: '' }, missing: { organiser: 'required' } });
    const publish = () =>
      updateEvent(
        world.context,
        eve,
        calls.updateActivity.input.parse({ id: event.id, status: 'published' }),
      );
    await expect(publish()).rejects.toMatchObject({ key: 'invalidInput', fields: { organiser: 'required' } });
    expect((await readHostingSetup(world.context, eve, 'zh-Hans')).is_named).toBe(false);

    // An event that an earlier version published under a generated name.
    const organiserId = event.organiser.id;
    await world.context.db
      .update(organisers)
      .set({ name: { 'zh-Hans': generatedName } })
      .where(eq(organisers.id, organiserId));
    await world.context.db.update(events).set({ status: 'published' }).where(eq(events.id, event.id));
    const order = await people.buyOne(people.ann, event);
    await checkOrder(world.context, eve, { id: order.id, action: 'confirm', reason: '', ...zh });
    await world.context.db.insert(eventStaff).values({
      ...{ eventId: event.id, userId: people.ben.id, role: 'editor', createdAt: world.context.now() },
    });
    await messageAttendees(world.context, eve, {
      ...{ activity_id: event.id, group: 'holders', subject: '提醒', text: '请早到。' },
      idempotency_key: newKey(),
    });
    const read = async (locale: Locale) => [
      await readEvent(world.context, event.id, locale),
      await readOrganiser(world.context, organiserId, locale),
      await listOrganisers(world.context, { page: 1, size: 50, locale }),
      await listEvents(world.context, calls.activities.input.parse({ locale })),
      await readOrder(world.context, await findOrder(world.context, order.id), locale),
      await readDeskOrder(world.context, order.id, locale),
    ];
    const letters = await world.context.db.select().from(outbox);
    const staff = await listStaff(world.context, people.ben, event.id);
    const all = [await read('zh-Hans'), await read('zh-Hant'), await read('en'), letters, staff];
    // The account's own e-mail address, to which letters go, begins with the same word.
    expect(JSON.stringify(all).replaceAll(`${generatedName}@example.org`, '')).not.toContain(generatedName);
    const { event: shown } = await people.again(order.id);
    expect(shown.organiser).toBe('主办方');
    expect((await readEvent(world.context, event.id, 'en')).organiser).toMatchObject({
      name: 'Organiser',
      lang: 'en',
    });
    expect(staff.list[0]?.name).toBe(`#${eve.id}`);

    await saveOrganiser(world.context, eve, calls.saveOrganiser.input.parse({ name: '渡口' }));
    expect(await publish()).toMatchObject({ organiser: { name: '渡口' }, missing: {} });
    expect((await readHostingSetup(world.context, eve, 'zh-Hans')).is_named).toBe(true);
    expect((await people.again(order.id)).event.organiser).toBe('渡口');
  });

  test('copies an event as a draft without sales, some weeks later at the same local time', async () => {
    const year = world.context.now().getUTCFullYear() + 1;
    // The Saturday before clocks in New York go forward.
    const saturday = 13 - new Date(Date.UTC(year, 2, 14)).getUTCDay();
    const day = `${year}-03-${String(saturday).padStart(2, '0')}`;
    const sourceEvent = await people.event([{ price: 0, quantity: 3, sale_closes: `${day} 12:00` }], {
      ...{ time_zone: 'America/New_York', start_time: `${day} 14:00`, end_time: `${day} 16:00` },
      questions: [{ key: 'food', kind: 'text', label: '忌口' }],
    });
    await people.buyOne(people.ann, sourceEvent);
    const copy = await duplicateEvent(world.context, people.organiser, sourceEvent.id, 'zh-Hans');
    expect(copy).toMatchObject({ status: 'draft', title: sourceEvent.title, questions: [{ key: 'food' }] });
    expect(copy.tickets).toMatchObject([{ quantity: 3, taken: 0 }]);
    expect(copy.id).not.toBe(sourceEvent.id);
    expect(copy.tickets[0]?.id).not.toBe(sourceEvent.types[0]);
    const next = new Date(Date.parse(`${day}T00:00:00Z`) + 7 * 86_400_000).toISOString().slice(0, 10);
    expect([copy.start_time, copy.end_time]).toEqual([`${next}T14:00:00-04:00`, `${next}T16:00:00-04:00`]);
    expect(copy.tickets[0]?.sale_closes).toBe(`${next}T16:00:00.000Z`);
  });

  test('lists the former starts of a moved event, without the current one', async () => {
    const movedEvent = await people.event([]);
    const start = async (text: string) => {
      await change({
        id: movedEvent.id,
        start_time: text,
        end_time: text.replace('T14', 'T18').replace('T10', 'T18'),
      });
      return (await readEvent(world.context, movedEvent.id, 'zh-Hans')).previous_starts;
    };
    const first = movedEvent.start_time;
    const [second, third] = [1, 2].map((days) => {
      const day = new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);
      return `${day}T10:00:00+08:00`;
    });
    expect(await start(first)).toEqual([]);
    expect(await start(second ?? '')).toEqual([first]);
    expect(await start(third ?? '')).toEqual([first, second]);
    expect(await start(second ?? '')).toEqual([first, third]);
    expect(await start(first)).toEqual([third, second]);
    const draft = await people.event([], { status: 'draft' });
    await change({ id: draft.id, start_time: second, end_time: third });
    await change({ id: draft.id, status: 'published' });
    expect((await readEvent(world.context, draft.id, 'zh-Hans')).previous_starts).toEqual([]);
  });

  test('sends a message once to each address of the chosen group', async () => {
    const liveEvent = await people.event([{ quantity: 2, per_person_limit: 2 }]);
    const [typeId = 0] = liveEvent.types;
    const paid = await people.buyOne(people.ann, liveEvent);
    await checkOrder(world.context, people.organiser, { id: paid.id, action: 'confirm', reason: '', ...zh });
    await people.buyOne(people.ben, liveEvent);
    const carl = await world.member('carl');
    await joinWaitlist(world.context, carl, {
      event_id: liveEvent.id,
      ticket_type_id: typeId,
      quantity: 1,
      ...zh,
    });
    const sent = async (group: CallInput<'messageAttendees'>['group'], key = newKey()) => {
      await world.context.db.delete(outbox).where(eq(outbox.kind, 'mail'));
      const words = { subject: '换了门', text: '走北门。' };
      await messageAttendees(
        world.context,
        people.organiser,
        calls.messageAttendees.input.parse({
          activity_id: liveEvent.id,
          group,
          idempotency_key: key,
          ...words,
        }),
      );
      const rows = await world.sql`select payload->>'to' as to from outbox where kind = 'mail'`;
      return rows.map(({ to }) => to);
    };
    const key = newKey();
    expect(await sent('holders', key)).toEqual(['ann@example.org']);
    expect(await sent('holders', key)).toEqual([]);
    expect(await sent('not_here')).toEqual(['ann@example.org']);
    expect(await sent('checked_in')).toEqual([]);
    expect(await sent('unpaid')).toEqual(['ben@example.org']);
    expect(await sent('waiting')).toEqual(['carl@example.org']);
  });
});
