/** @jest-environment node */
import { apartAtSeams, wordsAtSeams } from '@/backend/modules/search/queries/seams';

test.each([
  ['周报236', '周报 236', '周报 236'],
  ['bdk2029', 'bdk 2029', 'bdk 2029'],
  ['第5条bridge', '第 5 条 bridge', '5 bridge'],
  ['第236期周报', '第 236 期周报', '236 期周报'],
  ['第5条', '第 5 条', '第 5 条'],
  ['btc涨', 'btc 涨', 'btc 涨'],
  ['涨 eth升级', '涨 eth 升级', '涨 eth 升级'],
])('%s is taken apart', (typed, apart, words) => {
  expect(apartAtSeams(typed)).toBe(apart);
  expect(wordsAtSeams(typed)).toBe(words);
});
