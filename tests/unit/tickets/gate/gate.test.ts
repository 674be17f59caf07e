/** @jest-environment node */
import { code, key, world } from './phone-world';
import { rollWith, ticketWith } from './rolls';

test('without a network a phone judges by its list, and its scans survive a restart', async () => {
  const { at, disk, open, sent } = world();
  at.isOnline = false;
  const phone = open();
  await phone.start();
  expect((await phone.scan(code(1)))?.result).toBe('admitted');
  expect(disk.queue).toMatchObject([{ id: 'scan-1', ticketId: 1, result: 'admitted' }]);

  const again = open();
  await again.start();
  expect((await again.scan(code(1)))?.result).toBe('used');
  at.isOnline = true;
  await again.sync();
  const last = sent.findLast(({ scans = [] }) => scans.length > 0);
  expect(last?.scans?.map(({ id, result }) => [id, result])).toEqual([
    ['scan-1', 'admitted'],
    ['scan-2', 'used'],
  ]);
  expect(disk.queue).toEqual([]);
});

test('with a network the server’s verdict is used before a visitor is admitted', async () => {
  const { answers, open } = world();
  const phone = open();
  await phone.start();
  const first = { time: '2026-12-05T05:30:00Z', list: '东门', device: '南门一号' };
  answers.push({
    verdicts: [{ id: 'scan-1', result: 'used', ticket_id: 1, name: '陈默', type_name: '正式票', first }],
  });
  expect(await phone.scan(code(1))).toMatchObject({ result: 'used', first, ticket: { name: '陈默' } });
  expect(phone.state.log).toMatchObject([{ id: 'scan-1', result: 'used', firstTime: first.time }]);
});

test('a server that does not answer does not delay the visitor', async () => {
  const { open, at } = world();
  const phone = open();
  await phone.start();
  const { calls } = Reflect.get(phone, 'parts') as { calls: { sync: unknown } };
  calls.sync = () => new Promise(() => undefined);
  expect((await phone.scan(code(1)))?.result).toBe('admitted');
  expect(at.isOnline).toBe(true);
});

test('back online a report counts merged scans, second scans, and changes the list did not have', async () => {
  const two = ticketWith({ id: 2, code: 'SECOND22', name: '林见山' });
  const roll = rollWith({ publicKey: key, tickets: [ticketWith(), two] });
  const { at, answers, open } = world({ roll });
  at.isOnline = false;
  const phone = open();
  await phone.start();
  await phone.scan(code(1));
  at.clock += 23 * 60_000;
  at.isOnline = true;
  const first = { time: '2026-12-05T05:37:00Z', list: '东门', device: '南门一号' };
  answers.push({
    verdicts: [{ id: 'scan-1', result: 'used', ticket_id: 1, name: '陈默', type_name: '正式票', first }],
    tickets: [
      ticketWith({ checked_in: { time: first.time, device: first.device } }),
      { ...two, state: 'refunded' },
      ticketWith({ id: 3, code: 'THIRD333', name: '新来的' }),
    ],
  });
  await phone.sync();
  expect(phone.state.report).toMatchObject({
    merged: 1,
    admitted: 1,
    twice: [{ code: '8F3K2A7B', name: '陈默', first }],
    withdrawn: ['林见山'],
    added: 1,
  });
  phone.closeReport();
  expect(phone.state.report).toBeNull();
});

test('a ticket that was refunded and still scanned is reported as refused, not as withdrawn', async () => {
  const { at, answers, open } = world();
  at.isOnline = false;
  const phone = open();
  await phone.start();
  await phone.scan(code(1));
  at.isOnline = true;
  const verdict = { id: 'scan-1', ticket_id: 1, name: '陈默', type_name: '正式票', first: null };
  answers.push({
    verdicts: [{ ...verdict, result: 'void' }],
    tickets: [ticketWith({ state: 'refunded' })],
  });
  await phone.sync();
  expect(phone.state.report).toMatchObject({ refused: [{ name: '陈默', result: 'void' }], withdrawn: [] });
});

