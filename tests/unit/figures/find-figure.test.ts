/** @jest-environment node */
import { decodeDrawing, FIGURE_SCALE } from '@/backend/contract/figures/code';
import { figureOf } from '@/backend/contract/figures/figure-of';
import { FIGURE_RULES } from '@/backend/contract/figures/figure';
import { figureChoices, findFigure } from '@/backend/contract/figures/find-figure';

const table = (head: string[], rows: (string | number)[][], figure = '') =>
  `<figure class="chart" ${figure}><figcaption>图1 某物<small>样本</small></figcaption><table><thead><tr>${head
    .map((cell) => `<th>${cell}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></figure>`;
const find = (body: string, title = '标题', summary = '') => {
  const figure = findFigure({ title, summary, body });
  const drawing = decodeDrawing(figure.code);
  return { ...figure, rule: drawing?.rule, lit: drawing?.lit, lines: drawing?.lines };
};
const hours = Array.from({ length: 24 }, (_, hour) => [String(hour).padStart(2, '0'), hour === 2 ? 11 : 4]);

describe('what a cover shows', () => {
  it('spans with a start and an end', () => {
    const rows = [
      ['到仓', '09:00', '09:10'],
      ['报关', '09:10–09:40'],
      ['放款', '09:40', '10:00'],
    ];
    expect(find(table(['手续', '起', '止'], rows))).toMatchObject({
      rule: 'spans',
      count: 3,
      lit: 1,
      label: '报关',
      lines: [[0, 216, 216, 863, 863, FIGURE_SCALE]],
    });
  });

  it('slots: hours, weekdays in three spellings, months', () => {
    expect(find(table(['时', '占比'], hours, 'data-kind="bars" data-unit="%"'))).toMatchObject({
      rule: 'slots',
      count: 24,
      lit: 2,
      label: '02',
      value: '11%',
      subject: '某物',
    });
    for (const days of [
      '一 二 三 四 五 六 日',
      '周一 周二 周三 周四 周五 周六 周日',
      'Mon Tue Wed Thu Fri Sat Sun',
    ])
      expect(
        find(
          table(
            ['日', '值'],
            days.split(' ').map((day, index) => [day, index]),
          ),
        ),
      ).toMatchObject({
        rule: 'slots',
        count: 7,
        lit: 6,
      });
    const months = Array.from({ length: 12 }, (_, month) => [`${month + 1}月`, 12 - month]);
    expect(find(table(['月', '值'], months))).toMatchObject({
      rule: 'slots',
      count: 12,
      lit: 0,
      label: '1月',
    });
  });

  it('a series of eight points with its comparisons; seven points are too few', () => {
    // The lowest and the highest value are named, wherever they are in the series.
    const years = Array.from({ length: 8 }, (_, at) => [2018 + at, ((at + 3) % 8) * 10, 70 - at * 10]);
    expect(find(table(['年', '甲', '乙'], years))).toMatchObject({
      rule: 'series',
      count: 8,
      label: '0',
      value: '70',
      lines: [expect.arrayContaining([0, FIGURE_SCALE]), expect.arrayContaining([0, FIGURE_SCALE])],
    });
    expect(find(table(['年', '甲', '乙'], years.slice(1)))).toMatchObject({ rule: 'paragraphs' });
  });

  it('parts of a whole, but not counts or negative numbers', () => {
    const shares = [40, 30, 15, 10, 5].map((share, at) => ['ABCDE'[at] ?? '', `${share}%`]);
    expect(find(table(['谁', '收入'], shares))).toMatchObject({
      rule: 'parts',
      count: 5,
      label: 'A',
      value: '40%',
    });
    const counted = shares.map(([name = '', share = '']) => [name, share.replace('%', '')]);
    expect(find(table(['谁', '毛利'], counted))).toMatchObject({ rule: 'paragraphs' });
    expect(find(table(['谁', '占比'], counted))).toMatchObject({ rule: 'parts' });
    expect(find(table(['谁', '占比'], [...counted, ['F', '−3']]))).toMatchObject({ rule: 'paragraphs' });
  });

  it('many parts, of which the largest are drawn with the subject among them', () => {
    const parts = Array.from({ length: 30 }, (_, at) => [`P${at}`, String(at === 29 ? 400 : at + 1)]);
    const figure = find(table(['谁', '占比'], parts));
    expect(figure).toMatchObject({ rule: 'parts', count: 30, label: 'P29', lit: 23 });
    expect(figure.lines?.[0]).toHaveLength(24);
    expect(figure.lines?.[0]?.[23]).toBe(FIGURE_SCALE);
  });

  it.each([
    ['治理投票率跌到4%，有人付钱请人反对', '4%', 4],
    ['费用下降0.3％', '0.3%', 1],
    ['百分之六十的人不投票', null, null],
    ['Turnout falls to 12.5 per cent', '12.5%', 13],
    ['涨了300%', null, null],
  ])('the percentage of a title: %s', (title, value, cells) => {
    const figure = find('<p>一</p>', title);
    if (value === null) expect(figure.rule).toBe('paragraphs');
    else expect(figure).toMatchObject({ rule: 'percent', value, lines: [[cells]] });
  });

  it.each([
    ['手续费从0.9美元降至0.1美元', '0.9', '0.1'],
    ['市值由1.2亿美元升至36亿美元', '1.2亿', '36亿'],
    ['节点从3到12万', '3', '12万'],
    ['Fees fall from $9 to $1.50', '$9', '$1.50'],
    ['Reserves rise from 2 million to 3 billion', '2 million', '3 billion'],
  ])('two quantities far apart: %s', (title, label, value) =>
    expect(find('<p>一</p>', title)).toMatchObject({ rule: 'pair', label, value }),
  );

  it('two quantities close together are not drawn', () => {
    expect(find('<p>一</p>', '从10到12').rule).toBe('paragraphs');
  });

  it('otherwise the paragraphs of the text, with the longest highlighted; a long text has several paragraphs in a bar', () => {
    expect(find('<p>一二</p><ul><li>三四五六</li></ul><h2>不算</h2><p>七</p><p></p>')).toMatchObject({
      rule: 'paragraphs',
      count: 3,
      lit: 1,
      value: '4',
      lines: [[648, FIGURE_SCALE, 324]],
    });
    const long = find('<p>字</p>'.repeat(100));
    expect(long).toMatchObject({ count: 100 });
    expect(long.lines?.[0]?.length).toBeLessThanOrEqual(36);
    expect(find('')).toMatchObject({ rule: 'paragraphs', count: 0 });
  });

  it('the first rule that matches, in the order of the rules', () => {
    const all = `${table(['时', '占比'], hours)}<p>文</p>`;
    expect(find(all, '跌到4%').rule).toBe('slots');
    expect(FIGURE_RULES).toEqual(['spans', 'slots', 'series', 'parts', 'percent', 'pair', 'paragraphs']);
  });

  it('is the same drawing in every language, with the words of the language shown', () => {
    const original = findFigure({ title: '跌到4%', summary: '', body: '' });
    const shown = findFigure({ title: 'Down to 4.4 per cent', summary: '', body: '' });
    expect(figureOf({ ...shown, code: 'e00zz' }, original).figure).toEqual({ ...shown, code: original.code });
    const other = findFigure({ title: 'Nothing', summary: '', body: '<p>Words</p>' });
    expect(figureOf(other, original).figure).toEqual(original);
    expect(figureOf(null, null)).toEqual({});
  });

  it('does not show the length of a Chinese paragraph for an English one', () => {
    const original = findFigure({ title: '标题', summary: '', body: '<p>一段十个汉字的话。</p><p>二</p>' });
    const shown = findFigure({ title: 'Title', summary: '', body: '<p>One paragraph of five words.</p>' });
    expect(figureOf(shown, original).figure).toEqual({ ...original, value: '' });
    expect(figureOf(null, original).figure).toEqual(original);
  });
});

describe('the numbers an editor picked', () => {
  const text = { title: '份额23%', summary: '', body: `${table(['时', '占比'], hours)}<p>一段话。</p>` };
  const ruleOf = (picked?: (typeof FIGURE_RULES)[number]) =>
    decodeDrawing(findFigure(text, picked).code)?.rule;

  it('can be those a text has, in the order of the rules', () => {
    expect(figureChoices(text)).toEqual(['slots', 'parts', 'percent', 'paragraphs']);
    expect(ruleOf()).toBe('slots');
  });

  it('are drawn as long as the text has them', () => {
    expect(ruleOf('percent')).toBe('percent');
    expect(ruleOf('paragraphs')).toBe('paragraphs');
    expect(ruleOf('spans')).toBe('slots');
  });
});
