import { calls } from '@/backend/contract/calls';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { notifyHolders } from '@/backend/modules/tickets/commands/letters/notify-holders';
import { listEventChanges } from '@/backend/modules/events/queries/event-changes';
import { hasPostgres } from '@/tests/support/postgres';
import { ticketPeople } from '@/tests/support/ticket-people';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onPostgres('a change of a public event', () => {
  let world: TicketWorld;
  let people: Awaited<ReturnType<typeof ticketPeople>>;
  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  const update = (fields: Record<string, unknown>) =>
    updateEvent(world.context, people.organiser, calls.updateActivity.input.parse(fields));
  const fieldsOf = async (id: number) =>
    (await listEventChanges(world.context, id)).map(({ command, fields }) => ({
      command,
      fields: Object.fromEntries(fields.map(({ field, before, after }) => [field, [before, after]])),
    }));

  test('is logged field by field with the former value, and fields for holders only are logged without values', async () => {
    const event = await people.event([{ name: '普通票1.0', quantity: 5 }]);
    await update({ id: event.id, version: event.version, title: '链上清算工作坊' });
    expect(await fieldsOf(event.id)).toEqual([]);
    await update({ id: event.id, address: '南阳路90号', join_url: 'https://example.org/secret' });
    await update({
      id: event.id,
      tickets: [{ id: event.types[0], name: '普通票1.0', price: 28000, quantity: 8 }],
    });
    expect(await fieldsOf(event.id)).toEqual([
      { command: 'edit', fields: { 'tickets.普通票1.0.quantity': ['5', '8'] } },
      {
        command: 'edit',
        fields: { 'zh-Hans.address': ['南阳路88号', '南阳路90号'], join_url: [null, null] },
      },
    ]);
    const [line] = await world.sql`select actor_id, before::text || after::text as words from audit_log
      where subject = 'event' order by id limit 1`;
    expect(Number(line?.actor_id)).toBe(people.organiser.id);
    expect(line?.words).not.toContain('secret');
  });

  test('is not logged for a draft, and publishing it is', async () => {
    const draft = await people.event([{ quantity: 1 }], { status: 'draft' });
    await update({ id: draft.id, title: '改了一个字' });
    expect(await fieldsOf(draft.id)).toEqual([]);
    await update({ id: draft.id, status: 'published' });
    expect(await fieldsOf(draft.id)).toEqual([
      { command: 'publish', fields: { status: ['draft', 'published'] } },
    ]);
  });

  test('made twice before the first letter is sent leads to one letter, from the state holders knew', async () => {
    const event = await people.event([{ quantity: 1, price: 0 }]);
    await people.buyOne(people.ann, event);
    const day = event.start_time.slice(0, 10);
    await update({ id: event.id, start_time: `${day} 15:00` });
    await update({ id: event.id, start_time: `${day} 16:00` });
    const jobs = await world.sql`select id, payload from outbox
      where kind = 'eventChange' and payload ->> 'eventId' = ${String(event.id)} order by id`;
    expect(jobs).toHaveLength(2);
    for (const { id, payload } of jobs) {
      await notifyHolders(world.context, payload);
      await world.sql`update outbox set delivered_at = now() where id = ${id}`;
    }
    const letters = async () => {
      const rows = await world.sql`select payload ->> 'text' as text from outbox
        where recipient = 'ann@example.org' and payload ->> 'subject' like '改期%' order by id`;
      return rows.map(({ text }) => String(text));
    };
    const [first, ...more] = await letters();
    expect(more).toEqual([]);
    expect(first).toContain(`时间：${day} 14:00 (UTC+08:00) → ${day} 16:00 (UTC+08:00) · 改了`);
    expect(first).toContain('地点：上海 · 南阳路88号 · 没变');
    await update({ id: event.id, start_time: `${day} 17:00` });
    const [third] =
      await world.sql`select payload from outbox where kind = 'eventChange' order by id desc limit 1`;
    await notifyHolders(world.context, third?.payload);
    expect((await letters()).at(-1)).toContain(`${day} 16:00 (UTC+08:00) → ${day} 17:00`);
  });

  test('of the place is notified with the old and the new place, and unchanged times are marked as such', async () => {
    const event = await people.event([{ quantity: 1, price: 0 }]);
    await people.buyOne(people.ben, event);
    await update({ id: event.id, address: '南阳路90号' });
    await update({ id: event.id, address: '南阳路92号' });
    const [job] =
      await world.sql`select payload from outbox where kind = 'eventChange' order by id desc limit 1`;
    await notifyHolders(world.context, job?.payload);
    const [letter] = await world.sql`select payload ->> 'text' as text, payload ->> 'html' as html from outbox
      where recipient = 'ben@example.org' and payload ->> 'subject' like '时间或地点%' order by id desc limit 1`;
    expect(letter?.text).toContain('地点：上海 · 南阳路88号 → 上海 · 南阳路92号 · 改了');
    expect(letter?.text).toContain('(UTC+08:00) · 没变');
    expect(letter?.html).toContain('>上海 · 南阳路88号</s> 上海 · 南阳路92号');
  });

  test('is shown on an order as the total change since it was paid', async () => {
    const event = await people.event([{ quantity: 3, price: 0 }]);
    const first = await people.buyOne(people.ann, event);
    expect(first.moved).toBeNull();
    world.move(60_000);
    await update({ id: event.id, address: '二楼' });
    world.move(60_000);
    const second = await people.buyOne(people.ben, event);
    expect(second).toMatchObject({ situation: 'paid', moved: null });
    world.move(60_000);
    const day = event.start_time.slice(0, 10);
    await update({ id: event.id, address: '三楼', start_time: `${day} 15:00` });
    const start = new Date(`${day}T14:00:00+08:00`).getTime();
    const movedOf = async (id: number) => {
      const { moved } = await people.again(id);
      return { ...moved, start_time: moved?.start_time && new Date(moved.start_time).getTime() };
    };
    expect(await movedOf(first.id)).toEqual({
      start_time: start,
      place: { before: '南阳路88号', after: '三楼' },
    });
    expect(await movedOf(second.id)).toEqual({ start_time: start, place: { before: '二楼', after: '三楼' } });
  });

  test('a moved event keeps its tickets, can be returned for some days, and updates calendar entries', async () => {
    const event = await people.event([{ quantity: 1 }]);
    const order = await people.buyOne(people.ann, event);
    await people.check(order.id, 'confirm');
    expect((await people.again(order.id)).refund.until).toBeNull();
    world.move(MINUTE);
    const day = new Date(world.context.now().getTime() + 20 * DAY).toISOString().slice(0, 10);
    const times = { start_time: `${day} 14:00`, end_time: `${day} 18:00` };
    await updateEvent(
      world.context,
      people.organiser,
      calls.updateActivity.input.parse({ id: event.id, ...times }),
    );
    const after = await people.again(order.id);
    expect(after).toMatchObject({
      status: 'paid',
      situation: 'event_changed',
      tickets: [{ state: 'valid' }],
    });
    expect(Date.parse(after.refund.until ?? '')).toBeGreaterThan(world.context.now().getTime() + 6 * DAY);
    const [job] =
      await world.sql`select payload from outbox where kind = 'eventChange' order by id desc limit 1`;
    const was = new Date(event.start_time).toISOString();
    expect(job?.payload).toEqual({ eventId: event.id, change: 'moved', was, isTimeChanged: true, number: 1 });
    await notifyHolders(world.context, job?.payload);
    const [letter] =
      await world.sql`select payload from outbox where recipient = 'ann@example.org' order by id desc limit 1`;
    expect(letter?.payload.text).toContain(`时间：${event.start_time.slice(0, 10)} 14:00 (UTC+08:00) → `);
    const entry = Buffer.from(letter?.payload.attachments[0].base64, 'base64').toString();
    expect(entry).toContain('SEQUENCE:1');
    expect(entry).toContain(`UID:event-${event.id}@lianxun`);
    expect(entry).toContain('DTSTART;TZID=Asia/Shanghai:');
    expect(entry.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  test('a new place notifies holders as a new time does, and a translation of the place does not', async () => {
    const event = await people.event([{ quantity: 1 }]);
    await people.buyOne(people.ann, event);
    const notified = async () => {
      const [row] = await world.sql`select count(*)::int as jobs, max(payload ->> 'was') as was from outbox
        where kind = 'eventChange' and (payload ->> 'eventId')::int = ${event.id}`;
      return [row?.jobs, row?.was];
    };
    const update = (fields: Record<string, unknown>) =>
      updateEvent(
        world.context,
        people.organiser,
        calls.updateActivity.input.parse({ id: event.id, ...fields }),
      );
    await update({ lang: 'en', city: 'Shanghai', address: '88 Nanyang Road' });
    await update({ summary: '半天的工作坊' });
    expect(await notified()).toEqual([0, null]);
    await update({ address: '南阳路99号' });
    expect(await notified()).toEqual([1, null]);
    await update({ mode: 'online' });
    expect(await notified()).toEqual([2, null]);
  });
});
