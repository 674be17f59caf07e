import ICAL from 'ical.js';
import { calls } from '@/backend/contract/calls';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { readEvent } from '@/backend/modules/events/queries/lists';
import { ticketCalendar } from '@/backend/modules/tickets/commands/tickets/calendar';
import { releaseSeatHolds } from '@/backend/modules/tickets/commands/seat-holds/release';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;

onPostgres('the night on which clocks in New York repeat the hour from one to two', () => {
  let world: TicketWorld;
  let people: TicketPeople;
  /** The first Sunday of November next year. At 06:00 UTC clocks in New York go back from two to one. */
  let day: string;
  const utc = (clock: string) => Date.parse(`${day}T${clock}:00Z`);

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
    const year = world.context.now().getUTCFullYear() + 1;
    const sunday = 7 - new Date(Date.UTC(year, 10, 7)).getUTCDay();
    day = `${year}-11-0${sunday}`;
  });
  afterAll(() => world.end());

  const nightOf = (start: string, end: string, fields: object = {}) =>
    people.event([{ name: '票', quantity: 9, price: 28000, per_person_limit: 9, ...fields }], {
      time_zone: 'America/New_York',
      start_time: start,
      end_time: end,
    });
  type Night = Awaited<ReturnType<typeof nightOf>>;
  const save = ({ id }: Night, form: object) =>
    updateEvent(world.context, people.organiser, calls.updateActivity.input.parse({ id, ...form }));
  const jobs = async ({ id }: Night) => {
    const [row] = await world.sql`select count(*)::int as jobs from outbox
      where kind = 'eventChange' and payload ->> 'eventId' = ${String(id)}`;
    return row?.jobs;
  };

  test('both occurrences of 01:30 are distinguished on the page, in its JSON-LD and in calendars', async () => {
    const halves = [
      { start: `${day}T01:30:00-04:00`, at: utc('05:30') },
      { start: `${day}T01:30:00-05:00`, at: utc('06:30') },
    ];
    for (const { start, at } of halves) {
      const event = await nightOf(start, `${day}T04:00:00-05:00`);
      const shown = await readEvent(world.context, event.id, 'en');
      // The page and its JSON-LD contain this text unchanged.
      expect([shown.start_time, shown.end_time]).toEqual([start, `${day}T04:00:00-05:00`]);
      const file = new ICAL.Component(ICAL.parse(await ticketCalendar(world.context, event.id, 'en')));
      ICAL.TimezoneService.reset();
      for (const zone of file.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
      const entry = new ICAL.Event(file.getFirstSubcomponent('vevent') ?? undefined);
      expect(entry.startDate.toJSDate().getTime()).toBe(at);
      expect(entry.endDate.toJSDate().getTime()).toBe(utc('09:00'));
    }
  });

  test('saving a form again moves no time and notifies nobody, and a new time does', async () => {
    const times = { sale_opens: `${day}T01:10:00-05:00`, sale_closes: `${day}T01:20:00-05:00` };
    const steps = [{ price: 18000, until: `${day}T01:15:00-05:00` }];
    const event = await nightOf(`${day}T01:30:00-05:00`, `${day}T01:50:00-05:00`, { ...times, steps });
    const ticket = { id: event.types[0], name: '票', quantity: 9, price: 28000, per_person_limit: 9 };
    const clocks = {
      time_zone: 'America/New_York',
      start_time: `${day}T01:30`,
      end_time: `${day}T01:50`,
      tickets: [
        {
          ...ticket,
          sale_opens: `${day}T01:10`,
          sale_closes: `${day}T01:20`,
          steps: [{ price: 18000, until: `${day}T01:15` }],
        },
      ],
    };
    const after = await save(event, { title: '夜班', ...clocks });
    expect([after.start_time, after.end_time]).toEqual([`${day}T01:30:00-05:00`, `${day}T01:50:00-05:00`]);
    const [type] = after.tickets;
    expect(
      [type?.sale_opens, type?.sale_closes, type?.steps[0]?.until].map((at) => Date.parse(at ?? '')),
    ).toEqual([utc('06:10'), utc('06:20'), utc('06:15')]);
    expect(await jobs(event)).toBe(0);
    await save(event, { ...clocks, start_time: `${day}T01:31:00-05:00` });
    expect(await jobs(event)).toBe(1);
  });

  test('a time that occurs twice or never is refused without an offset', async () => {
    const event = await nightOf(`${day} 10:00`, `${day} 12:00`);
    const nextSpring = springNight(Number(day.slice(0, 4)) + 1);
    await expect(save(event, { start_time: `${day} 01:30` })).rejects.toMatchObject({
      fields: { start_time: 'twiceOnClock' },
    });
    await expect(save(event, { end_time: `${nextSpring} 02:30` })).rejects.toMatchObject({
      fields: { end_time: 'skippedByClock' },
    });
    const sale = { id: event.types[0], sale_closes: `${day} 01:30` };
    await expect(save(event, { tickets: [sale] })).rejects.toMatchObject({
      fields: { 'tickets.0.sale_closes': 'twiceOnClock' },
    });
    const after = await save(event, {
      start_time: `${day}T01:30:00-05:00`,
      end_time: `${nextSpring}T03:30:00-04:00`,
    });
    expect(Date.parse(after.start_time)).toBe(utc('06:30'));
  });

  test('a change of the zone alone must say whether the clock times or the moments stay', async () => {
    const opens = `${day}T08:00:00-05:00`;
    const event = await nightOf(`${day} 10:00`, `${day} 12:00`, { sale_opens: opens });
    const zone = { time_zone: 'Asia/Tokyo' };
    await expect(save(event, zone)).rejects.toMatchObject({ fields: { time_zone: 'keepsWhat' } });
    const moment = await save(event, { ...zone, zone_keeps: 'instant' });
    expect(Date.parse(moment.start_time)).toBe(utc('15:00'));
    expect(Date.parse(moment.tickets[0]?.sale_opens ?? '')).toBe(Date.parse(opens));
    await save(event, { time_zone: 'America/New_York', zone_keeps: 'instant' });
    const clock = await save(event, { ...zone, zone_keeps: 'clock' });
    expect([clock.start_time, clock.end_time]).toEqual([`${day}T10:00:00+09:00`, `${day}T12:00:00+09:00`]);
    expect(Date.parse(clock.tickets[0]?.sale_opens ?? '')).toBe(Date.parse(`${day}T08:00:00+09:00`));
  });

  test('a sale window across the change lasts two hours, and a seat hold in it fifteen minutes', async () => {
    const window = { sale_opens: `${day} 00:30`, sale_closes: `${day}T01:30:00-05:00` };
    const event = await nightOf(`${day} 04:00`, `${day} 06:00`, window);
    const goTo = (clock: string) => world.move(utc(clock) - world.context.now().getTime());
    goTo('04:29');
    expect(await refusalOf(people.buyOne(people.ann, event))).toBe('saleClosed');
    goTo('05:55');
    const order = await people.buyOne(people.ann, event);
    expect(Math.round((Date.parse(order.expires_at ?? '') - utc('06:10')) / MINUTE)).toBe(0);
    goTo('06:09');
    await releaseSeatHolds(world.context);
    expect((await people.again(order.id)).status).toBe('payment_in_progress');
    goTo('06:11');
    await releaseSeatHolds(world.context);
    expect((await people.again(order.id)).status).toBe('cancelled');
    goTo('06:29');
    expect(await refusalOf(people.buyOne(people.ben, event))).toBe('done');
    goTo('06:31');
    expect(await refusalOf(people.buyOne(people.ann, event))).toBe('saleClosed');
  });
});

/** The second Sunday of March: clocks in New York go forward from two to three. */
function springNight(year: number): string {
  const sunday = 14 - new Date(Date.UTC(year, 2, 7)).getUTCDay();
  return `${year}-03-${String(sunday).padStart(2, '0')}`;
}
