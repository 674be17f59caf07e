/** @jest-environment node */
import { apartAtSeams, apartAtVersions, withoutLoneHan } from '@/backend/modules/search/queries/seams';

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
  expect(withoutLoneHan(typed)).toBe(words);
});

test.each([
  ['solidity0.8.14发布', 'solidity 0.8.14发布'],
  ['lnd0.18 v0.8 web3.js erc20', 'lnd 0.18 v0.8 web3.js erc20'],
])('a version is no part of the word before it: %s', (typed, apart) => {
  expect(apartAtVersions(typed)).toBe(apart);
});
