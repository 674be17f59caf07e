/** @jest-environment node */
import { isOtherList } from '@/lib/tickets/gate/merge';
import { NO_SCANS } from '@/lib/tickets/gate/store';
import { code, key, world } from './phone-world';
import { DOOR, rollWith, ticketWith } from './rolls';

test('a phone that was removed shows no list, but keeps the scans it has not sent', async () => {
  const { at, open, disk, shut: close } = world();
  at.isOnline = false;
  const phone = open();
  await phone.start();
  await phone.scan(code(1));
  at.isOnline = true;
  close('sessionExpired');
  await phone.sync();
  expect(phone.state.phase).toBe('shut');
  expect(disk.queue).toHaveLength(1);
  await phone.leave();
  expect(disk).toEqual(NO_SCANS);
});

test('when a check-in list changes its ticket types, the whole list is read again', async () => {
  const { answers, open, sent } = world();
  const phone = open();
  await phone.start();
  answers.push({ list: { ...DOOR, ticket_type_ids: [5] } }, { list: { ...DOOR, ticket_type_ids: [5] } });
  await phone.sync();
  expect(sent.slice(-2).map(({ cursor }) => cursor)).toEqual(['c', undefined]);
});

test('tickets of test mode leave the phone once test mode is over, and their codes are refused without a network', async () => {
  const tickets = [ticketWith(), ticketWith({ id: 2, code: 'TEST2222', name: '演练的', is_test: true })];
  const { at, answers, disk, open } = world({ roll: rollWith({ publicKey: key, tickets }) });
  const phone = open();
  answers.push({ tickets, is_in_test_mode: true });
  await phone.start();
  expect(phone.ticketOf(2)).not.toBeNull();
  answers.push({ is_in_test_mode: false });
  await phone.sync();
  expect(disk.roll?.tickets.map(({ id }) => id)).toEqual([1]);
  at.isOnline = false;
  expect((await phone.scan(code(2)))?.result).toBe('fake');
  expect((await phone.scan('TEST2222', { isTyped: true }))?.result).toBe('fake');
  expect((await phone.scan(code(3)))?.result).toBe('admitted');
  const again = open();
  await again.start();
  expect((await again.scan(code(2)))?.result).toBe('fake');
});

test('a whole list replaces the one before: what it lacks was deleted, unless it never had a code', async () => {
  const tickets = [
    ticketWith(),
    ticketWith({ id: 2, code: 'GONE2222' }),
    ticketWith({ id: 3, code: 'HELD3333', state: 'reserved' }),
  ];
  const { at, answers, disk, open } = world({ roll: rollWith({ publicKey: key, tickets }) });
  answers.push({ tickets: [ticketWith()] });
  const phone = open();
  await phone.start();
  expect(disk.roll).toMatchObject({ tickets: [{ id: 1 }], deletedIds: [2] });
  at.isOnline = false;
  expect((await phone.scan(code(2)))?.result).toBe('fake');
  expect((await phone.scan(code(3)))?.result).toBe('admitted');
});

test('a list that an older page stored is read again once, and one of an older server is not', async () => {
  const { ticket_type_ids: _, ...list } = DOOR;
  expect(isOtherList(rollWith({ list }), { list: DOOR })).toBe(true);
  expect(isOtherList(rollWith(), { list: DOOR })).toBe(false);
  expect(isOtherList(rollWith({ list }), { list })).toBe(false);
});

test('a phone that leaves its list while an answer is on its way has nothing of it afterwards', async () => {
  const { disk, open } = world();
  const phone = open();
  await phone.start();
  const syncing = phone.sync();
  await phone.leave();
  await syncing;
  expect(disk).toEqual(NO_SCANS);
  expect(phone.state).toMatchObject({ phase: 'unjoined', roll: null });
});

test('a phone does not join another list while scans wait for the network', async () => {
  const { at, disk, open, joined } = world();
  at.isOnline = false;
  const phone = open();
  await phone.start();
  await phone.scan(code(1));
  await phone.join('another-key');
  expect(phone.state.joining).toBe('unanswered');
  expect(joined).toEqual([]);
  expect(disk.queue).toHaveLength(1);
});
