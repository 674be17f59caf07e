/** @jest-environment node */
import { barOf, checkInBars, highestBar } from '@/lib/hosting/check-in-bars';
import { readAgenda } from '@/lib/hosting/form/agenda-lines';
import {
  addsUp,
  awayMinutes,
  type HomeNumbers,
  overviewOrder,
  overviewTitle,
  salesByDay,
  seatSquares,
} from '@/lib/hosting/overview';
import { sumByCurrency } from '@/lib/hosting/sums';

const START = Date.parse('2026-12-05T06:00:00Z');
const EVENT = { status: 'published', is_ended: false, start_time: '2026-12-05T14:00:00+08:00' } as const;
const HOME: HomeNumbers = {
  seats: { seats: 240, checked_in: 168, paid: 55, held: 0, unsold: 17 },
  to_confirm: 0,
  to_approve: 0,
  waiting: 0,
  types: [],
  sales: [],
  check_ins: [],
  remarks: [],
  gate: null,
  income: [],
  refunded: [],
  to_pay_out: 0,
  to_pay_back: [],
  to_return: [],
};

test.each([
  ['running', EVENT, HOME, START + 1, 'running'],
  ['a transfer to confirm before it begins', EVENT, { ...HOME, to_confirm: 2 }, START - 1, 'toConfirm'],
  ['selling', EVENT, HOME, START - 86_400_000, 'selling'],
  ['over', { ...EVENT, is_ended: true }, HOME, START + 1, 'ended'],
  ['a draft', { ...EVENT, status: 'draft' as const }, HOME, START, 'draft'],
])('the title of the overview is the most important fact: %s', (_, event, home, now, key) => {
  expect(overviewTitle(event, home, now).key).toBe(key);
});

test('sales come first before the event, check-ins on the day, and money afterwards', () => {
  expect(overviewOrder(EVENT, START - 86_400_000)[0]).toBe('sales');
  expect(overviewOrder(EVENT, START - 3_600_000)[0]).toBe('checkIns');
  expect(overviewOrder({ ...EVENT, is_ended: true }, START + 86_400_000)[0]).toBe('money');
});

test('a gate is away when it has not synchronised for minutes, unless it is closed', () => {
  const door = { id: 1, name: '南门', list: '入场', admitted: 71, is_over: false };
  const synced = (minutes: number) => new Date(START - minutes * 60_000).toISOString();
  expect(awayMinutes({ ...door, last_sync: synced(6) }, START)).toBe(6);
  expect(awayMinutes({ ...door, last_sync: synced(2) }, START)).toBeNull();
  expect(awayMinutes({ ...door, last_sync: null }, START)).toBeNull();
  expect(awayMinutes({ ...door, last_sync: synced(6), is_over: true }, START)).toBeNull();
});

test('the start is in the bar of its five minutes; of equally high bars the first is the highest', () => {
  const from = (minutes: number) => new Date(START + minutes * 60_000).toISOString();
  const checkIns = [-5, 0, 10].map((minutes, at) => ({ from: from(minutes), count: at === 0 ? 2 : 7 }));
  const chart = checkInBars(checkIns, 'Asia/Shanghai', START, 'zh-Hans');
  expect(barOf(chart, START + 60_000)).toBe(1);
  expect(barOf(chart, START + 15 * 60_000)).toBeNull();
  expect(highestBar(chart.bars)).toBe(1);
});

test('numbers of seats that do not add up are detected', () => {
  expect(addsUp(HOME.seats)).toBe(true);
  expect(addsUp({ ...HOME.seats, held: 1 })).toBe(false);
  expect(addsUp({ ...HOME.seats, held: 18, unsold: -1 })).toBe(false);
});

test('with more than 600 seats each square stands for ten', () => {
  expect(seatSquares(HOME.seats)).toMatchObject({
    each: 1,
    squares: [{ count: 168 }, { count: 55 }, { count: 0 }, { count: 17 }],
  });
  expect(seatSquares({ seats: 900, checked_in: 0, paid: 1, held: 0, unsold: 899 })).toMatchObject({
    each: 10,
    squares: [{ count: 0 }, { count: 1 }, { count: 0 }, { count: 90 }],
  });
});

test('days without a sale are shown between days with one', () => {
  const sale = (day: string, ticket_type_id: number) => ({
    day,
    ticket_type_id,
    tickets: 2,
    amount: 0,
    currency: 'CNY',
  });
  const sales = [sale('2026-11-30', 1), sale('2026-12-02', 1), sale('2026-12-02', 2)];
  expect(salesByDay(sales).map(({ tickets }) => tickets)).toEqual([2, 0, 4]);
  expect(salesByDay(sales, 2).map(({ tickets }) => tickets)).toEqual([0, 0, 2]);
});

test('check-ins are shown in the event’s time zone, with empty bars and the current one', () => {
  const at = (minutes: number) => new Date(START + minutes * 60_000).toISOString();
  const { unit, bars } = checkInBars(
    [
      { from: at(0), count: 3 },
      { from: at(10), count: 1 },
    ],
    'Asia/Shanghai',
    START + 11 * 60_000,
    'zh-Hans',
  );
  expect(unit).toBe('minutes');
  expect(bars).toMatchObject([
    { clock: '14:00', count: 3, isNow: false },
    { clock: '14:05', count: 0, isNow: false },
    { clock: '14:10', count: 1, isNow: true },
  ]);
});

test('check-ins of several days are counted by the hour of each day, from the first one on', () => {
  const from = (time: string, count: number) => ({ from: new Date(time).toISOString(), count });
  const { unit, bars } = checkInBars(
    [
      from('2026-12-05T09:25:00+05:30', 3),
      from('2026-12-05T09:55:00+05:30', 2),
      from('2026-12-05T11:00:00+05:30', 1),
      from('2026-12-07T08:30:00+05:30', 4),
    ],
    'Asia/Kolkata',
    Date.parse('2026-12-07T08:59:00+05:30'),
    'en',
  );
  expect(unit).toBe('hours');
  expect(bars.map(({ clock, count, isNow }) => [clock.replace(' 2026', ''), count, isNow])).toEqual([
    ['5 Dec, 09:00', 5, false],
    ['5 Dec, 10:00', 0, false],
    ['5 Dec, 11:00', 1, false],
    ['7 Dec, 08:00', 4, true],
  ]);
});

test('currencies are never added to each other', () => {
  const sums = [
    { currency: 'CNY', amount: 5 },
    { currency: 'USD', amount: 1 },
    { currency: 'CNY', amount: 2 },
  ];
  expect(sumByCurrency(sums)).toEqual([
    { currency: 'CNY', amount: 7 },
    { currency: 'USD', amount: 1 },
  ]);
  expect(sumByCurrency([{ currency: 'JPY', amount: 0 }])).toEqual([{ currency: 'JPY', amount: 0 }]);
});

test('a pasted schedule becomes times and titles', () => {
  expect(readAgenda('13：30\t签到\n14:00 - 15:00, 抵押折扣率\n\n自由交流')).toEqual([
    { time: '13:30', title: '签到' },
    { time: '14:00–15:00', title: '抵押折扣率' },
    { time: '', title: '自由交流' },
  ]);
});
