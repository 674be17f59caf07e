import { calls } from '@/backend/contract/calls';
import type { Context } from '@/backend/kernel/context';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { erasePersonalData } from '@/backend/modules/tickets/commands/erase-personal-data';
import { fillTicket } from '@/backend/modules/tickets/commands/tickets/fill';
import { cancelForBuyer } from '@/backend/modules/tickets/commands/orders/organiser';
import { updateForBuyer } from '@/backend/modules/tickets/commands/orders/update-for-buyer';
import { sendTickets } from '@/backend/modules/tickets/commands/tickets/send';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { buy, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('personal data of an event', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterAll(() => world.end());

  test('answers, names and addresses are erased ninety days after an event, and sums and states stay', async () => {
    const question = { questions: [{ key: 'meal', kind: 'text' as const, label: '忌口' }] };
    const over = await people.event([{ quantity: 1 }], question);
    const ahead = await people.event([{ quantity: 1 }], {
      ...question,
      start_time: `${new Date().getFullYear() + 4}-01-01 14:00`,
      end_time: `${new Date().getFullYear() + 4}-01-01 18:00`,
    });
    const orders: { id: number }[] = [];
    for (const { id, types } of [over, ahead])
      orders.push(
        await buy(world.context, people.ann, {
          event_id: id,
          items: [{ ticket_type_id: types[0] ?? 0, quantity: 1 }],
          attendees: [{ name: '陈默', answers: { meal: '花生' } }],
        }),
      );
    const erase = async (days: number) => {
      const now = new Date(world.context.now().getTime() + days * 86_400_000);
      await erasePersonalData({ ...world.context, now: () => now });
    };
    const stored = () => world.sql`
      select t.name, t.answers, o.name <> '' or o.email <> '' as is_known, o.total::int, o.status
      from tickets t join orders o on o.id = t.order_id where o.id in ${world.sql(orders.map(({ id }) => id))} order by o.id`;
    const intactRow = { name: '陈默', answers: { meal: '花生' }, is_known: true, total: 28000 };
    await erase(100);
    expect(await stored()).toMatchObject([intactRow, intactRow]);
    await erase(106);
    expect(await stored()).toMatchObject([
      { name: '', answers: {}, is_known: false, total: 28000 },
      intactRow,
    ]);
  });

  test('personal data is gone from every table of the event after the set number of days, and cannot be added any more', async () => {
    const SECRETS = ['陈默', 'chen@secret.example', '花生', '病了', '熟人', '南阳公司', '扫错的码'];
    const question = { questions: [{ key: 'meal', kind: 'text' as const, label: '忌口' }] };
    const event = await people.event([{ quantity: 2, per_person_limit: 2 }], question);
    const { id } = await buy(world.context, people.ann, {
      event_id: event.id,
      items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 2 }],
      name: '陈默',
      email: 'chen@secret.example',
      attendees: [{ name: '陈默', email: 'chen@secret.example', answers: { meal: '花生' } }],
    });
    await people.check(id, 'confirm');
    await sendTickets(world.context, { orderId: id });
    const note = { id, note: '熟人', reason: '', resend: false, locale: 'zh-Hans' as const };
    await updateForBuyer(world.context, people.organiser, note);
    const { tickets } = await people.again(id);
    const cancellation = {
      id,
      ticket_ids: [tickets[1]?.id ?? 0],
      reason: '病了',
      locale: 'zh-Hans' as const,
    };
    await cancelForBuyer(world.context, people.organiser, cancellation);
    const [list] =
      await world.sql`insert into check_in_lists (event_id, name) values (${event.id}, '门') returning id`;
    const [phone] = await world.sql`insert into gate_devices (list_id, name, expires_at, created_at)
      values (${list?.id}, '一号', now(), now()) returning id`;
    await world.sql`insert into scans (id, list_id, device_id, code, kind, at, offset_ms, result, received_at)
      values ('scan-of-nobody', ${list?.id}, ${phone?.id}, '扫错的码', 'entry', now(), 0, 'fake', now())`;
    await world.sql`update orders set invoice = '{"title": "南阳公司", "taxNumber": ""}' where id = ${id}`;
    const all = async () => {
      const rows = await world.sql`select
        (select json_agg(o) from orders o where o.event_id = ${event.id}) as orders,
        (select json_agg(t) from tickets t where t.event_id = ${event.id}) as tickets,
        (select json_agg(l) from order_log l where l.order_id = ${id}) as log,
        (select json_agg(r) from refunds r where r.order_id = ${id}) as refunds,
        (select json_agg(s) from scans s where s.list_id = ${list?.id}) as scans,
        (select json_agg(l) from ticket_letters l join tickets t on t.id = l.ticket_id where t.event_id = ${event.id}) as letters`;
      const text = JSON.stringify(rows);
      return SECRETS.filter((secret) => text.includes(secret));
    };
    expect(await all()).toEqual(SECRETS);
    const later = (days: number): Context => ({
      ...world.context,
      config: { ...world.context.config, eventDataDays: 10 },
      now: () => new Date(Date.parse(event.end_time) + days * 86_400_000),
    });
    await erasePersonalData(later(9.9));
    expect(await all()).toEqual(SECRETS);
    await erasePersonalData(later(10.1));
    expect(await all()).toEqual([]);
    const [money] =
      await world.sql`select total::int, (select sum(amount)::int from refunds where order_id = ${id}) as back
      from orders where id = ${id}`;
    expect(money).toEqual({ total: 56000, back: 28000 });

    const [seat] = await world.sql`select access_key as key from tickets where id = ${tickets[0]?.id ?? 0}`;
    const fill = { key: seat?.key, name: '陈默', answers: { meal: '花生' }, locale: 'zh-Hans' as const };
    expect(await refusalOf(fillTicket(later(11), fill))).toBe('wrongState');
    expect(
      await refusalOf(updateForBuyer(later(11), people.organiser, { ...note, email: 'chen@secret.example' })),
    ).toBe('wrongState');
    expect(await all()).toEqual([]);

    const day = new Date(world.context.now().getTime() + 40 * 86_400_000).toISOString().slice(0, 10);
    const times = { start_time: `${day} 14:00`, end_time: `${day} 18:00` };
    const moved = calls.updateActivity.input.parse({ id: event.id, ...times });
    await updateEvent(world.context, people.organiser, moved);
    await fillTicket(world.context, fill);
    expect(await all()).toEqual(['陈默', '花生']);
  });
});
