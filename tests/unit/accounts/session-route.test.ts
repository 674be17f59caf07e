/** @jest-environment node */
import { GET } from '@/app/api/session/route';
import { callFor } from '@/lib/platform/calls/member-call';
import { sealSession, SESSION_COOKIE } from '@/lib/platform/session/session';

jest.mock('@/lib/platform/calls/member-call', () => ({
  ...jest.requireActual('@/lib/platform/calls/member-call'),
  callFor: jest.fn(),
}));
jest.mock('@/lib/platform/config/config', () => ({
  getConfig: () => ({
    sessionSecret: 'a-secret-of-thirty-two-characters!',
    siteUrl: 'http://localhost',
    backendSecret: 's',
  }),
}));

/** Requests the session from a portal whose backend answers with code, message and data only. */
async function request(status: number, code: number) {
  jest.mocked(callFor).mockResolvedValue({ status, envelope: { code, message: '请稍候', data: null } });
  const sealed = await sealSession({ token: 't', userId: 42, mobile: '' });
  const headers = { cookie: `${SESSION_COOKIE}=${sealed}` };
  const answer = await GET(new Request('http://localhost/api/session', { headers }));
  const envelope = await answer.json();
  return { isCleared: answer.headers.has('set-cookie'), ...envelope };
}

test.each([
  [200, 1005],
  [200, 5006],
  [429, 5006],
  [429, 429],
  [200, 429],
  [200, 10500],
  [503, 503],
])('status %i with code %i keeps the session and is passed on', async (status, code) => {
  expect(await request(status, code)).toMatchObject({ isCleared: false, code, message: '请稍候' });
});

test.each([
  [401, 401],
  [200, 10100],
])('status %i with code %i ends the session', async (status, code) => {
  expect(await request(status, code)).toMatchObject({ isCleared: true, code });
});
