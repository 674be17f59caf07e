/** @jest-environment node */
import { decodeDrawing, FIGURE_SCALE } from '@/backend/contract/figures/code';
import { findFigures } from '@/backend/contract/figures/find-figure';
import type { CoverKind } from '@/backend/contract/figures/kinds';
import { hours, table } from '@/tests/support/chart-table';

const all = (body: string, title = '标题', summary = '') => findFigures({ title, summary, body });
const kinds = (body: string, title?: string) => all(body, title).map(({ kind }) => kind);
const find = (kind: CoverKind, body: string, title?: string) => {
  const figure = all(body, title).find((each) => each.kind === kind);
  return {
    ...figure,
    highlighted: decodeDrawing(figure?.code ?? '')?.highlighted,
    lines: decodeDrawing(figure?.code ?? '')?.lines,
  };
};
describe('what a cover can show', () => {
  it('nothing about the lengths of paragraphs: a text without anything to draw has no figure', () => {
    expect(all('<p>一段话。</p><p>比较长的第二段话。</p>')).toEqual([]);
    expect(all('')).toEqual([]);
  });

  it('spans with a start and an end, the longest named, the axis with its first and last time', () => {
    const rows = [
      ['到仓', '09:00', '09:10'],
      ['报关', '09:10–09:40'],
      ['放款', '09:40', '10:00'],
    ];
    expect(find('span', table(['手续', '起', '止'], rows))).toMatchObject({
      count: 3,
      highlighted: 1,
      label: '报关',
      words: ['报关', '09:00', '10:00'],
      lines: [[0, 216, 216, 863, 863, FIGURE_SCALE]],
    });
  });

  it('bars with the value of the peak and names on the axis, from the chart of the text', () => {
    const chart = 'data-kind="bars" data-unit="%" data-highlight="2,3"';
    expect(find('bars', table(['时', '占比'], hours, chart))).toMatchObject({
      count: 24,
      highlighted: 2,
      label: '02',
      value: '11%',
      subject: '某物',
      chart: 1,
      words: ['11%', '00', '04', '08', '12', '16', '20'],
      lines: [expect.arrayContaining([FIGURE_SCALE]), [3], [0, 4, 8, 12, 16, 20], [0]],
    });
  });

  it('bars below zero keep their base line', () => {
    const rows = [
      ['一', -5],
      ['二', 5],
      ['三', 1],
      ['四', 2],
    ];
    const { lines } = find('bars', table(['日', '净流入'], rows, 'data-kind="bars"'));
    expect(lines?.[3]).toEqual([Math.round(FIGURE_SCALE / 2)]);
  });

  it('a series of eight points with its comparisons; seven points of a table are too few', () => {
    const years = Array.from({ length: 8 }, (_, at) => [2018 + at, ((at + 3) % 8) * 10, 70 - at * 10]);
    expect(find('steps', table(['年', '甲', '乙'], years))).toMatchObject({
      count: 8,
      label: '0',
      value: '70',
      words: ['70', '2018', '2025'],
    });
    expect(kinds(table(['年', '甲', '乙'], years.slice(1)))).not.toContain('steps');
  });

  it('parts of a whole, but not counts or negative numbers', () => {
    const shares = [40, 30, 15, 10, 5].map((share, at) => ['ABCDE'[at] ?? '', `${share}%`]);
    expect(find('area', table(['谁', '收入'], shares))).toMatchObject({ count: 5, words: ['40%', 'A'] });
    const counted = shares.map(([name = '', share = '']) => [name, share.replace('%', '')]);
    expect(kinds(table(['谁', '毛利'], counted))).toEqual(['rows']);
    expect(kinds(table(['谁', '占比'], counted))).toContain('area');
    expect(kinds(table(['谁', '占比'], [...counted, ['F', '−3']]))).not.toContain('area');
  });

  it('rows of a short table with their names and values, not rows of several units or of years', () => {
    const parts = [
      ['散热', 141],
      ['电源', 88],
      ['外壳', 14],
    ];
    expect(find('rows', table(['部件', '台数'], parts))).toMatchObject({
      highlighted: 0,
      words: ['散热', '141', '电源', '88', '外壳', '14'],
    });
    expect(
      kinds(
        table(
          ['项', '数'],
          [
            ['甲', '3天'],
            ['乙', '4元'],
            ['丙', '5'],
          ],
        ),
      ),
    ).toEqual([]);
    expect(
      kinds(
        table(
          ['项', '年份'],
          [
            ['甲', 2019],
            ['乙', 2020],
            ['丙', 2021],
          ],
        ),
      ),
    ).toEqual([]);
  });

  it.each([
    ['治理投票率跌到4%，有人付钱请人反对', '4%', 4],
    ['费用下降0.3％', '0.3%', 1],
    ['Turnout falls to 12.5 per cent', '12.5%', 13],
  ])('the percentage of a title: %s', (title, value, cells) => {
    expect(find('percent', '', title)).toMatchObject({ words: [value], lines: [[cells]] });
  });

  it.each([
    ['手续费从0.9美元降至0.1美元', '0.9', '0.1'],
    ['市值由1.2亿美元升至36亿美元', '1.2亿', '36亿'],
    ['Fees fall from $9 to $1.50', '$9', '$1.50'],
    ['Reserves rise from 2 million to 3 billion', '2 million', '3 billion'],
  ])('two quantities far apart: %s', (title, label, value) =>
    expect(find('squares', '', title)).toMatchObject({ words: [label, value] }),
  );

  it.each([
    ['那个从上线起就没人动过的27分钟', ['27', '分钟', '0', '一小时'], 583],
    ['一笔跨境货款的二十七分钟', ['27', '分钟', '0', '一小时'], 583],
    ['二层网络的账该怎么算：十一家排序器的收支', ['11', '家排序器', '0', '20'], 712],
    ['A transaction in 140 characters', ['140', 'characters', '0', '200'], 906],
    ['Twenty-seven minutes in the life of a payment', ['27', 'minutes', '0', 'an hour'], 583],
    ['How we arrive at $412m', ['$412m', '', '0', '500'], 1067],
  ])('a number of the title with one bar to scale: %s', (title, words, share) => {
    expect(find('title-number', '', title)).toMatchObject({ words, lines: [[share]] });
  });

  it.each([
    '矿场供热第三年',
    '一行没有改过的代码',
    '2026年的账',
    '10月的账',
    'Bitcoin Newsletter #396',
    'Solidity 0.8.30 Release Announcement',
    'ERC-20 tokens in Web3',
  ])('no number that counts nothing: %s', (title) => {
    expect(kinds('', title)).not.toContain('title-number');
  });

  it.each([
    ['谁在半夜两点补保证金', 2],
    ['晚上八点之后', 20],
    ['Who answers at two in the morning?', 2],
    ['The call at 3 p.m.', 15],
  ])('the hour of a title: %s', (title, hour) => {
    expect(find('clock', '', title)).toMatchObject({ highlighted: hour });
  });

  it('the line that says what a block of code does, without lists of checksums', () => {
    const code =
      '<pre><code>function settle(uint id)\n  uint t = now;\n  require(t &lt; 1700000000);\n}</code></pre>';
    expect(find('code', code)).toMatchObject({ highlighted: 2, count: 4 });
    const sums = `<pre><code>${`a.zip, ${'0a'.repeat(32)}\n`.repeat(4)}</code></pre>`;
    expect(kinds(sums)).not.toContain('code');
  });

  it('the pull quote, before other quotations and without its last stop', () => {
    const quotes =
      '<blockquote><p>前面一句话也很短。</p></blockquote><blockquote class="pull"><p>危险不再按上班时间来了。</p></blockquote>';
    expect(find('quote', quotes)).toMatchObject({ words: ['危险不再按上班时间来了'] });
    expect(kinds('<blockquote><p>注：原文来自某处。</p></blockquote>')).toEqual([]);
  });

  it('places in the order of the text, but not upgrades that are called like cities', () => {
    const body = '<p>义乌的货，香港的账，新加坡的行。香港、新加坡、雅加达。</p>';
    expect(find('places', body, '从义乌到雅加达，钱走的是另一条路')).toMatchObject({
      words: ['义乌', '雅加达', '香港', '新加坡'],
    });
    expect(kinds('<p>London hard fork, London, Berlin upgrade, Berlin.</p>', 'Forks')).toEqual([]);
  });

  it('four dates or more, the one named most often highlighted', () => {
    const body = '<p>2019年3月，2021年，2023年7月，2025年8月生效，2025年8月，2027年。</p>';
    expect(find('dates', body)).toMatchObject({
      count: 5,
      words: ['2025年8月', '2019', '2027'],
      highlighted: 3,
    });
    expect(kinds('<p>2019年3月，2021年，2023年7月。</p>')).toEqual([]);
  });

  it('steps with short names, but no list of sources', () => {
    const steps = ['出口商：先垫', '平台：撮合', '做市商：睡觉的时候也是它'];
    const list = (items: string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
    expect(find('order', list(steps))).toMatchObject({ words: ['出口商', '平台', '做市商'], highlighted: 2 });
    expect(kinds(list(['Möser, 2018', 'Kumar, 2017', 'Ronge, 2021']))).toEqual([]);
  });

  it.each([
    ['钥匙自持还是托付：五个家庭的答案', ['自持', '托付']],
    ['一笔交易从按下到写定，要经过哪些手', ['按下', '写定']],
    ['Custody or keys', ['Custody', 'keys']],
  ])('the two ends of a title: %s', (title, words) => {
    expect(find('split', '', title)).toMatchObject({ words });
  });

  it('one figure of a kind, the chart before the table, the text before the title, words last', () => {
    const chart = table(['时', '占比'], hours, 'data-kind="bars"');
    const quote = '<blockquote class="pull"><p>危险不再按上班时间来了。</p></blockquote>';
    const drawn = kinds(
      `${quote}${table(
        ['甲', '乙'],
        [
          ['子', 1],
          ['丑', 2],
          ['寅', 3],
        ],
      )}${chart}`,
      '半夜两点的27分钟',
    );
    expect(drawn.filter((kind) => kind !== 'area')).toEqual([
      'bars',
      'rows',
      'clock',
      'title-number',
      'quote',
    ]);
    expect(new Set(drawn).size).toBe(drawn.length);
  });
});
