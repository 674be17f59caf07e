/** @jest-environment node */
import fc from 'fast-check';
import { documentVector, readRuns, titleVector } from '@/backend/modules/search/queries/document-words';
import { planQuery } from '@/backend/modules/search/queries/plan-query';
import { keyOf, runsOf } from '@/backend/modules/search/queries/split-text';
import { foldCharacters } from '@/backend/kernel/text/fold-characters';

const textsOf = (text: string) => runsOf(text).map((run) => run.text);

test.each([
  ['gas上限投票过半', ['gas', '上限投票过半']],
  ['2026年比特币ETF净流入', ['2026', '年比特币', 'etf', '净流入']],
  ['ビットコインBTC価格', ['ヒットコイン', 'btc', '価格']],
  ['курсBTC', ['курс', 'btc']],
  ['rug-pull v2.4.0 1,000枚', ['rugpull', 'v2.4.0', '1000', '枚']],
  ["'!&|():* \\ ", []],
])('%s is split at every change of script', (text, runs) => {
  expect(textsOf(text)).toEqual(runs);
});

test('different spellings have the same key', () => {
  for (const text of ['比特幣', '比特币', ' 比特币 ']) expect(keyOf(text)).toBe('比特币');
  for (const text of ['BTC', 'btc', 'ＢＴＣ']) expect(keyOf(text)).toBe('btc');
  expect(keyOf('SQL 学习')).toBe(keyOf('SQL学习'));
});

test('part of a text is folded as it would be alone, also in 反覆 and 瞭解', () => {
  for (const [text, piece] of [
    ['反覆出現', '覆出'],
    ['瞭解區塊鏈', '解區'],
    ['乾坤大挪移', '坤大'],
    ['顯著的計畫', '著的'],
  ] as const)
    expect(foldCharacters(text)).toContain(foldCharacters(piece));
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (before, after) => {
      fc.pre(before.normalize('NFKC') + after.normalize('NFKC') === (before + after).normalize('NFKC'));
      expect(foldCharacters(before + after)).toBe(foldCharacters(before) + foldCharacters(after));
    }),
  );
});

test('a document of any length fits into a search vector, and any text can be searched for', () => {
  const long = Array.from({ length: 400_000 }, (_, n) =>
    String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000)),
  ).join('');
  expect(Buffer.byteLength(documentVector(readRuns([{ title: '长', body: long }])))).toBeLessThan(4_000_000);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      planQuery(text);
      titleVector(readRuns([{ title: text, body: text }]));
    }),
  );
});

test.each([
  ['1.0.0-beta.5', '1.0.0'],
  ['26.04rc3', '26.04'],
  ['v0.20.0-beta', 'v0.20.0'],
])('the version that %s begins with is found by %s', (word, version) => {
  expect(documentVector(readRuns([{ title: `BDK ${word}`, body: '' }]))).toContain(`'${version}':`);
});

test.each(['go-libp2p', '3d-printing', '2024-rc1'])('%s begins with no version', (word) => {
  expect(documentVector(readRuns([{ title: word, body: '' }]))).not.toMatch(/'\d+(\.\d+)+'/);
});
