import sharp from 'sharp';
import { makeCall, CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { noise, upload } from '@/tests/support/pictures';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '100' });
  token = (await register(backend, 'documents@example.org')).token;
});
afterAll(() => backend.destroy());

test('pictures of identity documents are shown to administrators only, and used by their owner only', async () => {
  const { data } = await upload(backend, token, await noise(400, 300).jpeg().toBuffer(), 'realname');
  expect(data).toMatch(/^\/privateUploads\//);
  const [admin, editor] = [await signInAs(backend, 'admin'), await signInAs(backend, 'editor')];
  const other = await register(backend, 'other-pictures@example.org');
  const statusFor = async (authorization?: string) =>
    (await backend.raw(data, { headers: authorization ? { authorization } : {} })).status;
  expect(await statusFor()).toBe(401);
  for (const someone of [token, other.token, editor.token]) expect(await statusFor(someone)).toBe(404);
  const answer = await backend.raw(data, { headers: { authorization: admin.token } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect((await backend.raw(data.replace('privateUploads', 'uploads'))).status).toBe(404);

  const form = {
    name: '王小明',
    document_type: 'id_card',
    document_number: '110101199001011234',
    pictures: [data],
  };
  expect((await makeCall(backend, 'submitRealname', form, { token: other.token })).code).toBe(404);
  const pending = await makeCall(backend, 'submitRealname', form, { token });
  expect(pending.data).toMatchObject({
    status: 'pending',
    name: '王*明',
    document_number: '1****************4',
  });
  expect((await makeCall(backend, 'submitRealname', form, { token })).messageKey).toBe(
    'verificationRequested',
  );
  const [request] = (await makeCall(backend, 'realnameRequests', {}, { token: admin.token })).data.list;
  expect(request).toMatchObject({ name: '王小明', pictures: [data] });
  const decide = (input: object) =>
    makeCall(backend, 'decideRealname', { id: request?.id, ...input }, { token: admin.token });
  expect((await decide({ approve: false })).fields).toEqual({ reason: 'required' });
  expect((await decide({ approve: false, reason: '照片模糊' })).data.status).toBe('rejected');
  expect((await decide({ approve: true })).code).toBe(409);
  expect((await makeCall(backend, 'realnameStatus', {}, { token })).data).toMatchObject({
    status: 'rejected',
    reason: '照片模糊',
  });
  const notified = (await makeCall(backend, 'messages', {}, { token })).data.list[0];
  expect(notified).toMatchObject({ kind: 'realname', body: '原因：照片模糊', link: '/my/realname' });
  expect((await makeCall(backend, 'submitRealname', form, { token })).data.status).toBe('pending');
});

test('every picture that is accepted as an identity document can be sent with the form', async () => {
  const owner = (await register(backend, 'moving-document@example.org')).token;
  const frames = await Promise.all(
    ['red', 'blue'].map((background) =>
      sharp({ create: { width: 90, height: 90, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const { data } = await upload(backend, owner, moving, 'realname');
  expect(data).toMatch(/\.webp$/);
  const form = {
    name: '王小明',
    document_type: 'id_card',
    document_number: '110101199001011234',
    pictures: [data],
  };
  expect((await makeCall(backend, 'submitRealname', form, { token: owner })).data).toMatchObject({
    status: 'pending',
  });
});
