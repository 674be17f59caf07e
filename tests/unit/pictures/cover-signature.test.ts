/** @jest-environment node */
import { coverCode } from '@/lib/pictures/cover-code';
import { isSignedCover, signCover } from '@/lib/platform/config/cover-signature';

jest.mock('@/lib/platform/config/config', () => ({ getConfig: () => ({ backendSecret: 's'.repeat(40) }) }));

const code = coverCode({ code: 'o0001', words: ['这一句印在文章里'] }, 'zh-Hans');

test('words are drawn for everyone only with their signature', () => {
  const signed = signCover(code);
  expect(isSignedCover(signed)).toBe(true);
  expect(isSignedCover(code)).toBe(false);
  expect(isSignedCover(`${code}~abcdefghijklmnop`)).toBe(false);
  const other = coverCode({ code: 'o0001', words: ['这一句没有印过'] }, 'zh-Hans');
  expect(isSignedCover(signed.replace(code, other))).toBe(false);
});

test('numbers without words need no signature', () => {
  expect(signCover('b02000azz')).toBe('b02000azz');
  expect(isSignedCover('b02000azz')).toBe(true);
  expect(isSignedCover('')).toBe(true);
});
