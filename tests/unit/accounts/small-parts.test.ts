import { deviceOf } from '@/lib/accounts/device-name';
import { textLength } from '@/lib/platform/language/text-length';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge',
    'Windows',
  ],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari', 'iPhone'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/130.0 Mobile Safari/537.36', 'Chrome', 'Android'],
  ['curl/8.9', '', ''],
  ['', '', ''],
])('%s', (agent, browser, system) => {
  expect(deviceOf(agent)).toEqual({ browser, system });
});

it('counts characters as the backend does', () => {
  expect(textLength('  你好👍🏽 ')).toBe(4);
  expect(textLength(' \n ')).toBe(0);
});
