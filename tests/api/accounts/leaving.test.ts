import {
  makeCall,
  CHEAP_PASSWORDS,
  GOOD_PASSWORD,
  register,
  samplePhone,
  signInAs,
  waiting,
} from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, contentInState, WHOLE_TEXT } from '@/tests/support/drafts';
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

test('with an account end its unpublished changes and preview addresses; what the desk has scheduled waits for the desk', async () => {
  const admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
  const left = await register(backend, 'writes@example.org');
  const writer = callsOf(backend, left.token);
  const owned = { owner: writer, admin };
  const begun = await contentInState('draft', owned);
  const changed = await contentInState('live, pending', owned);
  const scheduled = await contentInState('live, pending', owned);
  const soon = { release_time: new Date(Date.now() + 60_000).toISOString() };
  expect((await admin('approveContent', { ...scheduled, ...soon })).code).toBe(200);
  const preview = (await writer('previewLink', { id: changed.id })).data;
  const shown = async (token: string) => (await admin('previewContent', { token, locale: 'zh-Hans' })).status;
  expect(await shown(preview.token)).toBe(200);
  await admin('setRoles', { id: left.id, version: 1, roles: ['editor'] });
  const flash = { lang: 'zh-Hans', title: '到点发的一条' };
  const flashOfWriter = (await writer('publishFlash', { ...flash, ...soon })).data;
  const moved = (await writer('publishFlash', { ...flash, ...soon })).data;
  expect((await admin('scheduleContent', { ...moved, ...soon })).code).toBe(200);

  expect((await writer('deleteAccount', { password: GOOD_PASSWORD })).code).toBe(200);
  expect(await shown(preview.token)).toBe(410);
  const read = async (id: number) => (await admin('readDraft', { id })).data;
  expect((await admin('readDraft', { id: begun.id })).status).toBe(404);
  for (const { id } of [changed, scheduled]) {
    expect(await read(id)).toMatchObject({ status: 'approved', edit: null, submitted: null, owner: null });
    expect((await read(id)).document.texts[0]?.title).toBe(WHOLE_TEXT.title);
  }
  // Of all versions those stay that were live.
  for (const { id } of [changed, scheduled]) {
    const { list } = (await admin('revisions', { id })).data;
    expect(list.map(({ command }) => command)).toEqual(['approve']);
    const log = (await admin('auditLog', { subject: 'content', subject_id: String(id) })).data.list;
    expect(JSON.stringify(log)).not.toContain('改过的题目');
  }
  // Nobody may rely on the approval of somebody who has left; a time that another editor set stands.
  expect(await read(flashOfWriter.id)).toMatchObject({ status: 'pending', owner: null });
  expect(await read(moved.id)).toMatchObject({ status: 'scheduled', owner: null });
  const { version } = await read(flashOfWriter.id);
  expect((await admin('approveContent', { id: flashOfWriter.id, version })).code).toBe(200);
});
