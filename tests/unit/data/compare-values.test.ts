import { builtScript } from '@/lib/platform/browser-scripts/built-script';
import { hashScript } from '@/lib/platform/security/inline-scripts';
import { compareValues } from '@/lib/data/compare-values';
import { seriesEmbed } from '@/lib/data/embed/series-embed';
import { recordsOfDay, isOldRecord, recordPhrase } from '@/lib/data/record';
import { EMBED_POLICY, isEmbed } from '@/lib/platform/security/content-security-policy';

const days = (...values: number[]) => values.map((value, at) => ({ day: `2026-01-0${at + 1}`, value }));

test('two series of the same unit share an axis with their values unchanged', () => {
  const other = { name: 'B', unit: 'USD', points: days(5, 6) };
  expect(compareValues(days(1, 2, 3), 'A', 'USD', other)).toEqual([
    { name: 'A', values: [1, 2, 3] },
    { name: 'B', values: [5, 6, null] },
  ]);
});

test('two series of different units are both indexed to 100 at their first value', () => {
  const other = { name: 'B', unit: 'BTC', points: days(0, 4, 6).slice(1) };
  expect(compareValues(days(2, 3, 1), 'A', 'USD', other)).toEqual([
    { name: 'A', values: [100, 150, 50] },
    { name: 'B', values: [null, 100, 150] },
  ]);
});

test('the embedded page has the curve and no script but that of its height; stored texts are escaped', () => {
  const page = seriesEmbed([1, 3, 2], {
    lang: 'en',
    name: '<script>x</script>',
    value: '2 USD',
    credit: 'Source: a & b',
    url: 'https://example.org/"x',
    link: 'See it',
  });
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).toContain(`<script>${builtScript('embed-frame')}</script>`);
  expect(page).toContain('&lt;script');
  expect(page).toContain('<path d="M0');
  expect(page).toContain('a &amp; b');
  expect(page).not.toContain('/"x');
});

test('only what is made for other sites may be framed', () => {
  for (const url of ['/api/data/btc.html?locale=en', '/embed/news', '/en/embed/events/7?theme=dark'])
    expect(isEmbed(url)).toBe(true);
  for (const url of [
    '/embed',
    '/news?x=/embed/news',
    '/fr/embed/news',
    '/api/data/btc.json',
    '/DataEra/prices',
    '/api/data/../my.html',
    '/my?x=/api/data/btc.html',
  ])
    expect(isEmbed(url)).toBe(false);
  expect(EMBED_POLICY).toContain("default-src 'none'");
  expect(EMBED_POLICY.match(/script-src [^;]+/)?.[0]).toBe(
    `script-src '${hashScript(builtScript('embed-frame'))}'`,
  );
  expect(EMBED_POLICY).not.toContain('self');
});

test('a record names since when it is the highest or lowest, and is one of its day in UTC', () => {
  const since = '2018-03-05T00:00:00Z';
  expect(recordPhrase({ isHigh: false, since }, 'en').phrase).toBe('lowSince');
  // The day is that of the chart, not the next day in the site's time zone.
  expect(recordPhrase({ isHigh: true, since: '2018-03-05T18:00:00.000Z' }, 'en').day).toBe('5 Mar 2018');
  expect(recordPhrase({ isHigh: true, since: null }, 'en')).toEqual({ phrase: 'highEver', day: '' });
  expect(isOldRecord({ at: '2026-11-22T00:00:00Z', since })).toBe(true);
  expect(isOldRecord({ at: '2018-06-05T00:00:00Z', since })).toBe(false);
  const records = [
    { at: '2026-11-21T01:00:00Z' },
    { at: '2026-11-22T01:00:00Z' },
    { at: '2026-11-20T23:00:00Z' },
  ];
  expect(recordsOfDay(records, '2026-11-21')).toEqual([records[0]]);
});
