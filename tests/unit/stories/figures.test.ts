import { readingMinutes } from '@/lib/stories/reading-minutes';
import { inReaderUnit } from '@/lib/data/reader-unit';
import { latestFigure } from '@/lib/data/latest-figure';
import { seriesFigure } from '@/lib/data/series-figure';
import { formatMoney } from '@/lib/platform/numbers/money';
import { weekdayName } from '@/lib/platform/dates/weekday';

const at = (value: number, unit: string) => ({
  unit,
  points: [
    { at: '', value: 0 },
    { at: '', value },
  ],
});

describe('the figure of a series', () => {
  it('prints three significant figures', () => {
    expect(seriesFigure(3120.3, { unit: '亿美元' })).toEqual({ figure: '3,120', unit: '亿美元' });
    expect(seriesFigure(4.12, { unit: '亿美元' }, true).figure).toBe('+4.12');
  });

  it('prints hundreds of millions in English in millions or billions, the same for a whole series', () => {
    const english = (value: number) => {
      const { unit, points } = inReaderUnit(at(value, 'US$100m'), 'en');
      return seriesFigure(points.at(-1)?.value ?? 0, { unit }, true);
    };
    expect(english(4.12)).toEqual({ figure: '+$412m', unit: '' });
    expect(english(3120)).toEqual({ figure: '+$312bn', unit: '' });
    expect(english(-116)).toEqual({ figure: '\u2212$11.6bn', unit: '' });
    expect(inReaderUnit(at(4.12, 'US$100m'), 'zh-Hans').unit).toBe('US$100m');
  });

  it('is a dash for a series without points, not a zero', () => {
    expect(latestFigure({ unit: '枚', points: [], chart: 'line' })).toEqual({ figure: '—', unit: '' });
  });
});

test('the reading time is at least a minute', () => {
  expect(readingMinutes(0, 'en')).toBe(1);
  expect(readingMinutes(5600, 'zh-Hans')).toBe(14);
});

test('whole amounts have no decimals', () => {
  expect(formatMoney(28000, 'CNY', 'zh-Hans')).toBe('¥280');
  expect(formatMoney(48050, 'HKD', 'zh-Hant')).toBe('HK$480.50');
});

test('weekdays do not depend on the time zone of the server', () => {
  expect(weekdayName('2026-11-20', 'zh-Hans')).toBe('星期五');
  expect(weekdayName('2026-11-20', 'zh-Hans', 'short')).toBe('周五');
  expect(weekdayName('2026-11-20', 'en')).toBe('Friday');
});
