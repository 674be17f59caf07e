/** @jest-environment node */
import { setStoredNames } from '@/backend/modules/search/queries/word-classes';
import { planQuery } from '@/backend/modules/search/queries/plan-query';
import { amountsOtherwise } from '@/backend/modules/search/queries/amounts';
import { synonymsIn, variantsOf } from '@/backend/modules/search/queries/query-variants';

const otherWordsIn = (text: string) => synonymsIn(text).flatMap(({ others }) => others);

test.each([
  ['智慧合約', '智能合约'],
  ['閃電網路', '闪电网络'],
  ['軟體錢包', '软件钱包'],
  ['雜湊', '哈希'],
  ['使用者', '用户'],
  ['數位資產', '数字资产'],
  ['公債', '国债'],
  ['選擇權', '期权'],
  ['智能合约', '智慧合约'],
  ['退市', '除牌'],
  ['賀錦麗', '卡玛拉·哈里斯'],
  ['鮑里斯·強生', '鲍里斯·约翰逊'],
  ['文翠珊', '特雷莎·梅'],
  ['比特币减半', ' btc 减半'],
  ['go-libp2p2022', 'go-libp2p 2022'],
  ['js-libp2p3.0', 'js-libp2p 3.0'],
  ['decentralised identity', 'decentralized identity'],
])('%s is also looked up as %s', (typed, other) => {
  expect(variantsOf(typed).map((variant) => variant.replace(/ $/, ''))).toContain(other);
});

test('the typed words come first, and are ranked before those of another region', () => {
  expect(variantsOf('公債')[0]).toBe('公债');
  expect(planQuery('公債')?.literal).toBe(planQuery('公债')?.literal);
  expect(planQuery('公債')?.literal).not.toBeNull();
  expect(planQuery('矿场')?.literal).toBeNull();
});

test.each(['bdk2029', 'sha256', 'erc4337', 'p2p', '2022'])(
  'the number of %s is not taken from it',
  (typed) => {
    expect(variantsOf(typed)).toEqual([typed]);
  },
);

test.each([
  ['树莓派节点', ' raspberry pi 节点'],
  ['raspberry pi 节点', '树莓派  节点'],
  ['V神', 'vitalik'],
  ['XMR 0.18', '门罗币  0.18'],
  ['凯西·伍德', 'cathie wood'],
  ['凱西・伍德', 'cathie wood'],
  ['凯西伍德减持', 'cathie wood 减持'],
  ['Cathie Wood', '凯西·伍德'],
  ['反洗钱金融行动特别工作组', 'fatf'],
  ['QR Code', '二维码'],
])('%s is also looked up as %s', (typed, other) => {
  expect(variantsOf(typed).map((variant) => variant.trim())).toContain(other.trim());
});

test.each([
  ['8500000美元', '850万美元'],
  ['8500000 usd', '8.5m usd'],
  ['raises 45 million', 'raises 45m'],
  ['$1.3 billion stolen', '$1.3bn stolen'],
  ['1.3 billion 被盗', '13亿 被盗'],
  ['2,400,000,000 市值', '24亿 市值'],
  ['市值3000000000', '市值30亿'],
  ['5兆美元', '5万亿美元'],
])('the amount of %s is also looked up as %s', (typed, other) => {
  expect(variantsOf(typed)[0]).toContain(typed.slice(0, 3));
  expect(variantsOf(typed)).toContain(other);
});

test.each([
  '区块 840123',
  '50,000',
  '2100',
  '0x8500000',
  'bip8500000',
  '31000000.5.1',
  '5兆赫',
  '9000000000000000000000',
])('%s holds no amount written out', (typed) => {
  expect(amountsOtherwise(typed)).toEqual([]);
});

test('common words in English are looked up only beside a search that finds nothing', () => {
  expect(variantsOf('钱包')).toEqual(['钱包']);
  expect(otherWordsIn('钱包')).toEqual(['wallet']);
});

test('a label with names in two languages is one thing, from the moment its names are read', () => {
  expect(otherWordsIn('清算所的夜班')).toEqual([]);
  setStoredNames([['清算所', 'Clearing House']]);
  expect(otherWordsIn('清算所的夜班')).toEqual(['clearing house']);
  expect(otherWordsIn('clearing houses')).toEqual(['清算所']);
  expect(variantsOf('清算所')).toEqual(['清算所']);
  setStoredNames([]);
});
