import { calls } from '@/backend/contract/calls';
import { saveCheckInList } from '@/backend/modules/tickets/commands/gate-setup';
import { gatePhone } from '@/tests/support/gate-phone';
import { hasPostgres } from '@/tests/support/postgres';
import { buy, makeEvent, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;

onPostgres('a list that lets in again whoever went out', () => {
  let world: TicketWorld;

  beforeAll(async () => {
    world = await startTicketWorld();
  });
  afterAll(() => world.end());

  test.each([
    ['nobody went out in between: the later entry was a second one', [], 'used'],
    ['the visitor went out in between: both entries were good', [-4], 'admitted'],
  ])('an earlier scan comes to light late; %s', async (_, exits, result) => {
    const host = await world.member(`host${result}`);
    const event = await makeEvent(world.context, host, [{ quantity: 1, price: 0 }]);
    const { lists } = await saveCheckInList(
      world.context,
      host,
      calls.saveCheckInList.input.parse({ activity_id: event.id, name: '展厅', allows_reentry: true }),
    );
    const phone = (name: string) =>
      gatePhone(world, host, { eventId: event.id, listId: lists[0]?.id ?? 0, name, aheadMs: 0 });
    const [north, south] = [await phone('北门'), await phone('南门')];
    const { tickets } = await buy(world.context, host, {
      event_id: event.id,
      items: [{ ticket_id: event.types[0] ?? 0, quantity: 1 }],
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
});
