import { verdictOf, type Reading } from '@/lib/tickets/gate/verdict-of';
import { type GateTicket, indexRoll, type QueuedScan, type Roll } from '@/lib/tickets/gate/roll';
import { DOOR, rollWith, scanWith, ticketWith } from './rolls';

const AT = Date.parse('2026-12-05T06:00:00Z');
const signed = (more: object = {}): Reading => ({ facts: { eventId: 7, ticketId: 1, version: 1, ...more } });

function say(
  reading: Reading,
  {
    ticket = {},
    list = {},
    queue = [],
    kind = 'entry',
  }: {
    ticket?: Partial<GateTicket>;
    list?: Partial<Roll['list']>;
    queue?: QueuedScan[];
    kind?: 'entry' | 'exit';
  } = {},
) {
  const roll = rollWith({ list: { ...DOOR, ...list }, tickets: [ticketWith(ticket)] });
  return verdictOf(roll, indexRoll(roll.tickets), reading, kind, AT, queue);
}

test.each<[string, Reading, Parameters<typeof say>[1], string]>([
  ['a good one', signed(), {}, 'admitted'],
  ['one of another event', signed({ eventId: 8 }), {}, 'other'],
  ['the code of who handed it on', signed(), { ticket: { version: 2 } }, 'moved'],
  ['one that was paid back', signed(), { ticket: { state: 'refunded' } }, 'void'],
  ['one that is about to be paid back', signed(), { ticket: { state: 'refunding' } }, 'void'],
  ['one that was cancelled', signed(), { ticket: { state: 'cancelled' } }, 'void'],
  ['one that is not paid', signed(), { ticket: { state: 'reserved' } }, 'unpaid'],
  ['one of a type this door does not let in', signed(), { ticket: { is_allowed: false } }, 'other'],
  ['one before the doors open', signed(), { list: { opens: '2026-12-05T06:00:01Z' } }, 'early'],
  ['one as the doors open', signed(), { list: { opens: '2026-12-05T06:00:00Z' } }, 'admitted'],
  ['one after the doors closed', signed(), { list: { closes: '2026-12-05T05:59:59Z' } }, 'closed'],
  [
    'one of a type this door never let in, after it closed',
    signed(),
    { ticket: { is_allowed: false }, list: { closes: '2026-12-05T05:59:59Z' } },
    'other',
  ],
  ['letters that are on no ticket', { typed: 'ZZZZZZZZ' }, {}, 'fake'],
  ['something that nobody signed', { typed: '' }, {}, 'fake'],
  ['letters as they are printed', { typed: ' 8f3k-2a7b ' }, {}, 'admitted'],
  ['the last four of them', { typed: '2a7b' }, {}, 'admitted'],
  ['the last three of them', { typed: 'a7b' }, {}, 'fake'],
  ['a visitor who goes out', signed(), { kind: 'exit' }, 'left'],
])('%s', (_, reading, conditions, result) => {
  expect(say(reading, conditions).result).toBe(result);
});

test('a second scan gives the time, list and phone of the first', () => {
  const came = { time: '2026-12-05T05:52:00Z', device: '南门一号' };
  expect(say(signed(), { ticket: { checked_in: came } })).toMatchObject({
    result: 'used',
    first: { ...came, list: '东门' },
  });
});

test('scans on this phone that are not sent yet count as well, unless they were undone', () => {
  expect(say(signed(), { queue: [scanWith()] })).toMatchObject({
    result: 'used',
    first: { time: '2026-12-05T05:40:00.000Z', device: '东门一号' },
  });
  expect(say(signed(), { queue: [scanWith({ isUndone: true })] }).result).toBe('admitted');
  expect(say(signed(), { queue: [scanWith({ result: 'early' })] }).result).toBe('admitted');
});

test('a visitor who left is admitted again where the list allows it', () => {
  const queue = [scanWith(), scanWith({ id: 'two', kind: 'exit', result: 'left' })];
  expect(say(signed(), { queue, list: { allows_reentry: true } }).result).toBe('admitted');
  expect(say(signed(), { queue }).result).toBe('used');
});

test('a ticket issued after the list was read is admitted by its signature, but only once', () => {
  const late = signed({ ticketId: 99 });
  expect(say(late)).toMatchObject({ result: 'admitted', ticket: null, isUnlisted: true });
  expect(say(late, { queue: [scanWith({ ticketId: 99 })] }).result).toBe('used');
  expect(say(late, { list: { opens: '2026-12-05T07:00:00Z' } }).result).toBe('early');
});

test('four letters that end two codes match no ticket', () => {
  const roll = rollWith({ tickets: [ticketWith(), ticketWith({ id: 2, code: 'QQQQ2A7B' })] });
  const say2 = (typed: string) => verdictOf(roll, indexRoll(roll.tickets), { typed }, 'entry', AT, []).result;
  expect([say2('2A7B'), say2('QQQQ2A7B')]).toEqual(['fake', 'admitted']);
});
