import {
  makeCall,
  CHEAP_PASSWORDS,
  GOOD_PASSWORD,
  register,
  samplePhone,
  waiting,
} from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { noise, upload } from '@/tests/support/pictures';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '100' });
});
afterAll(() => backend.destroy());

const statusOf = async (path: string) => (await backend.raw(path)).status;

async function untilGone(path: string): Promise<number> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const status = await statusOf(path);
    if (status === 404 || Date.now() > deadline) return status;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

test('deleting an account deletes its picture and its unsent letters', async () => {
  const email = 'takes-all@example.org';
  const { token } = await register(backend, email);
  const stays = (await register(backend, 'stays@example.org')).token;
  const [privatePicture, shared] = await Promise.all([
    noise(320, 320).png().toBuffer(),
    noise(330, 330).png().toBuffer(),
  ]);
  const mine = (await upload(backend, token, privatePicture, 'avatar')).data;
  const both = (await upload(backend, token, shared, 'avatar')).data;
  expect((await upload(backend, stays, shared, 'avatar')).data).toBe(both);
  await makeCall(backend, 'editUser', { avatar_img: mine }, { token });
  await makeCall(backend, 'sendMailCode', { purpose: 'confirm' }, { token });
  const lettersTo = async () => (await waiting(backend)).filter(({ to }) => to === email);
  expect((await lettersTo()).length).toBeGreaterThan(0);
  expect([await statusOf(mine), await statusOf(both)]).toEqual([200, 200]);

  expect((await makeCall(backend, 'deleteAccount', { password: GOOD_PASSWORD }, { token })).code).toBe(200);
  expect(await untilGone(mine)).toBe(404);
  expect(await statusOf(both)).toBe(200);
  const [letter, ...others] = await lettersTo();
  expect(others).toEqual([]);
  expect(letter?.subject).toBe('你的链讯账号已删除');
});

test('logging out ends an unfinished upgrade of a phone account', async () => {
  const { mobile, phone_code, password } = samplePhone(backend);
  const begun = await makeCall(backend, 'login', { type: 1, mobile, phone_code, password });
  expect(begun.data.kind).toBe('upgrade');
  const { token } = begun.data;
  const bind = () =>
    makeCall(backend, 'bindEmail', { email: 'bound@example.org', code: '000000' }, { token });
  expect((await bind()).messageKey).toBe('codeWrong');
  // The token of an upgrade is not accepted as a session by any call.
  expect((await makeCall(backend, 'userByToken', { token })).messageKey).toBe('sessionExpired');
  expect((await makeCall(backend, 'logOut', {}, { token })).data.revoked).toBe(1);
  expect((await bind()).messageKey).not.toBe('codeWrong');
});
