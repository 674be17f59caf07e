/** @jest-environment node */
import { headlineParts } from '@/lib/platform/language/headline-breaks';
import type { Cell } from '@/lib/publishing/share-picture/text/cells';
import { widthOf } from '@/lib/publishing/share-picture/text/cells';
import { printable } from '@/lib/publishing/share-picture/text/characters';
import { breakLines } from '@/lib/publishing/share-picture/text/lines';

const cell = (char: string): Cell => ({
  char,
  advance: /[ -~]/.test(char) ? 500 : 1000,
  outline: '',
  shift: 0,
});
const cells = (text: string) => [...text].map(cell);
const read = (lines: Cell[][]) => lines.map((line) => line.map(({ char }) => char).join(''));
const set = (text: string, width: number, maxLines: number) =>
  breakLines(cells(text), {
    width,
    maxLines,
    parts: headlineParts(text, 'zh-Hans'),
    isBalanced: false,
    ellipsis: [cell('…')],
  });

describe('breakLines', () => {
  it('never begins a line with closing punctuation', () => {
    for (let width = 4000; width < 12_000; width += 500)
      for (const line of read(set('比特币现货产品，资金连续三周净流入。监管规则生效！', width, 9)))
        expect(line).not.toMatch(/^[，。！]/);
  });

  it('keeps every character when there is room', () => {
    const text = '链上数据显示稳定币总市值创新高';
    expect(read(set(text, 5000, 9)).join('')).toBe(text);
  });

  it('stays within the width and the number of lines, and ends with an ellipsis when cut', () => {
    for (const text of ['字'.repeat(80), 'a'.repeat(200), `https://a.example/${'x'.repeat(90)}`]) {
      const lines = set(text, 10_000, 3);
      expect(lines).toHaveLength(3);
      for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(10_000);
      expect(read(lines).at(-1)).toMatch(/…$/);
    }
  });

  it('ends with a whole word where possible', () => {
    const words = 'regulators converge on the same reserve rules';
    expect(read(set(words, 12_000, 1))).toEqual(['regulators converge on…']);
    expect(read(set(words, 11_500, 1))).toEqual(['regulators converge…']);
  });

  it('cuts a long word rather than leaving most of the last line empty', () => {
    const [line = []] = set(`开头 ${'y'.repeat(60)}`, 10_000, 1);
    expect(widthOf(line)).toBeGreaterThan(6000);
    expect(widthOf(line)).toBeLessThanOrEqual(10_000);
  });
});

describe('printable', () => {
  it('drops invisible characters and keeps letters', () => {
    expect(printable('🚀 链上  \u202e新高\u0000 ™', 50)).toBe('🚀 链上 新高 ™');
    expect(printable('👨‍👩‍👧\u200d 1️⃣ 🇭🇰 ©\ufe0f\u{1f3fd}', 50)).toBe('👨‍👩‍👧\u200d 1️⃣ 🇭🇰 ©');
  });

  it('keeps at most two accents on a letter', () => {
    expect([...printable(`e${'\u0316'.repeat(30)}`, 50)].length).toBeLessThanOrEqual(3);
  });

  it('counts characters, not halves of them', () => {
    expect(printable('𠮷'.repeat(10), 4)).toBe('𠮷𠮷𠮷𠮷');
  });
});
