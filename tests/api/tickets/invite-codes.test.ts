import type { CallInput } from '@/backend/contract/calls';
import { calls } from '@/backend/contract/calls';
import { readEvent } from '@/backend/modules/events/queries/lists';
import { createCodes, listCodes, revokeCodes } from '@/backend/modules/tickets/commands/codes/manage';
import { readCode, readOffer } from '@/backend/modules/tickets/queries/offers/offer';
import { hasPostgres } from '@/tests/support/postgres';
import { type TicketPeople, ticketPeople } from '@/tests/support/ticket-people';
import { buy, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const zh = { locale: 'zh-Hans' as const };

onPostgres('invite codes', () => {
  let world: TicketWorld;
  let people: TicketPeople;

  beforeAll(async () => {
    world = await startTicketWorld();
    people = await ticketPeople(world);
  });
  afterEach(async () => expect(await world.unbalanced()).toEqual([]));
  afterAll(() => world.end());

  type CreatedEvent = Awaited<ReturnType<TicketPeople['event']>>;
  const offer = async ({ id }: CreatedEvent, codes: string[] = []) =>
    readOffer(world.context, people.ann, { event_id: id, codes, ...zh });
  const shown = async (event: CreatedEvent, codes?: string[]) =>
    (await offer(event, codes)).tickets.map(({ id }) => id);
  const order = (event: CreatedEvent, at: number, code?: string, quantity = 1) =>
    buy(world.context, people.ann, {
      event_id: event.id,
      items: [{ ticket_type_id: event.types[at] ?? 0, quantity, ...(code && { code }) }],
    });

  const batch = (event: CreatedEvent, fields: Partial<CallInput<'createCodes'>>) =>
    createCodes(
      world.context,
      people.organiser,
      calls.createCodes.input.parse({ activity_id: event.id, ticket_type_id: event.types[1], ...fields }),
    );

  test('a hidden ticket type is shown and sold only with its code', async () => {
    const event = await people.event([{ price: 0 }, { price: 0, is_hidden: true, quantity: 5 }], {
      has_public_numbers: true,
    });
    const [open = 0, hidden = 0] = event.types;
    await batch(event, { code: 'friends-26', uses_limit: 2 });
    expect(await shown(event)).toEqual([open]);
    expect(await shown(event, ['nonsense'])).toEqual([open]);
    expect(await shown(event, [' FRIENDS-26 '])).toEqual([open, hidden]);
    const page = await readEvent(world.context, event.id, 'zh-Hans');
    expect(page.tickets.map(({ id }) => id)).toEqual([open]);
    expect(page.seats_left).toBe(1);
    expect(await refusalOf(order(event, 1))).toBe('wrongCode');
    expect(await refusalOf(order(event, 1, 'friends-27'))).toBe('wrongCode');
    expect((await order(event, 1, 'friends-26')).items).toMatchObject([{ code: 'FRIENDS-26' }]);
  });

  test('each ticket of an unpaid order uses a code once, and a code of another type is refused', async () => {
    const event = await people.event([
      { type: 'invitation', price: 0, quantity: 5 },
      { type: 'invitation', price: 100, quantity: 5 },
    ]);
    await batch(event, { code: 'press-26', uses_limit: 3 });
    expect(await refusalOf(order(event, 0, 'press-26'))).toBe('wrongCode');
    expect((await order(event, 1, 'press-26', 2)).status).toBe('payment_in_progress');
    const requested = { event_id: event.id, code: 'press-26' };
    expect(await readCode(world.context, null, requested)).toEqual({
      ticket_type_ids: [event.types[1]],
      uses_left: 1,
    });
    expect(await refusalOf(order(event, 1, 'press-26', 3))).toBe('wrongCode');
  });

  test('a batch of codes is revoked as a whole, and orders made with it stay', async () => {
    const event = await people.event([{ price: 0 }, { type: 'invitation', price: 0, quantity: 9 }]);
    const { list } = await batch(event, { batch: '媒体', count: 3 });
    await batch(event, { batch: '朋友', code: 'stays-26' });
    expect(new Set(list.map(({ code }) => code)).size).toBe(3);
    const [first = '', second = ''] = list.map(({ code }) => code);
    const pendingOrder = await order(event, 1, first);
    const activity = { activity_id: event.id };
    expect(
      await revokeCodes(world.context, people.organiser, { ...activity, ids: [], batch: '媒体' }),
    ).toEqual({
      revoked: 3,
    });
    expect(await refusalOf(order(event, 1, second))).toBe('wrongCode');
    expect(await refusalOf(readCode(world.context, null, { event_id: event.id, code: second }))).toBe(
      'wrongCode',
    );
    expect((await people.again(pendingOrder.id)).status).toBe('paid');
    expect((await order(event, 1, 'stays-26')).status).toBe('paid');
    const all = (await listCodes(world.context, people.organiser, activity)).list;
    expect(all.filter(({ is_revoked }) => is_revoked).map(({ batch: name }) => name)).toEqual([
      '媒体',
      '媒体',
      '媒体',
    ]);
  });
});
