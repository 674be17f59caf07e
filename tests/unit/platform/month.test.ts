import { daysOf, isMonth, monthName, shiftMonth, weekdayNames, weeksOf } from '@/lib/platform/dates/month';

describe('a month', () => {
  it('is laid out in weeks from Monday', () => {
    const weeks = weeksOf('2026-12');
    expect(weeks[0]).toEqual([
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ]);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter(Boolean)).toEqual(daysOf('2026-12'));
  });

  it('knows leap years', () => {
    expect(daysOf('2028-02')).toHaveLength(29);
    expect(daysOf('2026-02')).toHaveLength(28);
  });

  it('can be shifted over the end of a year', () => {
    expect(shiftMonth('2026-12', 1)).toBe('2027-01');
    expect(shiftMonth('2026-01', -1)).toBe('2025-12');
  });

  it.each([
    ['2026-12', true],
    ['2026-13', false],
    ['2026-00', false],
    ['0000-01', false],
  ])('%s is a month: %s', (value, is) => {
    expect(isMonth(value)).toBe(is);
  });

  it('has names in the reader’s language', () => {
    expect(monthName('2026-12', 'zh-Hans')).toBe('2026年12月');
    expect(monthName('2026-12', 'en')).toBe('December 2026');
    expect(weekdayNames('zh-Hans')[0]).toBe('周一');
    expect(weekdayNames('en')[6]).toBe('Sun');
  });
});
