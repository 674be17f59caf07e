/** @jest-environment node */
import { datasetNode } from '@/lib/data/graph';
import type { Series } from '@/lib/data/read';

jest.mock('@/lib/platform/config/config', () => ({ getConfig: () => ({ siteUrl: 'https://a.example' }) }));

const series = (key: string): Series => ({
  key,
  type: 'etf',
  name: key,
  lang: 'en',
  description: '',
  unit: 'US$m',
  source: 'A source',
  chart: 'bars',
  isSample: false,
  points: [{ at: '2026-11-20T00:00:00+08:00', value: 1 }],
  outliers: [],
  licence: null,
  earlier: { day: null, week: null, month: null, year: null },
  updatedAt: '2026-11-20T10:00:00+08:00',
  stoppedAt: null,
});

test('a data set names the files of each of its series, in the language of the page', () => {
  const { distribution } = datasetNode('etf', 'ETFs', ['Flows.'], [series('flow'), series('assets')], 'en');
  const files = distribution as unknown as Record<string, string>[];
  expect(files.map(({ contentUrl, encodingFormat }) => [contentUrl, encodingFormat])).toEqual([
    ['https://a.example/api/data/flow.csv?locale=en', 'text/csv'],
    ['https://a.example/api/data/flow.json?locale=en', 'application/json'],
    ['https://a.example/api/data/assets.csv?locale=en', 'text/csv'],
    ['https://a.example/api/data/assets.json?locale=en', 'application/json'],
  ]);
});

test('the description of a data set has each sentence once, joined by the rules of the language', () => {
  const about = (sentences: string[], locale: 'zh-Hans' | 'en') =>
    datasetNode('etf', 'ETF', sentences, [], locale).description;
  expect(about(['Flows.', 'Daily close. ', 'Daily close. ', ''], 'en')).toBe('Flows. Daily close.');
  expect(about(['资金流。', '收盘价。', '收盘价。'], 'zh-Hans')).toBe('资金流。收盘价。');
});
