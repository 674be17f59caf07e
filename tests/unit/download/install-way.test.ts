import { installWay } from '@/lib/download/install-way';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)';

test.each([
  ['ios', `${IPHONE} ${WEBKIT}`, true],
  ['ios', `${MAC} ${WEBKIT}`, true],
  ['mac', `${MAC} ${WEBKIT}`, false],
  ['computer', `${MAC} ${BLINK}`, false],
  ['computer', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${BLINK} Edg/140.0.0.0`, true],
  ['android', `Mozilla/5.0 (Linux; Android 15; Pixel 9) ${BLINK}`, true],
  ['firefox', 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', true],
  ['chat', `${IPHONE} AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.53`, true],
])('%s: %s', (way, userAgent, hasTouch) => {
  expect(installWay(userAgent, hasTouch)).toBe(way);
});
