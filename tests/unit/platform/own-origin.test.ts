/** @jest-environment node */
import { isOwnOrigin } from '@/lib/platform/session/proxy';

let siteUrl = '';
jest.mock('@/lib/platform/config/config', () => ({ getConfig: () => ({ siteUrl }) }));
jest.mock('@/lib/platform/session/caller', () => ({ callerOf: () => null }));
jest.mock('@/lib/platform/session/cookies', () => ({ noSessionCookies: () => [] }));

const requests = (origin: string | null, host: string) =>
  isOwnOrigin(
    new Request('http://portal/api/x', { method: 'POST', headers: { host, ...(origin && { origin }) } }),
  );

test.each([
  ['https://lianxun.example', 'lianxun.example', true],
  // A proxy may send another `Host`.
  ['https://lianxun.example', '127.0.0.1:3000', true],
  ['http://lianxun.example', 'lianxun.example', false],
  ['https://lianxun.example:8443', 'lianxun.example:8443', false],
  // A foreign name that resolves to this machine, as in DNS rebinding.
  ['https://rebound.example', 'rebound.example', false],
  ['https://elsewhere.example', 'lianxun.example', false],
  ['https://lianxun.example.evil.example', 'lianxun.example', false],
  ['null', 'lianxun.example', false],
  [null, 'lianxun.example', false],
])('a request from %s to the host %s is of the own origin: %s', (origin, host, isOwn) => {
  siteUrl = 'https://lianxun.example';
  expect(requests(origin, host)).toBe(isOwn);
});

test('the path and the default port of the site’s address are ignored, as in a browser', () => {
  siteUrl = 'http://localhost:3000';
  expect(requests('http://localhost:3000', 'localhost:3000')).toBe(true);
  siteUrl = 'https://lianxun.example:443/portal';
  expect(requests('https://lianxun.example', 'lianxun.example')).toBe(true);
});

test.each([
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['http://localhost:3001', false],
  ['https://localhost:3000', false],
  ['http://rebound.example:3000', false],
  ['http://127.0.0.1.rebound.example:3000', false],
])('loopback names count as the same origin: %s %s', (origin, isOwn) => {
  siteUrl = 'http://localhost:3000';
  expect(requests(origin, 'localhost:3000')).toBe(isOwn);
});
