import type { CallOutput } from '@/backend/contract/calls';
import {
  clockChange,
  instantOfTime,
  offsetName,
  sentTime,
  timeOf,
  typedTime,
} from '@/lib/hosting/form/clock';
import { inZone } from '@/lib/hosting/form/change-zone';
import { emptyDocument, emptyTicket } from '@/lib/hosting/form/empty';

const NEW_YORK = 'America/New_York';
/** The first Sunday of November 2026, when clocks go back from two o’clock to one. */
const AUTUMN = '2026-11-01T01:30';
/** The second Sunday of March 2027, when clocks go forward from two o’clock to three. */
const SPRING = '2027-03-14T02:30';

test('a time that clocks show twice has the chosen offset, and means that instant', () => {
  const choices = [`${AUTUMN}-04:00`, `${AUTUMN}-05:00`];
  expect(clockChange(AUTUMN, NEW_YORK)).toEqual({ kind: 'twice', choices });
  expect(typedTime(AUTUMN, NEW_YORK)).toBe(choices[0]);
  expect(choices.map((time) => sentTime(time, NEW_YORK))).toEqual(choices);
  expect(choices.map((time) => instantOfTime(time, NEW_YORK).toISOString())).toEqual([
    '2026-11-01T05:30:00.000Z',
    '2026-11-01T06:30:00.000Z',
  ]);
  expect(choices.map(offsetName)).toEqual(['UTC-4', 'UTC-5']);
  expect(timeOf('2026-11-01T06:30:00Z', NEW_YORK)).toBe(choices[1]);
  expect(instantOfTime(choices[1] ?? '', NEW_YORK) > instantOfTime(choices[0] ?? '', NEW_YORK)).toBe(true);
});

test('a time that clocks skip is sent as the time that much later', () => {
  expect(clockChange(SPRING, NEW_YORK)).toEqual({ kind: 'skipped', instead: '2027-03-14T03:30' });
  expect(typedTime(SPRING, NEW_YORK)).toBe(SPRING);
  expect(sentTime(SPRING, NEW_YORK)).toBe('2027-03-14T03:30');
});

test.each(['2026-11-01T00:59', '2026-11-01T02:00', '2027-03-14T03:00', '2026-07-01T01:30', ''])(
  '"%s" is neither skipped nor shown twice',
  (time) => {
    expect(clockChange(time, NEW_YORK)).toBeNull();
    expect(typedTime(time, NEW_YORK)).toBe(time);
    expect(sentTime(time, NEW_YORK)).toBe(time);
  },
);

describe('changing the time zone of an event', () => {
  const setup: CallOutput<'hostingSetup'> = {
    may_host: true,
    mode: 'open',
    organiser: null,
    is_named: true,
    payment_methods: ['manual'],
    currencies: [{ code: 'CNY', digits: 2 }],
  };
  const empty = emptyDocument(setup, 0);
  const document = {
    ...empty,
    start_time: '2026-11-01T14:30',
    end_time: '2026-11-01T18:00',
    time_zone: 'Asia/Tokyo',
    tickets: [
      {
        ...emptyTicket(empty, 'zh-Hans', '票'),
        sale_opens: '2026-10-01T09:00',
        steps: [{ price: 100, until: '2026-10-20T00:00' }],
      },
    ],
  };
  const timesOf = ({ start_time, end_time, tickets }: ReturnType<typeof inZone>) => [
    start_time,
    end_time,
    tickets?.[0]?.sale_opens,
    tickets?.[0]?.sale_closes,
    tickets?.[0]?.steps[0]?.until,
  ];

  test('can keep the times that clocks show', () => {
    expect(timesOf(inZone(document, NEW_YORK, 'clock'))).toEqual([
      '2026-11-01T14:30',
      '2026-11-01T18:00',
      '2026-10-01T09:00',
      '',
      '2026-10-20T00:00',
    ]);
  });

  test('can keep the instants, with the right offset for an hour that is shown twice', () => {
    expect(timesOf(inZone(document, NEW_YORK, 'instant'))).toEqual([
      `${AUTUMN}-04:00`,
      '2026-11-01T04:00',
      '2026-09-30T20:00',
      '',
      '2026-10-19T11:00',
    ]);
  });
});
