/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frontFacts } from '@/scripts/read-settings';
import { cookieOf } from '@/lib/platform/session/caller';
import { authCookie, deviceCookie, noSessionCookies, sessionCookies } from '@/lib/platform/session/cookies';
import { SESSION_COOKIE } from '@/lib/platform/session/session';

let siteUrl = '';
jest.mock('@/lib/platform/config/config', () => ({
  ...jest.requireActual('@/lib/platform/config/config'),
  getConfig: () => ({ sessionSecret: 'a-secret-of-thirty-two-characters!', siteUrl }),
}));

const all = async () => [
  ...(await sessionCookies({ token: 't', userId: 1, mobile: '' })),
  ...noSessionCookies(),
  authCookie('lx_upgrade', 'x', 60),
  deviceCookie('d'),
];
const nameOf = (cookie: string) => cookie.slice(0, cookie.indexOf('='));

test('over https no neighbouring site can set a cookie that is accepted', async () => {
  siteUrl = 'https://news.example.org';
  const cookies = await all();
  for (const cookie of cookies) {
    expect(cookie).toContain('; Secure');
    expect(cookie).toContain('; SameSite=Lax');
    expect(cookie).not.toContain('Domain=');
    if (cookie.startsWith('lx_member=')) continue;
    expect(cookie).toContain('; HttpOnly');
    expect(nameOf(cookie)).toMatch(/^__(?:Host|Secure)-lx_/);
    if (nameOf(cookie).startsWith('__Host-')) expect(cookie).toContain('; Path=/;');
  }
  const [session = ''] = cookies;
  expect(nameOf(session)).toBe('__Host-lx_session');
  const request = (cookie: string) => new Request('https://news.example.org/', { headers: { cookie } });
  expect(cookieOf(request('a=b; __Host-lx_session=mine'), SESSION_COOKIE)).toBe('mine');
  expect(cookieOf(request('lx_session=planted'), SESSION_COOKIE)).toBeUndefined();
});

test('the edge cache recognises the session cookie by its name at this address', () => {
  const env = { NODE_ENV: 'test', DATA_DIR: mkdtempSync(join(tmpdir(), 'lx-front-')) } as const;
  const nameAt = (url: string) => frontFacts({ ...env, SITE_URL: url }).sessionCookie;
  expect(nameAt('https://news.example.org')).toBe('__Host-lx_session');
  expect(nameAt('http://localhost:3000')).toBe('lx_session');
  rmSync(env.DATA_DIR, { recursive: true });
});

test('without https cookies have no prefix, as browsers would refuse it', async () => {
  siteUrl = 'http://localhost:3000';
  expect((await all()).map(nameOf).every((name) => name.startsWith('lx_'))).toBe(true);
});
