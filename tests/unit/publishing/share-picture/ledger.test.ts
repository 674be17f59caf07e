/** @jest-environment node */
import { XMLValidator } from 'fast-xml-parser';
import type { ShareCard } from '@/lib/publishing/share-picture/card';
import { linePartsOf } from '@/lib/publishing/share-picture/line-parts';
import type { LedgerHour, LedgerSheet } from '@/lib/publishing/share-picture/ledger-sheet';
import { openDrawing } from '@/tests/support/drawing';

let drawing: Awaited<ReturnType<typeof openDrawing>>;
beforeAll(async () => (drawing = await openDrawing()));
afterAll(() => drawing.close());

const hour = (at: number, count: number, important = 0): LedgerHour => ({
  label: String(at).padStart(2, '0'),
  count,
  important,
  lines: count === 0 ? [] : [{ title: '清算所公布抵押品清单', lang: 'zh-Hans', isImportant: important > 0 }],
});
const sheet: LedgerSheet = {
  kicker: ['日账', '2026', '星期五', 'UTC+8'],
  date: '11/20',
  squareNote: '一格一条',
  summary: '86条快讯，4条要闻，最忙是13时',
  hours: Array.from({ length: 24 }, (_, at) => hour(at, at === 2 ? 0 : (at % 5) + 1, at === 9 ? 1 : 0)),
  closeLabel: '收账',
  prices: [{ symbol: 'BTC', price: '97,412', change: '+1.24%', colour: '#C4162A' }],
  foot: ['当日写下第001至086号', '零点合账，此后不改'],
  qrNote: '扫码看全天86条',
};
const card: ShareCard = {
  kind: 'list',
  locale: 'zh-Hans',
  lang: 'zh-Hans',
  title: '11月20日日账',
  meta: '',
  text: '',
  figure: '',
  figureNote: '',
  isImportant: false,
  isNight: false,
  seed: null,
  cover: '',
  photo: '',
  site: '链讯',
  url: 'https://news.example/news/day/2026-11-20',
  ledger: sheet,
};
const heightOf = (svg: string) => Number(/viewBox="0 0 1080 (\d+)"/.exec(svg)?.[1]);
const marks = (svg: string) => svg.split('#C7290E').length - 1;

describe('the ledger of a day', () => {
  it('is well-formed, has all letters as outlines, and has a continuous line', async () => {
    const svg = await drawing.drawLedger(card, sheet, []);
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).not.toMatch(/NaN|undefined|<text/);
    expect(svg).toContain('M249 0h2v');
  });

  it('is taller for a day with more flashes', async () => {
    const busy = { ...sheet, hours: sheet.hours.map((_, at) => hour(at, 40)) };
    const quiet = { ...sheet, hours: sheet.hours.map((_, at) => hour(at, 0)) };
    const [tall, low] = await Promise.all(
      [busy, quiet].map((daySheet) => drawing.drawLedger(card, daySheet, [])),
    );
    expect(heightOf(tall ?? '')).toBeGreaterThan(heightOf(low ?? '') * 1.5);
  });

  it('draws a square for each flash, and important ones in cinnabar', async () => {
    const none = { ...sheet, hours: sheet.hours.map((_, at) => hour(at, 1)) };
    const importantSheet = { ...sheet, hours: sheet.hours.map((_, at) => hour(at, 1, at === 9 ? 1 : 0)) };
    const plain = marks(await drawing.drawLedger(card, none, []));
    // Its square, its node and its title are in cinnabar.
    expect(marks(await drawing.drawLedger(card, importantSheet, []))).toBe(plain + 3);
    const more = { ...none, hours: none.hours.map((_, at) => hour(at, at === 5 ? 4 : 1)) };
    const squares = (svg: string) => svg.split('h11v11h-11z').length;
    expect(squares(await drawing.drawLedger(card, more, []))).toBe(
      squares(await drawing.drawLedger(card, none, [])) + 3,
    );
  });

  it('has the mark and the accent of the newsroom', async () => {
    const logo =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4" fill="currentColor"><path fill="var(--mark)" d="M1 1h7v3z"/></svg>';
    const brand = { accent: { light: '#0B6E8A', dark: '#5FB8D0' }, logo };
    const svg = await drawing.drawLedger({ ...card, ...brand }, sheet, []);
    expect(XMLValidator.validate(svg)).toBe(true);
    expect(svg).toContain('<path fill="#0B6E8A" d="M1 1h7v3z"/>');
    expect(marks(svg)).toBe(0);
  });

  it('shrinks a line that is longer than its column: an English date, a note at the side', async () => {
    const linesOf = async (changed: Partial<LedgerSheet>) => {
      const svg = await drawing.drawLedger(card, { ...sheet, ...changed }, []);
      return [...svg.matchAll(/matrix\(([\d.]+) 0 0 -[\d.]+ ([\d.-]+) /g)].map(([, size, x]) => ({
        size: Number(size) * 1000,
        x: Number(x),
      }));
    };
    const biggest = (lines: { size: number }[]) => Math.max(...lines.map(({ size }) => size));
    expect(biggest(await linesOf({}))).toBe(372);
    expect(biggest(await linesOf({ date: '24 Nov' }))).toBeLessThan(372);
    const long = await linesOf({ squareNote: 'One square for each item of news' });
    expect(Math.min(...long.map(({ x }) => x))).toBeGreaterThanOrEqual(20);
  });

  it('breaks an important title after punctuation, and never in a number', () => {
    const title = '美国现货比特币ETF上一交易日净流入4.12亿美元，连续第六日为正';
    const lines = [{ title, lang: 'zh-Hans' as const, isImportant: true }];
    const ledger = { ...sheet, hours: [{ label: '14', count: 1, important: 1, lines }] };
    const parts: readonly string[] = linePartsOf({ ...card, ledger })[0]?.parts ?? [];
    expect(parts.join('')).toBe(title);
    expect(parts.at(-1)).toBe('连续第六日为正');
    expect(parts.every((part) => !/4\.$|^12/.test(part) && part.length <= 20)).toBe(true);
  });
});
