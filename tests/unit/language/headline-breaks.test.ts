/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { articles } from '@/backend/seed/sample/articles';
import { events } from '@/backend/seed/sample/events';
import { flashes } from '@/backend/seed/sample/flashes';
import { headlineParts } from '@/lib/platform/language/headline-breaks';
import type { Locale } from '@/lib/platform/language/locales';
import { dataPath, describeWithData } from '@/tests/support/shared-data';
import headlines from './headlines.json';

type Title = [text: string, lang: Locale];

const cut = (text: string, lang: Locale = 'zh-Hans') => headlineParts(text, lang).join('|');
/** In multiples of the type size; Latin letters and digits take about half of it. */
const widthOf = (text: string) => [...text].reduce((sum, char) => sum + (/[ -~]/.test(char) ? 0.5 : 1), 0);

/** The lines of a headline when each has as many pieces as fit into `width`. */
function linesOf(parts: readonly string[], width: number): string[] {
  return parts.reduce<string[]>((lines, part) => {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last + part) <= width) lines[lines.length - 1] = last + part;
    else lines.push(part);
    return lines;
  }, []);
}
/** A piece with a long Latin name or number may be wider than a line on a phone; the browser then breaks it. */
const WIDEST_PIECE = 12;
const MEASURES = [240 / 27, 320 / 31, 350 / 31, 328 / 17, 684 / 46, 790 / 46];

describe('the newsroom’s own headlines', () => {
  const cuts = Object.entries(headlines).flatMap(([lang, list]) =>
    list.map((line): Title => [line, lang as Locale]),
  );
  test.each(cuts)('%s', (line, lang) => {
    expect(cut(line.replaceAll('|', ''), lang)).toBe(line);
  });

  test('there are enough headlines to test', () => expect(cuts.length).toBeGreaterThanOrEqual(60));
});

describe('headlineParts', () => {
  it('loses no character', () => {
    const text = '“净流入4.12亿”是怎么算出来的：Rollup的账，分母该放什么？';
    expect(headlineParts(text, 'zh-Hans').join('')).toBe(text);
  });

  it.each(['误转', '转正', '过长', '净流入', '零知识证明', '稳定币', '亿美元', '七十亿', '首批', '上链'])(
    'never cuts %s, wherever it stands',
    (word) => {
      for (const frame of [
        `一笔${word}的消息传遍了全城`,
        `昨日市场传出${word}之后交易所没有回应`,
        `他们说${word}`,
      ])
        expect(headlineParts(frame, 'zh-Hans').some((part) => part.includes(word))).toBe(true);
    },
  );

  it.each([
    ['链讯夜读会第17期：一份储备审计报告', '夜读会'],
    ['鏈訊夜讀會第17期：一份儲備審計報告', '夜讀會'],
    ['某主要流动性池手续费由0.30%降至0.25%，一周后成交增加17%', '流动性池'],
    ['做跨境货款对账的团队获600万美元种子轮', '种子轮'],
    ['虹口区江边路1号北外滩扬子厅', '扬子厅'],
  ])('keeps the last character of a name with it: %s', (text, name) => {
    const lang = /[讀會]/.test(text) ? 'zh-Hant' : 'zh-Hans';
    expect(headlineParts(text, lang).some((part) => part.includes(name))).toBe(true);
  });

  it('takes a character that is a verb here for no ending of a name', () => {
    expect(cut('下一次减半之后矿工会留下还是离开')).not.toContain('矿工会|');
  });

  it('cuts in traditional Chinese where it cuts in simplified', () => {
    const places = (text: string, lang: Locale) => headlineParts(text, lang).map(({ length }) => length);
    expect(places('驗證者等待隊列過長，質押收益轉正', 'zh-Hant')).toEqual(
      places('验证者等待队列过长，质押收益转正', 'zh-Hans'),
    );
  });

  it('never cuts beside Latin letters or digits, so that numbers stay with their units', () => {
    const parts = headlineParts('现货比特币ETF昨日净流入4.12亿美元，连续第六日为正', 'zh-Hans');
    expect(parts.slice(1).every((part) => !/^[\w.]/.test(part))).toBe(true);
    expect(parts.slice(0, -1).every((part) => !/[\w.]$/.test(part))).toBe(true);
  });

  it('ends a line at a pause rather than near one, and does not separate a short ending', () => {
    expect(cut('把国债搬上链后，谁在吃利差')).toBe('把国债搬上链后，|谁在吃利差');
    expect(cut('比特币跌破九万美元，慌？')).toBe('比特币跌破|九万美元，慌？');
  });

  it('leaves English unchanged', () => {
    expect(headlineParts('A margin call at two in the morning', 'en')).toHaveLength(1);
    expect(headlineParts('', 'zh-Hans')).toEqual(['']);
  });
});

