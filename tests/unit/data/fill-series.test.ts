import { fillSeries } from '@/lib/data/fill-series';
import { readerLanguage } from '@/lib/platform/language/localize';

const points = Array.from({ length: 9 }, (_, at) => ({
  at: `2026-11-0${at + 1}T00:00:00.000Z`,
  value: at - 2,
}));
const series = {
  key: 'flow',
  type: 'etf',
  name: 'Net flow',
  unit: 'US$m',
  source: 'Somewhere',
  isSample: true,
  updatedAt: '2026-11-09T08:00:00+08:00',
  stoppedAt: null as string | null,
  points,
};
jest.mock('@/lib/data/read', () => ({
  readSeries: (key: string) => Promise.resolve(key === 'flow' ? series : null),
}));
jest.mock('next-intl/server', () => ({
  getTranslations: () =>
    Promise.resolve((key: string, values: Record<string, string> = {}) =>
      [key, ...Object.values(values)].join(' '),
    ),
}));

const figure = (key: string) =>
  `<figure class="series" data-key="${key}" data-days="90"><figcaption><a href="/DataEra/etf">A &amp; B</a></figcaption></figure>`;

test('where no chart is drawn, a series is a table of its latest values, with source and link', async () => {
  const html = await fillSeries(`<p>a</p>${figure('flow')}<p>b</p>`, readerLanguage('en'));
  expect(html).toContain('<p>a</p><figure><figcaption><a href="/en/DataEra/etf">A &amp; B</a>');
  expect(html).toContain('source Somewhere');
  expect(html).toContain('sample');
  const rows = html.match(/<tr><td>[^<]+<\/td><td>[^<]+<\/td><\/tr>/g) ?? [];
  expect(rows).toHaveLength(7);
  expect(rows[0]).toContain('9 Nov 2026');
  expect(rows[0]).toMatch(/\+6</);
});

test('a series whose source has stopped gives the date of its last value', async () => {
  series.stoppedAt = '2026-11-09T00:00:00.000Z';
  const html = await fillSeries(figure('flow'), readerLanguage('en'));
  series.stoppedAt = null;
  expect(html).toContain('stopped 9 Nov 2026');
  expect(html).not.toContain('updated');
});

test('a deleted series stays the link that its writer made; other texts are unchanged', async () => {
  expect(await fillSeries(figure('gone'), readerLanguage('en'))).toBe(figure('gone'));
  expect(await fillSeries('<p>x  &nbsp;</p>', readerLanguage('en'))).toBe('<p>x  &nbsp;</p>');
});
