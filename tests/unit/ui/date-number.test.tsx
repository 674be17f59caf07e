import { render } from '@testing-library/react';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SideRow } from '@/components/side-lists/side-row';
import { DateNumber } from '@/components/ui/dates/date-number';

beforeAll(() => jest.useFakeTimers({ now: Date.parse('2026-11-20T14:52:00+08:00') }));
afterAll(() => jest.useRealTimers());

const shown = (day: string, locale: 'zh-Hans' | 'en') =>
  render(<DateNumber day={day} locale={locale} />).container.textContent;

test('a day of this year is shown without the year, any other with it', () => {
  expect(shown('2026-12-05', 'zh-Hans')).toBe('12/05');
  expect(shown('2027-01-12', 'zh-Hans')).toBe('01/12 2027');
  expect(shown('2015-12-21T10:00:00+08:00', 'en')).toBe('21 Dec 2015');
});

test('the date of an event in a side list follows the same rule', () => {
  const event = { id: 1, title: '夜谈', lang: 'zh-Hans' as const, href: '/events/1', lead: '01/12' };
  const row = (leadYear: string) =>
    render(
      <SideRow
        item={{ ...event, leadYear }}
        locale="zh-Hans"
        leadAs="date"
        languages={{ chinese: '', english: '' }}
      />,
    ).container;
  expect(row('2027').textContent).toBe('01/12 2027夜谈');
  expect(row('').textContent).toBe('01/12夜谈');
});

/** Files that write days without the year, because the year is shown elsewhere. */
const WITHOUT_YEAR = [
  ...['components/ui/dates/date-number.tsx', 'components/stories/day/day-number.tsx', 'lib/events/words.ts'],
  // Pictures with the year in a note.
  ...['lib/landings/card.ts', 'lib/stories/day-ledger.ts'],
  // Axes of charts, whose ends have the year.
  ...['components/data/series/series-chart.tsx', 'components/data/series/series-in-text.tsx'],
  ...['components/hosting/event/overview/sales-chart.tsx', 'components/writing/own/numbers.tsx'],
  'components/hosting/event/overview/views-section.tsx',
  // Cells of the calendar, above a list with whole dates.
  'components/events/calendar-week.tsx',
  // The date of today.
  'components/desk/overview/overview.tsx',
  // Days of one event, whose page starts with the year.
  ...['lib/landings/day-span.ts', 'components/landings/drawings/score-drawing.tsx'],
  'components/landings/drawings/dots-drawing.tsx',
  ...[
    'components/landings/sections/agenda/agenda-section.tsx',
    'components/landings/sections/stops-section.tsx',
  ],
  ...['components/landings/sections/speaker.tsx', 'lib/landings/session-time.ts'],
  // The parts of an event's time; all uses are in the files above.
  'lib/events/time.ts',
];

test('no other file writes a day without its year', () => {
  const files = execFileSync('git', ['ls-files', 'app', 'components', 'lib'], { encoding: 'utf8' }).split(
    '\n',
  );
  const dayWriters = files.filter(
    (file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes("'monthDay'"),
  );
  expect(dayWriters.toSorted()).toEqual(WITHOUT_YEAR.toSorted());
});
