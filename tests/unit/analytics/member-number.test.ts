/** @jest-environment node */
import { POST } from '@/app/api/pvuv/route';
import { callFor } from '@/lib/platform/calls/member-call';
import { sealSession, SESSION_COOKIE } from '@/lib/platform/session/session';

jest.mock('@/lib/platform/calls/member-call', () => ({ callFor: jest.fn() }));
jest.mock('@/lib/platform/session/caller', () => ({
  ...jest.requireActual('@/lib/platform/session/caller'),
  callerOf: () => Promise.resolve({ token: null, address: '127.0.0.1', agent: '', locale: 'en' }),
}));
jest.mock('@/lib/platform/config/config', () => ({
  getConfig: () => ({ sessionSecret: 'a-secret-of-thirty-two-characters!', siteUrl: 'http://localhost' }),
}));

async function record(cookie: string, usid: string): Promise<unknown> {
  const body = JSON.stringify({ page: '/news', usid });
  await POST(
    new Request('http://localhost/api/pvuv', {
      method: 'POST',
      headers: { cookie, origin: 'http://localhost' },
      body,
    }),
  );
  return jest.mocked(callFor).mock.lastCall?.[2];
}

test('a page view has the id of the signed-in member, whatever the browser sends', async () => {
  const sealed = await sealSession({ token: 't', userId: 42, mobile: '' });
  expect(await record(`a=b; ${SESSION_COOKIE}=${sealed}`, '7')).toMatchObject({ usid: '42', page: '/news' });
  expect(await record('', '7')).toMatchObject({ usid: '' });
});
