import { type Area, findAreas, matchTypedCode } from '@/lib/accounts/area-codes';

const AREAS: Area[] = [
  { country: '中国', area_code: '86', iso: 'CN' },
  { country: '中国香港特别行政区', area_code: '852', iso: 'HK' },
  { country: '安圭拉', area_code: '1264', iso: 'AI' },
  { country: '美国', area_code: '1', iso: 'US' },
  { country: '埃及', area_code: '20', iso: 'EG' },
];

test.each([
  ['', ['CN', 'HK', 'AI', 'US', 'EG']],
  ['8', ['CN', 'HK']],
  ['+85', ['HK']],
  ['+1', ['US', 'AI']],
  ['中国', ['CN', 'HK']],
  ['us', ['US']],
  ['不存在', []],
])('%j finds %j', (typed, expected) => {
  expect(findAreas(AREAS, typed).map(({ iso }) => iso)).toEqual(expected);
});

test.each([
  ['852', '852'],
  ['+1', '1'],
  ['埃及', '20'],
  ['12', '1264'],
  ['中国', null],
  ['不存在', null],
  ['', null],
])('%j typed without choosing a row means %j', (typed, expected) => {
  expect(matchTypedCode(AREAS, typed)).toBe(expected);
});

test.each([
  ['852', '852'],
  [' +1 ', '1'],
  ['086', null],
  ['香港', null],
])('%j means %j while the table is loading', (typed, expected) => {
  expect(matchTypedCode([], typed)).toBe(expected);
});
