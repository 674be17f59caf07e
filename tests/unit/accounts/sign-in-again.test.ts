/** @jest-environment node */
import { signIn } from '@/lib/accounts/session-actions';
import { callFor } from '@/lib/platform/calls/member-call';

jest.mock('@/lib/platform/calls/member-call', () => ({
  ...jest.requireActual('@/lib/platform/calls/member-call'),
  callFor: jest.fn(),
}));
jest.mock('@/lib/platform/config/config', () => ({
  getConfig: () => ({ sessionSecret: 'a-secret-of-thirty-two-characters!', siteUrl: 'http://localhost' }),
}));

const caller = { address: '192.0.2.1', agent: '', device: '', locale: 'zh-Hans' as const };
const answer = (code: number) => ({
  status: code === 200 ? 200 : 401,
  envelope: { code, message: '', data: { token: 'new', id: 1, kind: 'session', user: null } },
});
const logIn = (token: string | null) =>
  signIn('login')({ ...caller, token }, { type: 4, email: 'a@example.org', password: 'x' });
const ended = () => jest.mocked(callFor).mock.calls.filter(([, name]) => name === 'logOut');

beforeEach(() => jest.mocked(callFor).mockReset());

test('signing in again in the same browser ends its previous session', async () => {
  jest.mocked(callFor).mockResolvedValue(answer(200));
  await logIn('old');
  expect(ended()).toEqual([[expect.objectContaining({ token: 'old' }), 'logOut', {}]]);
});

test('a sign-in that fails, or the first one in a browser, ends no session', async () => {
  jest.mocked(callFor).mockResolvedValue(answer(1001));
  await logIn('old');
  jest.mocked(callFor).mockResolvedValue(answer(200));
  await logIn(null);
  expect(ended()).toEqual([]);
});
