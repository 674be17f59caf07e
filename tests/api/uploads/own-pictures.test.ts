import { makeCall, CHEAP_PASSWORDS, register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { noise, upload } from '@/tests/support/pictures';

let backend: TestBackend;
let token: string;
let other: string;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '10', SAMPLE_CONTENT: 'off' });
  token = (await register(backend, 'painter@example.org')).token;
  other = (await register(backend, 'other-painter@example.org')).token;
});
afterAll(() => backend.destroy());

const picture = (side: number) => noise(side, side).jpeg().toBuffer();
const asAvatar = (path: string) => makeCall(backend, 'editUser', { avatar_img: path }, { token });
const inFeedback = (...images: string[]) =>
  makeCall(backend, 'submitFeedback', { content: '五个字够了', images }, { token });
const stored = async (bytes: Buffer, purpose: string, owner = token) =>
  (await upload(backend, owner, bytes, purpose)).data;

const NOT_AVATAR = { status: 400, code: 400, fields: { avatar_img: 'notOurPicture' } };
const NOT_FEEDBACK = { status: 400, code: 400, fields: { images: 'notOurPicture' } };

test('the path of a picture that nobody uploaded is refused', async () => {
  const path = `/uploads/00/${'0'.repeat(32)}.png`;
  expect(await asAvatar(path)).toMatchObject(NOT_AVATAR);
  expect(await inFeedback(path)).toMatchObject(NOT_FEEDBACK);
  const { data } = await makeCall(backend, 'userInfo', {}, { token });
  expect(data.avatar_img).toBe('');
});

test('a picture can be used only for the purpose it was uploaded for', async () => {
  const dot = await stored(await picture(1), 'content');
  expect(await asAvatar(dot)).toMatchObject(NOT_AVATAR);
  expect(await inFeedback(dot)).toMatchObject(NOT_FEEDBACK);
  const shot = await stored(await picture(60), 'feedback');
  expect(await asAvatar(shot)).toMatchObject(NOT_AVATAR);
  expect((await inFeedback(shot, shot)).code).toBe(200);
  expect(await inFeedback(shot, dot)).toMatchObject(NOT_FEEDBACK);
  const face = await stored(await picture(240), 'avatar');
  expect((await asAvatar(face)).data.avatar_img).toBe(face);
});

test('a picture of another member is refused', async () => {
  expect(await asAvatar(await stored(await picture(220), 'avatar', other))).toMatchObject(NOT_AVATAR);
  expect(await inFeedback(await stored(await picture(50), 'feedback', other))).toMatchObject(NOT_FEEDBACK);
});

test('the same picture uploaded for several purposes can be used for each, in any order', async () => {
  const bytes = await picture(260);
  const path = await stored(bytes, 'content');
  expect(await asAvatar(path)).toMatchObject(NOT_AVATAR);
  expect(await stored(bytes, 'avatar')).toBe(path);
  expect(await stored(bytes, 'feedback')).toBe(path);
  expect((await asAvatar(path)).code).toBe(200);
  expect((await inFeedback(path)).code).toBe(200);
});

test('a picture of feedback stays one when the same file is uploaded for something else', async () => {
  const bytes = await picture(70);
  const path = await stored(bytes, 'feedback');
  expect(await stored(bytes, 'content')).toBe(path);
  expect((await inFeedback(path)).code).toBe(200);
});

test('the current picture can be sent again, and removed', async () => {
  const face = await stored(await picture(280), 'avatar');
  for (const path of [face, face, '']) expect((await asAvatar(path)).data.avatar_img).toBe(path);
});
