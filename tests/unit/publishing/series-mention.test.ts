import { sanitizeRichText } from '@/backend/contract/rich-text/sanitize';
import { readRichText } from '@/lib/publishing/rich-text/read-rich-text';

const CAPTION = '<figcaption><a href="/DataEra/etf">ETF净流入</a></figcaption>';
const figure = (attributes: string) => `<figure class="series" ${attributes}>${CAPTION}</figure>`;
const read = (html: string) =>
  readRichText(html, {
    locale: 'en',
    siteUrl: 'https://news.test',
    labels: { picture: 'Picture', table: 'Table' },
  }).parts;

describe('a series in a text', () => {
  it('is allowed with its key and its days, and without any other attribute', () => {
    const html = figure('data-key="spot-etf-flow" data-days="90" data-unit="x" onclick="x()"');
    expect(sanitizeRichText(html)).toBe(figure('data-key="spot-etf-flow" data-days="90"'));
    expect(sanitizeRichText(figure('data-key="../x" data-days="0"'))).toBe(
      `<figure class="series">${CAPTION}</figure>`,
    );
    expect(sanitizeRichText(`<figure data-key="a" data-days="9">${CAPTION}</figure>`)).toBe(
      `<figure>${CAPTION}</figure>`,
    );
  });

  it('splits the text, and has a link in the language of the page for where it is not drawn', () => {
    expect(read(`<p>a</p>${figure('data-key="spot-etf-flow" data-days="30"')}<p>b</p>`)).toEqual([
      { kind: 'html', html: '<p>a</p>' },
      {
        kind: 'series',
        series: {
          key: 'spot-etf-flow',
          days: 30,
          title: 'ETF净流入',
          html: expect.stringContaining('<a href="/en/DataEra/etf">'),
        },
      },
      { kind: 'html', html: '<p>b</p>' },
    ]);
  });

  it('shows 90 days by default, and is a plain figure without a key', () => {
    expect(read(figure('data-key="a"'))).toMatchObject([{ series: { days: 90 } }]);
    expect(read(figure(''))).toMatchObject([{ kind: 'html' }]);
  });
});
