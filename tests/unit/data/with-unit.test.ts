import { inReaderUnit } from '@/lib/data/reader-unit';
import { withUnit } from '@/lib/data/with-unit';

test.each([
  ['+412', 'US$m', '+$412m'],
  ['\u221211.6', 'US$bn', '\u2212$11.6bn'],
  ['97,412', 'USD', '$97,412'],
  ['2.31', 'm BTC', '2.31m BTC'],
  ['10.6', 'BTC', '10.6 BTC'],
  ['4', '', '4'],
])('English writes %s %s as %s', (figure, unit, written) => {
  expect(withUnit(figure, unit, 'en')).toBe(written);
});

test('Chinese has no space before the unit', () => {
  expect(withUnit('231.6', '万枚', 'zh-Hans')).toBe('231.6万枚');
});

test('tens of thousands of coins are converted to millions in English', () => {
  const series = { unit: '10,000 BTC', points: [{ at: '', value: 231.6 }] };
  expect(inReaderUnit(series, 'en')).toEqual({ unit: 'm BTC', points: [{ at: '', value: 2.316 }] });
  expect(inReaderUnit(series, 'zh-Hans')).toBe(series);
  const exact = {
    unit: '10,000 BTC',
    points: [
      { at: '', value: 231.47 },
      { at: '', value: 231.46 },
    ],
  };
  expect(inReaderUnit(exact, 'en').points.map(({ value }) => value)).toEqual([2.3147, 2.3146]);
});
