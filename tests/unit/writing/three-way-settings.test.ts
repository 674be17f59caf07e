import { EMPTY_SETTINGS } from '@/backend/contract/writing/empty-settings';
import type { DraftSettings } from '@/backend/contract/writing/draft';
import { settingWords } from '@/lib/writing/compare/setting-words';
import { mergeSettings, openSettings } from '@/lib/writing/compare/three-way-settings';

const base: DraftSettings = {
  ...EMPTY_SETTINGS,
  author_id: 1,
  category_id: 2,
  label_ids: [1, 2],
  topic_ids: [5],
};
const three = (mine: Partial<DraftSettings>, theirs: Partial<DraftSettings>) => ({
  base,
  mine: { ...base, ...mine },
  theirs: { ...base, ...theirs },
});

test('a setting that one side changed, or both in the same way, needs no decision', () => {
  const sides = three({ category_id: 3, region: 'hk' }, { source_name: '登记处', region: 'hk' });
  expect(openSettings(sides)).toEqual([]);
  expect(mergeSettings(sides, {})).toMatchObject({ category_id: 3, source_name: '登记处', region: 'hk' });
});

test('labels and topics of both sides are combined, without those that one side removed', () => {
  const sides = three({ label_ids: [2, 3], topic_ids: [5, 6] }, { label_ids: [1, 2, 4], topic_ids: [] });
  expect(openSettings(sides)).toEqual([]);
  expect(mergeSettings(sides, {})).toMatchObject({ label_ids: [2, 3, 4], topic_ids: [6] });
});

test('a setting that both sides changed needs a decision; name and address of a source are one setting', () => {
  const sides = three(
    { category_id: 3, source_name: '登记处' },
    { category_id: 4, source_url: 'https://registry.example/' },
  );
  expect(openSettings(sides)).toEqual(['category', 'source']);
  expect(() => mergeSettings(sides, { category: 'mine' })).toThrow('source');
  expect(mergeSettings(sides, { category: 'mine', source: 'theirs' })).toMatchObject({
    category_id: 3,
    source_name: '',
    source_url: 'https://registry.example/',
  });
});

test('more labels than a story may have need a decision', () => {
  const many = (from: number) => Array.from({ length: 6 }, (_, index) => from + index);
  const sides = three({ label_ids: many(10) }, { label_ids: many(20) });
  expect(openSettings(sides)).toEqual(['labels']);
  expect(mergeSettings(sides, { labels: 'theirs' })).toMatchObject({ label_ids: many(20) });
});

test('settings are shown by their names', () => {
  const words = settingWords(
    {
      ...base,
      region: 'hk',
      release_time: '2026-05-01 08:00:00',
      script_words: { 'zh-Hant': { 于: '于', 软件: '軟體' } },
      search_titles: { en: 'Night shift' },
    },
    { 'label:1': 'RWA', 'region:hk': '香港', 'author:1': '码头' },
  );
  expect(words).toMatchObject({
    author: ['码头'],
    labels: ['RWA', '#2'],
    region: ['香港'],
    release: ['2026-05-01 08:00'],
    scriptWords: ['于', '软件 → 軟體'],
    searchTitles: ['Night shift'],
  });
});
