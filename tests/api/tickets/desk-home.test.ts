import { calls } from '@/backend/contract/calls';
import { saveCheckInList } from '@/backend/modules/tickets/commands/gate-setup';
import { mineById, readHeld } from '@/backend/modules/tickets/queries/held-ticket';
import { readHome } from '@/backend/modules/tickets/queries/home';
import { gatePhone } from '@/tests/support/gate-phone';
import { hasPostgres } from '@/tests/support/postgres';
import { ticketPeople } from '@/tests/support/ticket-people';
import { startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

onPostgres('the front page of an organiser’s desk', () => {
  let world: TicketWorld;
  let people: Awaited<ReturnType<typeof ticketPeople>>;
  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterAll(() => world.end());

  const homeOf = async (id: number) =>
    calls.activityHome.output.parse(
      await readHome(world.context, people.host, { activity_id: id, locale: 'zh-Hans' }),
    );

  test('sees its doors, how often each refused, and the last scans with the entry before; seats add up', async () => {
    const event = await people.event([{ quantity: 100, price: 0, per_person_limit: 50 }]);
    const { lists } = await saveCheckInList(
      world.context,
      people.host,
      calls.saveCheckInList.input.parse({ activity_id: event.id, name: '正门' }),
    );
    const phone = (name: string) =>
      gatePhone(world, people.host, { eventId: event.id, listId: lists[0]?.id ?? 0, name, aheadMs: 0 });
    const [east, south] = [await phone('东门'), await phone('南门')];
    const [made] = (await people.buyOne(people.ann, event)).tickets;
    const held = await mineById(world.context, people.ann, made?.id ?? 0);
    const { token, code } = await readHeld(world.context, held, 'zh-Hans');
    await east.sync([{ code: token }]);
    world.move(MINUTE);
    await south.sync([{ code: token }, { code: 'LX-none' }]);

    const { gate, seats } = await homeOf(event.id);
    expect(gate).toMatchObject({
      doors: [
        { name: '东门', list: '正门', admitted: 1, is_over: false, last_sync: expect.any(String) },
        { name: '南门', admitted: 0 },
      ],
      last_ten_minutes: 1,
    });
    expect(new Set(gate?.refused)).toEqual(
      new Set([
        { result: 'used', count: 1 },
        { result: 'fake', count: 1 },
      ]),
    );
    const scanOf = (result: string) => gate?.recent.find((one) => one.result === result);
    expect(gate?.recent).toHaveLength(3);
    expect(gate?.recent.at(-1)).toMatchObject({ result: 'admitted', door: '东门', first: null });
    expect(scanOf('used')).toMatchObject({ code, door: '南门', first: { door: '东门' } });
    expect(scanOf('fake')).toMatchObject({ name: '', type_name: '', code: 'LX-none', first: null });
    expect(seats).toEqual({ seats: 100, checked_in: 1, paid: 0, held: 0, unsold: 99 });

    world.move(30 * MINUTE);
    expect((await homeOf(event.id)).gate?.last_ten_minutes).toBe(0);
  });

  test('names what explains its sales, on the day of Beijing, at most five, and nothing still to come', async () => {
    const now = world.context.now().getTime();
    const at = (days: number) => new Date(now + days * DAY).toISOString();
    const dayOf = (ms: number) => new Date(ms + 8 * 60 * MINUTE).toISOString().slice(0, 10);
    const event = await people.event([
      { name: '早鸟', quantity: 5, steps: [{ price: 18000, until: at(1) }], sale_closes: at(20) },
      { name: '单席', quantity: 1, price: 0, sale_closes: at(2) },
    ]);
    const [early, single] = event.types;
    expect((await homeOf(event.id)).remarks).toEqual([]);
    await people.buyOne(people.ann, { id: event.id, types: [single ?? 0] });
    expect((await homeOf(event.id)).remarks).toEqual([
      { day: dayOf(now), kind: 'opened', ticket_id: null },
      { day: dayOf(now), kind: 'sold_out', ticket_id: single },
    ]);
    world.move(3 * DAY);
    expect((await homeOf(event.id)).remarks).toEqual([
      { day: dayOf(now), kind: 'opened', ticket_id: null },
      { day: dayOf(now), kind: 'sold_out', ticket_id: single },
      { day: dayOf(now + DAY), kind: 'step_ended', ticket_id: early },
      { day: dayOf(now + 2 * DAY), kind: 'closed', ticket_id: single },
    ]);
  });
});
