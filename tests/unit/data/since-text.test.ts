import { sinceText } from '@/lib/data/since-text';

const low = { isHigh: false, since: '2026-11-28T23:00:00.000Z' };

test('a value of the hour is compared with the closes of days, one of a day with days', () => {
  const ofHour = sinceText({ ...low, at: '2026-11-30T08:00:00.000Z' }, '昨天', 'zh-Hans');
  expect(ofHour).toEqual({ phrase: 'lowSince', day: '11月28日', isOfCloses: true });
  const ofDay = sinceText(
    { ...low, at: '2026-11-30T00:00:00.000Z', since: '2026-11-29T00:00:00.000Z' },
    '昨天',
    'zh-Hans',
  );
  expect(ofDay).toEqual({ phrase: 'lowSince', day: '昨天', isOfCloses: false });
});

test('a value that was never reached has no day', () => {
  const record = { isHigh: true, since: null, at: '2026-11-30T08:00:00.000Z' };
  expect(sinceText(record, '昨天', 'zh-Hans')).toEqual({ phrase: 'highEver', day: '', isOfCloses: false });
});
