import { halfWidths } from '@/backend/contract/half-widths';
import { documentTitle } from '@/lib/publishing/metadata/document-title';

test.each([
  ['a short title has the name of the site', '快讯', '快讯 - 链讯'],
  ['a title with the name has it once', '链讯周刊', '链讯周刊'],
  [
    'the name is left out where it does not fit',
    '美联储维持利率不变，比特币短线跌破九万美元后快速收复失地',
    '美联储维持利率不变，比特币短线跌破九万美元后快速收复失地',
  ],
  [
    'a long Chinese title ends with a phrase',
    '美联储维持利率不变，点阵图显示明年降息两次，比特币短线跌破九万美元后快速收复失地',
    '美联储维持利率不变，点阵图显示明年降息两次 - 链讯',
  ],
  [
    'a phrase inside a quotation is no end',
    '交易所回应“储备金报告里少了一行，也没有人看到”，并在第二天补上全部数字和签名',
    '交易所回应“储备金报告里少了一行，也没有人看到” - 链讯',
  ],
  [
    'a long English title ends with a phrase',
    'Stablecoin issuers face new reserve rules in Hong Kong, with a six-month transition for licensed firms',
    'Stablecoin issuers face new reserve rules in Hong Kong',
  ],
  [
    'without a phrase it ends with a word',
    'Stablecoin issuers face considerably stricter reserve requirements throughout the region',
    'Stablecoin issuers face considerably stricter reserve…',
  ],
  [
    'a number is not cut',
    '这是一个没有任何停顿而且写得特别长的标题里面有一个数字1234567.89亿',
    '这是一个没有任何停顿而且写得特别长的标题里面有一个数字…',
  ],
])('%s', (_, title, shown) => {
  expect(documentTitle(title, '链讯')).toBe(shown);
  expect(halfWidths(shown)).toBeLessThanOrEqual(60);
});

test('a title written for search results is shown in place of the title', () => {
  const title = '美联储维持利率不变，点阵图显示明年降息两次，比特币短线跌破九万美元后快速收复失地';
  expect(documentTitle(title, '链讯', '美联储按兵不动，比特币收复九万美元')).toBe(
    '美联储按兵不动，比特币收复九万美元 - 链讯',
  );
  expect(documentTitle(title, '链讯', '')).toBe(documentTitle(title, '链讯'));
});
