/** @jest-environment node */
import { POST } from '@/app/api/pvuv/route';
import { call } from '@/lib/platform/calls/read';
import { sealSession, SESSION_COOKIE } from '@/lib/platform/session/session';

jest.mock('@/lib/platform/calls/read', () => ({ call: jest.fn() }));
jest.mock('@/lib/platform/config/config', () => ({
  getConfig: () => ({ sessionSecret: 'a-secret-of-thirty-two-characters!' }),
}));

async function record(cookie: string, usid: string): Promise<unknown> {
  const body = JSON.stringify({ page: '/news', usid });
  await POST(new Request('http://localhost/api/pvuv', { method: 'POST', headers: { cookie }, body }));
  return jest.mocked(call).mock.lastCall?.[1];
}

test('a page view bears the number of who is signed in, whatever the browser says', async () => {
  const sealed = await sealSession({ token: 't', userId: 42, mobile: '' });
  expect(await record(`a=b; ${SESSION_COOKIE}=${sealed}`, '7')).toMatchObject({ usid: '42', page: '/news' });
  expect(await record('', '7')).toMatchObject({ usid: '' });
});
