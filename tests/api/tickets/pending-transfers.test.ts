import { calls } from '@/backend/contract/calls';
import { saveCheckInList } from '@/backend/modules/tickets/commands/gate/setup';
import { callBackTransfer } from '@/backend/modules/tickets/commands/transfers/answer';
import { transferTicket } from '@/backend/modules/tickets/commands/transfers/send';
import {
  ticketByKey,
  findOwnTicket,
  readTicketAccess,
} from '@/backend/modules/tickets/queries/tickets/access';
import { readTransferOffer } from '@/backend/modules/tickets/queries/transfers/offered-ticket';
import { offer } from '@/tests/support/complete-transfer';
import {
  checkOffers,
  EMAIL,
  type OfferedTickets,
  startOfferedTickets,
  zh,
} from '@/tests/support/offered-tickets';
import { hasPostgres } from '@/tests/support/postgres';
import { refusalOf } from '@/tests/support/ticket-world';

const HOUR = 3_600_000;
const onPostgres = hasPostgres ? describe : describe.skip;

jest.setTimeout(240_000);

onPostgres('a ticket with a pending transfer', () => {
  let on: OfferedTickets;

  beforeAll(async () => {
    on = await startOfferedTickets();
  });
  afterEach(() => checkOffers(on));
  afterAll(() => on.world.end());

  test('stays its sender’s and is admitted until it is taken, and then its old code answers that it moved', async () => {
    const { event, orderId, id, code, key } = await on.offered();
    expect(await on.heldByAnn(id)).toMatchObject({
      code,
      was_transferred: false,
      transfer: { state: 'pending', name: '本', email: EMAIL, ended_time: null },
    });
    expect((await on.people.again(orderId)).tickets).toMatchObject([
      { code, was_transferred: false, transfer: { state: 'pending' } },
    ]);
    expect(await refusalOf(findOwnTicket(on.world.context, on.people.ben, id))).toBe('notFound');
    expect(await readTransferOffer(on.world.context, { key, ...zh })).toMatchObject({
      state: 'pending',
      ticket: { name: '本', email: EMAIL, type_name: '票1' },
    });

    const { key: access } = await on.take(key);
    const after = await ticketByKey(on.world.context, access);
    expect(after).toMatchObject({ id, version: 2, name: '本', email: EMAIL });
    expect(after.code).not.toBe(code);
    const scan = await on.phoneAt(event);
    expect([await scan(code), await scan(after.code)]).toEqual(['moved', 'admitted']);
    expect(await refusalOf(findOwnTicket(on.world.context, on.people.ann, id))).toBe('notFound');
    expect((await on.people.again(orderId)).tickets).toMatchObject([
      { code: '', key: '', was_transferred: true, transfer: { state: 'taken', name: '本' } },
    ]);
    // The new holder does not see the former transfer.
    expect((await readTicketAccess(on.world.context, after, 'zh-Hans')).transfer).toBeNull();
  });

  test('shows only the state of a transfer that has ended, and a wrong link is not found', async () => {
    const { key } = await on.offered();
    await on.take(key);
    const read = await readTransferOffer(on.world.context, { key, ...zh });
    expect(read).toMatchObject({ state: 'taken', ticket: null });
    expect(JSON.stringify(read)).not.toContain(EMAIL);
    expect([await refusalOf(on.take(key)), await refusalOf(on.decline(key))]).toEqual([
      'transferOver',
      'transferOver',
    ]);
    const [id = ''] = key.split('.');
    for (const wrong of [`${Number(id) + 1}.${key.split('.')[1]}`, `${id}.${'0'.repeat(64)}`, 'x'.repeat(40)])
      expect(await refusalOf(readTransferOffer(on.world.context, { key: wrong, ...zh }))).toBe('notFound');
  });

  test('stays as it was when the transfer is called back or declined, and can be offered again', async () => {
    const { id, code, key } = await on.offered();
    await on.callBack(id);
    expect(await on.stateOf(key)).toBe('called_back');
    expect(await refusalOf(on.take(key))).toBe('transferOver');
    expect(await refusalOf(on.callBack(id))).toBe('transferOver');
    expect(await refusalOf(callBackTransfer(on.world.context, on.people.ben, { id, ...zh }))).toBe(
      'notFound',
    );

    const again = await offer(on.world.context, on.people.ann, { id, name: '林', email: 'lin@example.org' });
    await on.decline(again);
    expect(await on.heldByAnn(id)).toMatchObject({ code, transfer: { state: 'declined', name: '林' } });
    const notified = await on.world.sql`select key, params->>'name' as name from messages
      where user_id = ${on.people.ann.id} order by id desc limit 1`;
    expect([...notified]).toEqual([{ key: 'ticketDeclined', name: '林' }]);
  });

  test('cannot be offered to a second person, after check-in has opened, or after its use', async () => {
    const { event, id, code } = await on.offered();
    const to = { id, name: '林', email: 'lin@example.org', ...zh };
    expect(await refusalOf(transferTicket(on.world.context, on.people.ann, to))).toBe('transferPending');
    await on.callBack(id);
    const scan = await on.phoneAt(event);
    expect(await scan(code)).toBe('admitted');
    expect(await refusalOf(transferTicket(on.world.context, on.people.ann, to))).toBe('wrongState');

    const early = await on.people.event([{ quantity: 1 }]);
    const [ticket] = (await on.people.paid(early)).tickets;
    const opens = new Date(on.world.context.now().getTime() - HOUR).toISOString();
    const list = { activity_id: early.id, name: '早场', opens, ...zh };
    await saveCheckInList(on.world.context, on.people.organiser, calls.saveCheckInList.input.parse(list));
    const late = transferTicket(on.world.context, on.people.ann, { ...to, id: ticket?.id ?? 0 });
    expect(await refusalOf(late)).toBe('doorsOpen');
  });
});
