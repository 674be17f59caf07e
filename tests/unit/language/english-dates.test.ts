import { readFileSync } from 'node:fs';
import { daySpan } from '@/lib/landings/day-span';
import { localDates } from '@/lib/desk/records/local-dates';
import { otherDateForms } from '@/tests/support/english-dates';

test('every other form of a date is detected', () => {
  const others = ['Nov 22, 2026', 'November 22', '2026-11-22', '2026/11/22', '11/22', '22 Nov, 2026'];
  for (const text of others) expect(otherDateForms(`<p>On <b>${text}</b>.</p>`)).not.toEqual([]);
  for (const text of [
    '22 Nov 2026, 14:52',
    '22 November 2026',
    '22 Nov',
    'May 10:00',
    '24/7',
    'December 2026',
    '<code>2026-11-22</code>',
  ])
    expect(otherDateForms(`<p>${text}</p>`)).toEqual([]);
});

test('the English interface texts have no date of another form', () => {
  expect(otherDateForms(readFileSync('messages/en.json', 'utf8'))).toEqual([]);
});

test('the days of a landing page name a shared month once', () => {
  const of = (starts: string, ends: string | null) =>
    (['zh-Hans', 'en'] as const).map((locale) => {
      const { first, last } = daySpan(starts, ends, locale);
      return `${first}–${last}`;
    });
  expect(of('2026-12-05 10:00:00', '2026-12-06 18:00:00')).toEqual(['12/05–06', '5–6 Dec']);
  expect(of('2026-11-30 10:00:00', '2026-12-02 18:00:00')).toEqual(['11/30–12/02', '30 Nov–2 Dec']);
  expect(of('2026-12-05 10:00:00', null)).toEqual(['12/05–', '5 Dec–']);
});

test('times in the line of a record are in the form of the page', () => {
  expect(localDates('#4 2025-11-16 – 2025-11-22', 'en')).toBe('#4 16 Nov 2025 – 22 Nov 2025');
  expect(localDates('2025-11-16 01:46:00', 'zh-Hans')).toBe('2025/11/16 01:46');
});
