import { randomUUID } from 'node:crypto';
import { calls } from '@/backend/contract/calls';
import type { ScanResult } from '@/backend/contract/tickets/statuses';
import { factBytes, toTokenText } from '@/backend/contract/tickets/token';
import type { Member } from '@/backend/kernel/caller';
import { requestRefund } from '@/backend/modules/tickets/commands/orders/buyer';
import { joinGate, revokeGateDevice, saveCheckInList } from '@/backend/modules/tickets/commands/gate/setup';
import { undoScan } from '@/backend/modules/tickets/commands/gate/sync';
import { findOwnTicket, readTicketAccess } from '@/backend/modules/tickets/queries/tickets/access';
import { gatePhone } from '@/tests/support/gate-phone';
import { completeTransfer } from '@/tests/support/complete-transfer';
import { hasPostgres } from '@/tests/support/postgres';
import { buy, makeEvent, refusalOf, startTicketWorld, type TicketWorld } from '@/tests/support/ticket-world';

const onPostgres = hasPostgres ? describe : describe.skip;
const MINUTE = 60_000;
const zh = { locale: 'zh-Hans' as const };

onPostgres('the gate', () => {
  let world: TicketWorld;
  let organiser: Member;
  let ann: Member;
  let event: Awaited<ReturnType<typeof makeEvent>>;
  let listId: number;

  beforeAll(async () => {
    world = await startTicketWorld();
    organiser = await world.member('host');
    ann = await world.member('ann');
    event = await makeEvent(world.context, organiser, [{ quantity: 100, price: 0, per_person_limit: 50 }], {
      questions: [
        { key: 'meal', kind: 'text', label: '忌口', is_for_gate: true },
        { key: 'firm', kind: 'text', label: '公司' },
      ],
    });
    const setup = await saveCheckInList(
      world.context,
      organiser,
      calls.saveCheckInList.input.parse({ activity_id: event.id, name: '正门' }),
    );
    listId = setup.lists[0]?.id ?? 0;
  });
  afterAll(() => world.end());

  const tokenOf = async (id: number, member = ann) =>
    (await readTicketAccess(world.context, await findOwnTicket(world.context, member, id), 'zh-Hans')).token;
  const ticket = async () => {
    const order = await buy(world.context, ann, {
      event_id: event.id,
      items: [{ ticket_type_id: event.types[0] ?? 0, quantity: 1 }],
      attendees: [{ name: '陈默', answers: { meal: '花生', firm: '北门', other: 'x' } }],
    });
    const [boughtTicket] = order.tickets;
    if (!boughtTicket) throw new Error('no ticket');
    return { ...boughtTicket, orderId: order.id, token: await tokenOf(boughtTicket.id) };
  };

  const phone = (name: string, aheadMs = 0, list = listId) =>
    gatePhone(world, organiser, { eventId: event.id, listId: list, name, aheadMs });
  const results = (answer: { verdicts: { result: ScanResult }[] }) =>
    answer.verdicts.map(({ result }) => result);

  test('a ticket is admitted once, by its QR code or typed code, and a second scan names the list and phone of the first', async () => {
    const gate = await phone('一号');
    const { token, code } = await ticket();
    expect(results(await gate.sync([{ code: token }]))).toEqual(['admitted']);
    const again = await gate.sync([{ code: code.toLowerCase() }]);
    expect(again.verdicts).toMatchObject([
      { result: 'used', name: '陈默', first: { list: '正门', device: '一号' } },
    ]);
  });

  test('a ticket cannot be returned after check-in, and can be once the check-in is undone', async () => {
    const gate = await phone('三号');
    const { id, orderId, token } = await ticket();
    const scan = randomUUID();
    expect(results(await gate.sync([{ code: token, id: scan }]))).toEqual(['admitted']);
    const giveBack = () =>
      refusalOf(requestRefund(world.context, ann, { id: orderId, ticket_ids: [id], reason: '', ...zh }));
    expect(await giveBack()).toBe('wrongState');
    await undoScan(world.context, { token: gate.token, scan_id: scan });
    expect(await giveBack()).toBe('done');
  });

  test('forged, foreign, refunded, transferred and unknown tickets are refused, each with its own verdict', async () => {
    const gate = await phone('二号');
    const other = await makeEvent(world.context, organiser, [{ quantity: 1, price: 0 }]);
    const elsewhere = await buy(world.context, ann, {
      event_id: other.id,
      items: [{ ticket_type_id: other.types[0] ?? 0, quantity: 1 }],
    });
    const [refunded, moved, good] = [await ticket(), await ticket(), await ticket()];
    await requestRefund(world.context, ann, { id: refunded.orderId, reason: '', ...zh });
    await completeTransfer(world.context, ann, { id: moved.id, name: '本', email: 'someone@example.org' });
    const forged = toTokenText(
      { eventId: event.id, ticketId: good.id, version: 1 },
      new Uint8Array(64).fill(9),
    );
    const answer = await gate.sync([
      { code: forged },
      { code: await tokenOf(elsewhere.tickets[0]?.id ?? 0) },
      { code: refunded.token },
      { code: moved.token },
      { code: 'NOSUCHCODE' },
      { code: good.token },
    ]);
    const words = new Map(answer.verdicts.map(({ id, result }) => [id, result]));
    expect([...words.values()].sort()).toEqual(['admitted', 'fake', 'fake', 'moved', 'other', 'void']);
  });

  test('each list has its own entries: re-entry after an exit depends on the list, and so does the opening time', async () => {
    const listOf = async (name: string, more: object) => {
      const input = calls.saveCheckInList.input.parse({ activity_id: event.id, name, ...more });
      const { lists } = await saveCheckInList(world.context, organiser, input);
      return lists.find((list) => list.name === name)?.id ?? 0;
    };
    const [gate, hall, later] = [
      await phone('六号'),
      await phone('七号', 0, await listOf('展厅', { allows_reentry: true })),
      await phone('八号', 0, await listOf('晚宴', { opens: '2199-01-01T00:00:00Z' })),
    ];
    const { token } = await ticket();
    const scan = async (device: typeof gate, kind: 'entry' | 'exit' = 'entry') => {
      world.move(1000);
      return results(await device.sync([{ code: token, kind }]))[0];
    };
    expect([await scan(gate), await scan(hall), await scan(hall), await scan(later)]).toEqual([
      'admitted',
      'admitted',
      'used',
      'early',
    ]);
    expect([await scan(hall, 'exit'), await scan(hall), await scan(hall)]).toEqual([
      'left',
      'admitted',
      'used',
    ]);
    expect([await scan(gate, 'exit'), await scan(gate)]).toEqual(['left', 'used']);
  });

  test('the public key alone verifies a code, as a phone without a network does', async () => {
    const gate = await phone('三号');
    const { public_key } = await gate.sync();
    const boughtTicket = await ticket();
    const key = await crypto.subtle.importKey(
      'jwk',
      { kty: 'OKP', crv: 'Ed25519', x: public_key },
      'Ed25519',
      false,
      ['verify'],
    );
    const { fromTokenText } = await import('@/backend/contract/tickets/token');
    const read = fromTokenText(boughtTicket.token);
    if (!read) throw new Error('no token');
    const { facts, signature } = read;
    expect(facts).toEqual({ eventId: event.id, ticketId: boughtTicket.id, version: 1 });
    expect(await crypto.subtle.verify('Ed25519', key, signature, factBytes(facts))).toBe(true);
    expect(await crypto.subtle.verify('Ed25519', key, signature, factBytes({ ...facts, version: 2 }))).toBe(
      false,
    );
  });

  test('the earlier of two scans by offline phones is admitted by corrected time, whichever arrives first', async () => {
    const [slow, fast] = [await phone('慢钟', -10 * MINUTE), await phone('快钟', 10 * MINUTE)];
    const { token, id } = await ticket();
    const now = world.context.now().getTime();
    // The phone with the slow clock really scanned five minutes ago, the one with the fast clock three minutes ago.
    const early = { code: token, id: randomUUID(), at: new Date(now - 5 * MINUTE - 10 * MINUTE) };
    const late = { code: token, id: randomUUID(), at: new Date(now - 3 * MINUTE + 10 * MINUTE) };
    expect(results(await fast.sync([late]))).toEqual(['admitted']);
    expect(results(await slow.sync([early]))).toEqual(['admitted']);
    const [notified] = (await fast.sync([late])).verdicts;
    expect(notified).toMatchObject({ result: 'used', first: { device: '慢钟' } });
    // Sent twice, it is one scan.
    expect(results(await slow.sync([early]))).toEqual(['admitted']);
    const rows = await world.sql`select result from scans where ticket_id = ${id} order by at`;
    expect(rows.map((row) => row.result)).toEqual(['admitted', 'used']);
  });

  test('a phone’s list has only what a gate may see, and later only changes', async () => {
    const gate = await phone('四号');
    const boughtTicket = await ticket();
    const first = await gate.sync();
    const shown = first.tickets.find(({ id }) => id === boughtTicket.id);
    expect(shown).toMatchObject({
      name: '陈默',
      letters: 'chen mo',
      answers: [{ label: '忌口', answer: '花生' }],
      is_allowed: true,
    });
    expect(JSON.stringify(first.tickets)).not.toContain('example.org');
    world.move(MINUTE);
    const later = await gate.sync([], (await gate.sync()).cursor);
    expect(later.tickets).toEqual([]);
    await completeTransfer(world.context, ann, { id: boughtTicket.id, name: '本', email: 'b@example.org' });
    expect((await gate.sync([], later.cursor)).tickets).toMatchObject([
      { id: boughtTicket.id, version: 2, name: '本' },
    ]);
  });

  test('a check-in can be undone for ten minutes, and a forced entry is admitted with its reason', async () => {
    const gate = await phone('五号');
    const { token } = await ticket();
    const id = randomUUID();
    await gate.sync([{ code: token, id }]);
    await undoScan(world.context, { token: gate.token, scan_id: id });
    expect(results(await gate.sync([{ code: token }]))).toEqual(['admitted']);
    expect(results(await gate.sync([{ code: token, is_forced: true, reason: '忘带证件' }]))).toEqual([
      'admitted',
    ]);
    const [forced] = await world.sql`select result, reason from scans where is_forced`;
    expect(forced).toEqual({ result: 'admitted', reason: '忘带证件' });
    const other = randomUUID();
    await gate.sync([{ code: (await ticket()).token, id: other }]);
    world.move(11 * MINUTE);
    expect(await refusalOf(undoScan(world.context, { token: gate.token, scan_id: other }))).toBe(
      'wrongState',
    );
  });

  test('a join key admits one phone, and a revoked phone has no access', async () => {
    const gate = await phone('六号');
    expect(await refusalOf(joinGate(world.context, '198.18.0.9', gate.join_key))).toBe('notFound');
    await revokeGateDevice(world.context, organiser, { activity_id: event.id, id: gate.id, ...zh });
    expect(await refusalOf(gate.sync())).toBe('sessionExpired');
  });
});
