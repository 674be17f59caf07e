import { inReaderUnit } from '@/lib/data/reader-unit';

const flows = {
  unit: 'US$100m',
  points: [
    { at: '2026-01-01', value: -1.07 },
    { at: '2026-01-02', value: 4.12 },
  ],
};

test('every point of a series is told in the unit of its latest one', () => {
  expect(inReaderUnit(flows, 'en')).toEqual({
    unit: 'US$m',
    points: [
      { at: '2026-01-01', value: -107 },
      { at: '2026-01-02', value: 412 },
    ],
  });
  const supply = { unit: 'US$100m', points: [{ at: '2026-01-01', value: 3120.3 }] };
  expect(inReaderUnit(supply, 'en')).toEqual({
    unit: 'US$bn',
    points: [{ at: '2026-01-01', value: 312.03 }],
  });
});

test('other languages and other units stay as they are', () => {
  expect(inReaderUnit(flows, 'zh-Hans')).toBe(flows);
  const coins = { ...flows, unit: 'coins' };
  expect(inReaderUnit(coins, 'en')).toBe(coins);
});
