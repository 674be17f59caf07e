import { calls } from '@/backend/contract/calls';
import { updateEvent } from '@/backend/modules/events/commands/form/update-event';
import { addGateDevice, joinGate, saveCheckInList } from '@/backend/modules/tickets/commands/gate/setup';
import { gatePhone } from '@/tests/support/gate-phone';
import { hasPostgres } from '@/tests/support/postgres';
import { buy, makeEvent, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onPostgres('the rules of a check-in list', () => {
  let world: TicketWorld;

  beforeAll(async () => {
    world = await startTicketWorld();
  });
  afterAll(() => world.end());

  test.each([
    ['nobody went out in between: the later entry was a second one', [], 'used'],
    ['the visitor went out in between: both entries were good', [-4], 'admitted'],
  ])('a second entry needs an exit before it, also if scans arrive late: %s', async (_, exits, result) => {
    const organiser = await world.member(`host${result}`);
    const event = await makeEvent(world.context, organiser, [{ quantity: 1, price: 0 }]);
    const { lists } = await saveCheckInList(
      world.context,
      organiser,
      calls.saveCheckInList.input.parse({ activity_id: event.id, name: '展厅', allows_reentry: true }),
    );
    const phone = (name: string) =>
      gatePhone(world, organiser, { eventId: event.id, listId: lists[0]?.id ?? 0, name, aheadMs: 0 });
    const [north, south] = [await phone('北门'), await phone('南门')];
    const { tickets } = await buy(world.context, organiser, {
      event_id: event.id,
      items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 1 }],
    });
    const code = tickets[0]?.code ?? '';
    const ago = (minutes: number) => new Date(world.context.now().getTime() + minutes * MINUTE);
    await south.sync([{ code, at: ago(-2) }]);
    await north.sync([
      { code, at: ago(-6) },
      ...exits.map((minutes) => ({ code, at: ago(minutes), kind: 'exit' as const })),
    ]);
    const rows = await world.sql`select result from scans where kind = 'entry'
      and ticket_id = ${tickets[0]?.id ?? 0} order by at`;
    expect(rows.map((row) => row.result)).toEqual(['admitted', result]);
  });

  test('a closed list admits nobody, and scans from before it closed count', async () => {
    const organiser = await world.member('hostclosed');
    const event = await makeEvent(world.context, organiser, [{ quantity: 3, price: 0, per_person_limit: 3 }]);
    const closes = new Date(world.context.now().getTime() + MINUTE);
    const { lists } = await saveCheckInList(
      world.context,
      organiser,
      calls.saveCheckInList.input.parse({
        activity_id: event.id,
        name: '早场',
        closes: closes.toISOString(),
      }),
    );
    const gate = await gatePhone(world, organiser, {
      eventId: event.id,
      listId: lists[0]?.id ?? 0,
      name: '东门',
      aheadMs: 0,
    });
    const { tickets } = await buy(world.context, organiser, {
      event_id: event.id,
      items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 2 }],
    });
    const [first = '', second = ''] = tickets.map(({ code }) => code);
    world.move(2 * MINUTE);
    const { verdicts } = await gate.sync([
      { code: first },
      { code: second, at: new Date(closes.getTime() - 1000) },
    ]);
    expect(new Set(verdicts.map(({ result }) => result))).toEqual(new Set(['closed', 'admitted']));
    const rows = await world.sql`select t.code, s.result from scans s join tickets t on t.id = s.ticket_id
      where t.event_id = ${event.id}`;
    expect(Object.fromEntries(rows.map(({ code, result }) => [code, result]))).toEqual({
      [first]: 'closed',
      [second]: 'admitted',
    });
  });

  test('a list that closes before it opens is refused, new or changed', async () => {
    const organiser = await world.member('hostturned');
    const event = await makeEvent(world.context, organiser, [{ quantity: 1, price: 0 }]);
    const save = (times: object) =>
      saveCheckInList(
        world.context,
        organiser,
        calls.saveCheckInList.input.parse({ activity_id: event.id, name: '早场', ...times }),
      );
    const [early, late] = ['2031-05-01T08:00:00Z', '2031-05-01T09:00:00Z'];
    const refusal = { fields: { closes: 'beforeStart' } };
    await expect(save({ opens: late, closes: early })).rejects.toMatchObject(refusal);
    await expect(save({ opens: late, closes: late })).rejects.toMatchObject(refusal);
    const { lists } = await save({ opens: early, closes: late });
    const { id } = lists.find(({ closes }) => closes !== null) ?? {};
    await expect(save({ id, opens: late, closes: early })).rejects.toMatchObject(refusal);
    expect((await save({ id, opens: null, closes: early })).lists).toHaveLength(lists.length);
  });

  test('a list of some ticket types refuses the others, and its phones receive which are allowed', async () => {
    const organiser = await world.member('hosttypes');
    const event = await makeEvent(world.context, organiser, [
      { name: '晚宴', quantity: 1, price: 0 },
      { name: '站票', quantity: 1, price: 0 },
    ]);
    const [dinner = 0, floor = 0] = event.types;
    const { lists } = await saveCheckInList(
      world.context,
      organiser,
      calls.saveCheckInList.input.parse({ activity_id: event.id, name: '宴会厅', ticket_type_ids: [dinner] }),
    );
    const door = { eventId: event.id, listId: lists[0]?.id ?? 0, name: '厅门', aheadMs: 0 };
    const gate = await gatePhone(world, organiser, door);
    const { tickets } = await buy(world.context, organiser, {
      event_id: event.id,
      items: [dinner, floor].map((ticket_type_id) => ({ ticket_type_id, quantity: 1 })),
    });
    const answer = await gate.sync(tickets.map(({ code }) => ({ code })));
    const of = (name: string) => tickets.find(({ type_name }) => type_name === name)?.id;
    const resultOf = (name: string) =>
      answer.verdicts.find(({ ticket_id }) => ticket_id === of(name))?.result;
    expect([resultOf('晚宴'), resultOf('站票')]).toEqual(['admitted', 'other']);
    const allowed = answer.tickets.filter(({ is_allowed }) => is_allowed).map(({ id }) => id);
    expect(allowed).toEqual([of('晚宴')]);
  });

  test('a gate phone can use its list until a day after the event, also when the event was postponed', async () => {
    const organiser = await world.member('hostoff');
    const event = await makeEvent(world.context, organiser, [{ quantity: 1, price: 0 }]);
    const { lists } = await saveCheckInList(
      world.context,
      organiser,
      calls.saveCheckInList.input.parse({ activity_id: event.id, name: '正门' }),
    );
    const phone = (name: string) =>
      gatePhone(world, organiser, { eventId: event.id, listId: lists[0]?.id ?? 0, name, aheadMs: 0 });
    const gate = await phone('一号');
    const unused = await addGateDevice(world.context, organiser, {
      activity_id: event.id,
      list_id: lists[0]?.id ?? 0,
      name: '二号',
    });
    const later = (iso: string) => new Date(Date.parse(iso) + 30 * DAY).toISOString();
    const times = { start_time: later(event.start_time), end_time: later(event.end_time) };
    await updateEvent(world.context, organiser, calls.updateActivity.input.parse({ id: event.id, ...times }));
    const until = (moment: number) => world.move(moment - world.context.now().getTime());
    until(Date.parse(times.end_time) + DAY - MINUTE);
    expect(await refusalOf(gate.sync())).toBe('done');
    until(Date.parse(times.end_time) + DAY + MINUTE);
    expect(await refusalOf(gate.sync())).toBe('sessionExpired');
    expect(await refusalOf(joinGate(world.context, '198.18.0.9', unused.join_key))).toBe('notFound');
  });
});