test('a short time offline without anything to report shows no report', async () => {
  const { at, open } = world();
  at.isOnline = false;
  const phone = open();
  await phone.start();
  await phone.scan(code(1));
  at.clock += 60_000;
  at.isOnline = true;
  await phone.sync();
  expect(phone.state).toMatchObject({ report: null, isOnline: true, offlineSince: null, queue: [] });
});

test('an undone scan is removed if it was never sent, and also undone on the server if it may have arrived', async () => {
  const { at, open, sent, undone } = world();
  at.isOnline = false;
  const phone = open();
  await phone.start();
  await phone.scan(code(1));
  await phone.sync();
  expect(await phone.undo('scan-1')).toBe(true);
  expect((await phone.scan(code(1)))?.result).toBe('admitted');
  at.isOnline = true;
  await phone.sync();
  expect(sent.at(-1)?.scans?.length ?? 0).toBeLessThanOrEqual(2);
  expect(undone).toEqual(['scan-1']);
  expect(phone.state).toMatchObject({ queue: [], undos: [] });
});

test('scans at one moment, and an answer that comes between them, lose none of each other', async () => {
  const roll = rollWith({ publicKey: key, tickets: [ticketWith(), ticketWith({ id: 2, code: 'SECOND22' })] });
  const { at, disk, open } = world({ roll });
  at.isOnline = false;
  const phone = open();
  await phone.start();
  // Checking a signature takes a moment, typed letters do not.
  await Promise.all([phone.scan(code(1)), phone.scan('SECOND22', { isTyped: true })]);
  expect(disk.queue.map(({ ticketId }) => ticketId).toSorted()).toEqual([1, 2]);
  expect(phone.state.log).toHaveLength(2);
  at.isOnline = true;
  const scanned = phone.scan(code(1));
  await phone.sync();
  await scanned;
  await phone.sync();
  expect(disk.queue).toEqual([]);
});

test('undoing an entry on the server keeps the scans made while it was asked', async () => {
  const roll = rollWith({ publicKey: key, tickets: [ticketWith(), ticketWith({ id: 2, code: 'SECOND22' })] });
  const { open } = world({ roll });
  const phone = open();
  await phone.start();
  await phone.scan(code(1));
  const undone = phone.undo('scan-1');
  await phone.scan('SECOND22', { isTyped: true });
  expect(await undone).toBe(true);
  expect(phone.state.log.map(({ id, isUndone }) => [id, isUndone])).toEqual([
    ['scan-2', false],
    ['scan-1', true],
  ]);
});

test('a forced entry needs a reason, which is sent to the server', async () => {
  const roll = rollWith({ publicKey: key, tickets: [ticketWith({ state: 'refunded' })] });
  const { open, sent } = world({ roll });
  const phone = open();
  await phone.start();
  expect((await phone.scan('8F3K2A7B', { isTyped: true, reason: '主办方的客人' }))?.result).toBe('admitted');
  expect(sent.at(-1)?.scans).toMatchObject([{ is_forced: true, reason: '主办方的客人', code: '8F3K2A7B' }]);
});

test.each([
  ['one it no longer has, in small letters with a blank', 'old5 old5', 'moved', 'OLD5OLD5'],
  ['the last letters of one it no longer has', 'd5old5', 'moved', 'OLD5OLD5'],
  ['its own, in full width', '８Ｆ３Ｋ－２Ａ７Ｂ', 'admitted', '8F3K2A7B'],
  ['the last letters of its own', '2a7b', 'admitted', '8F3K2A7B'],
  ['letters that two codes end with', 'same', 'fake', 'SAME'],
])('a typed code is completed, where possible, before it is sent: %s', async (_, typed, result, code) => {
  const tickets = [
    ticketWith({ version: 2, former_codes: ['OLD5OLD5', '2222SAME'] }),
    ticketWith({ id: 2, code: '3333SAME' }),
  ];
  const { open, sent } = world({ roll: rollWith({ publicKey: key, tickets }) });
  const phone = open();
  await phone.start();
  expect((await phone.scan(typed, { isTyped: true }))?.result).toBe(result);
  await phone.sync();
  const scans = sent.flatMap((request) => request.scans ?? []);
  expect(scans.map((scan) => [scan.code, scan.result])).toEqual([[code, result]]);
});
