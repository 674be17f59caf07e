/** @jest-environment node */
import { figureOf } from '@/backend/contract/figures/figure-of';
import { findFigures, pickFigure } from '@/backend/contract/figures/find-figure';
import { kindOfRule } from '@/backend/contract/figures/kinds';
import { hours, table } from '@/tests/support/chart-table';

const all = (body: string, title = '标题') => findFigures({ title, summary: '', body });

describe('the figure of a translation', () => {
  const original = all('', '跌到4%')[0] ?? null;

  it('is the same drawing in every language, with the words of the language shown', () => {
    const shown = all('', 'Down to 4.4 per cent');
    expect(figureOf(shown, original, true).figure).toEqual({ ...shown[0], code: original?.code });
    expect(figureOf([], null)).toEqual({});
  });

  it('has no Chinese words for readers of English, and none at all when it is made of words', () => {
    const rows =
      all(
        table(
          ['部件', '台数'],
          [
            ['散热', 141],
            ['电源', 88],
            ['外壳', 14],
          ],
        ),
      )[0] ?? null;
    expect(figureOf([], rows, true).figure?.words).toEqual(['', '141', '', '88', '', '14']);
    const dated = all('<p>2019年3月，2020年，2021年5月；2021年5月，2022年9月。</p>')[0] ?? null;
    expect(figureOf([], dated, true).figure).toMatchObject({
      kind: 'dates',
      words: ['May 2021', '2019', '2022'],
      value: 'May 2021',
    });
    const cities = all('<p>迈阿密、纽约与新加坡；从迈阿密，到纽约，到新加坡。</p>')[0] ?? null;
    expect(figureOf([], cities, true).figure).toMatchObject({
      kind: 'places',
      words: ['Miami', 'New York', 'Singapore'],
      value: 'Miami → New York → Singapore',
    });
    const quote = all('<blockquote class="pull"><p>危险不再按上班时间来了。</p></blockquote>')[0] ?? null;
    expect(figureOf([], quote, true)).toEqual({});
  });
});

describe('the kind an editor picked', () => {
  const figures = all(table(['时', '占比'], hours, 'data-kind="bars"'), '份额23%');

  it('is drawn as long as the text has it', () => {
    expect(pickFigure(figures, 'percent')?.kind).toBe('percent');
    expect(pickFigure(figures)?.kind).toBe('bars');
    expect(pickFigure(figures, 'span')?.kind).toBe('bars');
    expect(pickFigure([])).toBeNull();
  });

  it('is read in its former names', () => {
    expect(kindOfRule('slots')).toBe('bars');
    expect(kindOfRule('paragraphs')).toBeNull();
  });
});