describe.each(MEASURES)('on lines of %d characters', (measure) => {
  const titles = Object.entries(headlines).flatMap(([lang, list]) =>
    list.map((line): Title => [line.replaceAll('|', ''), lang as Locale]),
  );

  test('no title ends in a single word, begins a line with a particle, or has a piece wider than a line on a phone', () => {
    for (const [text, lang] of titles) {
      const lines = linesOf(headlineParts(text, lang), measure);
      const last = lines.at(-1) ?? '';
      expect([text, lines.length === 1 || widthOf(last) >= 4]).toEqual([text, true]);
      for (const line of lines.slice(1)) expect(line).not.toMatch(/^[的了着著过過们們吗嗎呢吧，。：；！？]/);
      for (const line of lines)
        expect([line, widthOf(line) <= Math.max(measure, WIDEST_PIECE)]).toEqual([line, true]);
    }
  });
});

describe('titles of the sample', () => {
  const titles = [
    ...events.map(({ title }) => title.zh),
    ...[...articles, ...flashes].flatMap(({ zh }) => (zh ? [zh.title] : [])),
  ];

  test('no line begins with the end of a name, and none ends in a single word', () => {
    expect(titles.length).toBeGreaterThan(80);
    for (const title of titles) {
      const parts = headlineParts(title, 'zh-Hans');
      for (const part of parts.slice(1))
        expect([title, part]).toEqual([
          title,
          expect.not.stringMatching(/^(?:会(?=第|[，。：！？]|$)|池|厅|轮融资)/u),
        ]);
      expect([title, parts.length === 1 || widthOf(parts.at(-1) ?? '') >= 4]).toEqual([title, true]);
    }
  });
});

describeWithData('titles of other newsrooms', () => {
  const read = (name: string) => readFileSync(dataPath(name), 'utf8').trim().split('\n');
  const articles = ['zh-Hans_en', 'zh-Hans_zh-Hant_en', 'zh-Hant_en', 'zh_only'].flatMap((name) =>
    read(`articles/${name}.jsonl`).map((line): { title: string; lang: string } => JSON.parse(line)),
  );
  const flashes = read('flashes/flashes_zh-Hans_en.jsonl').map((line): { zh: { title: string } } =>
    JSON.parse(line),
  );
  const titles = [
    ...articles
      .filter(({ lang }) => lang.startsWith('zh'))
      .map(({ title, lang }): Title => [title, lang === 'zh-Hans' ? 'zh-Hans' : 'zh-Hant']),
    ...flashes.map(({ zh }): Title => [zh.title, 'zh-Hans']),
  ];

  test('lose no character, and none ends in a single word', () => {
    expect(titles.length).toBeGreaterThan(500);
    for (const [text, lang] of titles) {
      const parts = headlineParts(text, lang);
      expect(parts.join('')).toBe(text);
      expect([text, parts.length === 1 || widthOf(parts.at(-1) ?? '') >= 4]).toEqual([text, true]);
    }
  });
});
