import { withoutSecret } from '@/backend/contract/process/secret-path';

test.each([
  ['/preview/rs.abc.0123456789abcdef', '/preview/…'],
  ['/en/preview/rs.abc.0123', '/en/preview/…'],
  ['/zh-hant/PREVIEW/rs.abc.0123/', '/zh-hant/PREVIEW/…'],
  ['https://news.example.org/preview/rs.abc?from=x', 'https://news.example.org/preview/…?from=x'],
])('the key in %s is not written down', (address, written) => expect(withoutSecret(address)).toBe(written));

test.each(['/', '/preview', '/news', '/wz_detail/7', '/label/preview/2', ''])('%p stays', (address) =>
  expect(withoutSecret(address)).toBe(address),
);
