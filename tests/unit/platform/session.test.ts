/** @jest-environment node */
import { sealData } from 'iron-session';
import { getConfig } from '@/lib/platform/config/config';
import { openSession, sealSession } from '@/lib/platform/session/session';

const session = { token: 'a-token', userId: 7, mobile: '' };

test('a cookie sealed here is opened', async () => {
  expect(await openSession(await sealSession(session))).toEqual(session);
});

test('a cookie sealed by another installation is refused', async () => {
  const password = `${getConfig().sessionSecret}-of-another-installation`;
  expect(await openSession(await sealData(session, { password }))).toBeNull();
});

test.each([
  ['a damaged cookie', async () => `${(await sealSession(session)).slice(0, -3)}xyz`],
  ['no cookie', async () => undefined],
  ['an empty cookie', async () => ''],
  [
    'a cookie of other content',
    () => sealData({ token: 'a-token' }, { password: getConfig().sessionSecret }),
  ],
])('%s is refused', async (_, cookie) => {
  expect(await openSession(await cookie())).toBeNull();
});
