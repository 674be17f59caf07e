/** @jest-environment node */
import { wordsSpelt } from '@/backend/modules/search/queries/spoken-words';

test.each([
  ['kuaizhao', '快照'],
  ['qianbao', '钱包'],
  ['jiedian', '节点'],
  ['yinsi', '隐私'],
  ['shuzizichan', '数字资产'],
  ['qukuailian', '区块链'],
])('%s spells %s', (letters, word) => {
  expect(wordsSpelt(letters)).toContain(word);
});

test('words are put together when none has all the syllables', () => {
  expect(wordsSpelt('jiedianshengji')).toContain('节点升级');
});

test.each(['ethereum', 'xyzzy', 'a', ''])('%s spells nothing', (letters) => {
  expect(wordsSpelt(letters)).toEqual([]);
});
