import { readRichText } from '@/lib/publishing/rich-text/read-rich-text';

const page = {
  locale: 'zh-Hans',
  siteUrl: 'https://news.test',
  labels: { picture: '图片', table: '表格' },
} as const;
const parts = (html: string) => readRichText(html, page).parts;

const figure = (attributes: string, rows: string, head = '<th>时</th><th>占比</th>') =>
  `<figure class="chart" ${attributes}><figcaption>图1 通知的时间分布<small>占全天比例，%；样本92天</small></figcaption>` +
  `<table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></figure>`;
const ROWS =
  '<tr><td>00</td><td>4</td></tr><tr><td>01</td><td>1,005.5</td></tr><tr><td>02</td><td>−11%</td></tr>';

describe('charts', () => {
  it('are read from their table and split the text', () => {
    const [before, chart, after] = parts(
      `<p>a</p>${figure('data-kind="bars" data-unit="%" data-highlight="2, 1,9,x"', ROWS)}<p>b</p>`,
    );
    expect(before).toEqual({ kind: 'html', html: '<p>a</p>' });
    expect(after).toEqual({ kind: 'html', html: '<p>b</p>' });
    expect(chart).toEqual({
      kind: 'chart',
      number: 1,
      note: null,
      chart: {
        kind: 'bars',
        title: '图1 通知的时间分布',
        note: '占全天比例，%；样本92天',
        unit: '%',
        axis: '时',
        labels: ['00', '01', '02'],
        series: [{ name: '占比', values: [4, 1005.5, -11] }],
        highlight: [2, 1],
      },
    });
  });

  it('take along the margin figure in front of them', () => {
    const note = '<aside class="figure-note"><p><strong>20%</strong> 通知</p></aside>';
    const [before, chart] = parts(`<p>a</p>${note}\n${figure('data-kind="bars"', ROWS)}`);
    expect(before).toEqual({ kind: 'html', html: '<p>a</p>' });
    expect(chart).toMatchObject({ kind: 'chart', note: '<p><strong>20%</strong> 通知</p>' });
    const [text, alone] = parts(`${note}<p>a</p>${figure('data-kind="bars"', ROWS)}`);
    expect(text).toMatchObject({ html: expect.stringContaining('figure-note') });
    expect(alone).toMatchObject({ kind: 'chart', note: null });
  });

  it('may have several lines, with gaps', () => {
    const rows = '<tr><td>1</td><td>4</td><td></td></tr><tr><td>2</td><td>—</td><td>5</td></tr>';
    const [chart] = parts(figure('data-kind="line"', rows, '<th>月</th><th>甲</th><th>乙</th>'));
    expect(chart).toMatchObject({
      chart: {
        series: [
          { name: '甲', values: [4, null] },
          { name: '乙', values: [null, 5] },
        ],
      },
    });
  });

  it.each([
    ['of an unknown kind', figure('data-kind="pie"', ROWS)],
    ['without a kind', figure('', ROWS)],
    [
      'with words for numbers',
      figure('data-kind="bars"', '<tr><td>00</td><td>四</td></tr><tr><td>01</td><td>5</td></tr>'),
    ],
    [
      'with uneven rows',
      figure('data-kind="line"', '<tr><td>00</td><td>4</td><td>5</td></tr><tr><td>01</td><td>5</td></tr>'),
    ],
    [
      'with two rows of bars',
      figure(
        'data-kind="bars"',
        '<tr><td>0</td><td>4</td><td>5</td></tr><tr><td>1</td><td>5</td><td>6</td></tr>',
        '<th>a</th><th>b</th><th>c</th>',
      ),
    ],
    ['with a single row', figure('data-kind="bars"', '<tr><td>00</td><td>4</td></tr>')],
    [
      'without any number',
      figure('data-kind="bars"', '<tr><td>00</td><td>-</td></tr><tr><td>01</td><td></td></tr>'),
    ],
    ['without a table', '<figure class="chart" data-kind="bars"><figcaption>x</figcaption></figure>'],
  ])('%s are unchanged', (_, html) => {
    const segments = parts(html);
    expect(segments.map(({ kind }) => kind)).toEqual(['html']);
    expect(segments[0]).toMatchObject({ html: expect.stringContaining('<figcaption>') });
  });

  it('inside other blocks stay tables', () => {
    const segments = parts(`<blockquote>${figure('data-kind="bars"', ROWS)}</blockquote>`);
    expect(segments).toHaveLength(1);
    expect(segments[0]).toMatchObject({ html: expect.stringContaining('class="table-frame"') });
  });
});
