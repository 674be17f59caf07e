/** @jest-environment node */
import { wordsSpelt } from '@/backend/modules/search/queries/spoken-words';

test.each([
  ['kuaizhao', '快照'],
  ['qianbao', '钱包'],
  ['jiedian', '节点'],
  ['yinsi', '隐私'],
  ['tikuan', '提款'],
  ['shuzizichan', '数字资产'],
  ['qukuailian', '区块链'],
])('%s spells %s', (letters, word) => {
  expect(wordsSpelt(letters)).toContain(word);
});

test.each([
  ['ziya', '质押'],
  ['lianheziya', '联合质押'],
  ['suzizican', '数字资产'],
  ['lianmen', '联盟'],
])('%s, as many in the south say it, spells %s', (letters, word) => {
  expect(wordsSpelt(letters)).toContain(word);
});

test('what is spelt comes before what only sounds so', () => {
  expect(wordsSpelt('zhiya')[0]).toBe('质押');
});

test('words are put together when none has all the syllables', () => {
  expect(wordsSpelt('jiedianshengji')).toContain('节点升级');
});

test.each(['ethereum', 'xyzzy', 'a', ''])('%s spells nothing', (letters) => {
  expect(wordsSpelt(letters)).toEqual([]);
});
