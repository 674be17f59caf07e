import { type Area, findAreas } from '@/lib/account/areas';

const AREAS: Area[] = [
  { country: '中国', area_code: '86', iso: 'CN' },
  { country: '中国香港特别行政区', area_code: '852', iso: 'HK' },
  { country: '美国', area_code: '1', iso: 'US' },
  { country: '埃及', area_code: '20', iso: 'EG' },
];

test.each([
  ['', ['CN', 'HK', 'US', 'EG']],
  ['8', ['CN', 'HK']],
  ['+85', ['HK']],
  ['中国', ['CN', 'HK']],
  ['us', ['US']],
  ['不存在', []],
])('%j finds %j', (typed, expected) => {
  expect(findAreas(AREAS, typed).map(({ iso }) => iso)).toEqual(expected);
});
