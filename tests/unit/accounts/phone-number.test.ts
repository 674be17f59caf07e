import { isAreaCode, readPhone } from '@/backend/contract/accounts/phone-number';

test.each([
  ['86', '13900001111', '86 13900001111'],
  ['86', '013900001111', '86 13900001111'],
  ['852', '51234567', '852 51234567'],
  ['44', '07700900123', '44 7700900123'],
  ['1', '2425551234', '1 2425551234'],
  ['1242', '5551234', '1 2425551234'],
  ['4779', '123456', '47 79123456'],
  ['5999', '1234567', '5999 1234567'],
  ['39', '0612345678', '39 0612345678'],
  ['225', '0712345678', '225 0712345678'],
])('+%s %s is stored as +%s', (areaCode, digits, stored) => {
  expect(Object.values(readPhone(areaCode, digits) ?? {}).join(' ')).toBe(stored);
});

test.each([
  ['86', '1390000111'],
  ['86', '23900001111'],
  ['86', '8613900001111'],
  ['1', '12025550123'],
  ['44', '0000012'],
  ['852', '1234567890123'],
])('+%s %s is not a valid number', (areaCode, digits) => {
  expect(readPhone(areaCode, digits)).toBeNull();
});

test('only area codes of the table are valid', () => {
  expect(['86', '1', '1242', '852', '39'].filter((code) => !isAreaCode(code))).toEqual([]);
  expect(['861', '8613', '861390', '0', '', '99', '13'].filter(isAreaCode)).toEqual([]);
});
