/** @jest-environment jsdom */
import type { DraftText } from '@/backend/contract/writing/draft';
import { compareTranslation, sourceTexts, settleRows } from '@/lib/writing/compare/translation';

const source = (body: string, title = '题'): DraftText => ({ lang: 'zh-Hans', title, summary: '', body });
const translated = (from: DraftText, body: string): DraftText => ({
  lang: 'en',
  title: 'Title',
  summary: '',
  body,
  made_from: sourceTexts(from),
});
const first = source('<p>最高的一根柱子落在凌晨两点。</p><p>流动性最薄。</p><p>第三段。</p>');

test('paragraphs that a translation lacks are counted; an unchanged source does not make it outdated', () => {
  const state = compareTranslation(first, translated(first, '<p>Two in the morning.</p>'));
  expect(state).toMatchObject({ missing: 2, moved: 0 });
});

test('later changes of the source are listed with both wordings until they are settled', () => {
  const target = translated(first, '<p>One.</p><p>Two.</p><p>Three.</p>');
  const later = source('<p>最高的一根柱子落在凌晨三点。</p><p>流动性最薄。</p><p>第三段。</p>', '另一个题目');
  const { rows, moved } = compareTranslation(later, target);
  expect(moved).toBe(2);
  const changed = rows.filter(({ kind }) => kind === 'changed');
  expect(changed[1]).toMatchObject({
    left: { text: '最高的一根柱子落在凌晨两点。' },
    right: { text: '最高的一根柱子落在凌晨三点。' },
  });
  const settledTarget = { ...target, made_from: settleRows(later, rows, (row) => row === changed[1]) };
  expect(settledTarget.made_from.title).toBe('题');
  expect(compareTranslation(later, settledTarget).moved).toBe(1);
  const all = { ...target, made_from: settleRows(later, rows, () => true) };
  expect(all.made_from).toEqual(sourceTexts(later));
});

test('a removed paragraph of the source is a change, and a text without a translation has no changes', () => {
  const shorter = source('<p>最高的一根柱子落在凌晨两点。</p><p>流动性最薄。</p>');
  expect(compareTranslation(shorter, translated(first, '<p>1</p><p>2</p><p>3</p>')).moved).toBe(1);
  expect(compareTranslation(shorter, undefined).moved).toBe(0);
});
