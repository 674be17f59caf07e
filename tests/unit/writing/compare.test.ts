/** @jest-environment jsdom */
import type { DraftText } from '@/backend/contract/writing/draft';
import { blocksOf, bodyBlocks, textOf } from '@/lib/writing/compare/blocks';
import { pairBlocks } from '@/lib/writing/compare/pages';
import { compareThree, mergedSource, mergeRows, automaticChoice } from '@/lib/writing/compare/three-way';
import { compareWords, countChanges } from '@/lib/writing/compare/words';

const A = '<p>我们拿到了三个交易台过去90天的通知记录。</p>';
const A2 = '<p>我们拿到了三个交易台过去92天的通知记录。</p>';
const A3 = '<p>我们拿到了四个交易台过去90天的通知记录。</p>';
const B = '<p>解决办法没有听上去那么复杂。</p>';
const C = '<h2>红字冲销</h2>';
const rows = (base: string, mine: string, theirs: string) =>
  compareThree(bodyBlocks(base), bodyBlocks(mine), bodyBlocks(theirs));

test('Chinese is compared by words, and a number with its unit', () => {
  expect(compareWords('过去90天的通知', '过去92天的通知', 'zh')).toEqual([
    { kind: 'same', text: '过去' },
    { kind: 'removed', text: '90天' },
    { kind: 'added', text: '92天' },
    { kind: 'same', text: '的通知' },
  ]);
  expect(countChanges(compareWords('少了0.18个百分点', '少了0.2个百分点', 'zh'))).toEqual({
    added: 4,
    removed: 5,
  });
  expect(compareWords('', '', 'zh')).toEqual([]);
});

test('paragraphs are matched, also when a new one is between them', () => {
  const pairs = pairBlocks(bodyBlocks(A + B), bodyBlocks(A2 + C + B));
  expect(pairs.map(({ kind, left, right }) => [kind, left?.html ?? null, right?.html ?? null])).toEqual([
    ['changed', A, A2],
    ['changed', null, C],
    ['same', B, B],
  ]);
});

test('changes of one side are distinguished from those of both', () => {
  expect(rows(A + B, A2 + B, A + B + C).map(({ kind }) => kind)).toEqual(['mine', 'same', 'theirs']);
  expect(rows(A + B, A2 + B, A3 + B).map(({ kind }) => kind)).toEqual(['both', 'same']);
  expect(rows(A + B, A2 + B, A2 + B).map(({ kind }) => kind)).toEqual(['same', 'same']);
  expect(rows(A + B, B, A + B).map(({ kind, mine }) => [kind, mine])[0]).toEqual(['mine', null]);
});

test('undecided rows cannot be merged', () => {
  const blockRows = rows(A + B, A2 + B, A3 + B + C);
  expect(blockRows.map(automaticChoice)).toEqual([null, 'mine', 'theirs']);
  expect(() => mergeRows(blockRows, [null, null, null])).toThrow('undecided');
  const html = (choice: Parameters<typeof mergeRows>[1][number]) =>
    mergeRows(blockRows, [choice, null, null])
      .map((block) => block.html)
      .join('');
  expect(html('mine')).toBe(A2 + B + C);
  expect(html('theirs')).toBe(A3 + B + C);
  expect(html('both')).toBe(A2 + A3 + B + C);
  expect(html({ own: '两边 < 都不对' })).toBe(`<p>两边 &lt; 都不对</p>${B}${C}`);
});

test('a text is split into blocks and joined again unchanged', () => {
  const text: DraftText = { lang: 'zh-Hans', title: '标题 & 一', summary: '', body: A + C };
  expect(textOf(blocksOf(text), 'zh-Hans')).toEqual(text);
});

test('texts that differ in thousands of places are shown whole, without a search for what they share', () => {
  const words = (sign: string) => Array.from({ length: 9000 }, (_, n) => `${sign}${n}。`).join('');
  const [before, after] = [words('甲'), words('乙')];
  expect(compareWords(before, after, 'zh')).toEqual([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ]);
  const block = (text: string) => ({ kind: 'body' as const, tag: 'p', html: `<p>${text}</p>`, text });
  const blocks = (sign: string) => Array.from({ length: 3000 }, (_, n) => block(`${sign}${n}`));
  const [left, right] = [blocks('甲'), blocks('乙')];
  const rows = pairBlocks(left, right);
  expect(rows.flatMap((row) => row.left ?? [])).toEqual(left);
  expect(rows.flatMap((row) => row.right ?? [])).toEqual(right);
});

test('a merged translation keeps the source text of the side that adapted it since', () => {
  const sourceOf = (title: string) => ({ made_from: { title, summary: '', body: '' } });
  const text = { lang: 'en' as const, title: 'T', summary: '', body: '' };
  const [old, mine, theirs] = ['旧', '我译的', '对方译的'].map((title) => ({ ...text, ...sourceOf(title) }));
  expect(mergedSource(old, old, theirs)).toEqual(sourceOf('对方译的'));
  expect(mergedSource(old, mine, theirs)).toEqual(sourceOf('我译的'));
  expect(mergedSource(undefined, mine, undefined)).toEqual(sourceOf('我译的'));
  expect(mergedSource(text, text, text)).toEqual({});
});
