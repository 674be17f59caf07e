import { withUnit } from '@/backend/contract/figures/cells';

test.each([
  ['0.981', '$', '$0.981'],
  ['1.42', '$m', '$1.42m'],
  ['-0.09', '$m', '\u2212$0.09m'],
  ['-6.20', 'm yuan', '\u22126.20m yuan'],
  ['-620', '万元', '\u2212620万元'],
  ['11.2', '%', '11.2%'],
  ['8.2', 'MW', '8.2 MW'],
  ['88%', '%', '88%'],
])('%s in %s is read as %s', (text, unit, read) => {
  expect(withUnit(text, { unit })).toBe(read);
});
