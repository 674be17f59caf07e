import { CHEAP_PASSWORDS, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { callsOf, type MemberCalls, WHOLE_TEXT } from '@/tests/support/drafts';

let backend: TestBackend;
let admin: MemberCalls;

beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '1000', SUBMISSIONS: 'selected' });
  admin = callsOf(backend, (await signInAs(backend, 'admin')).token);
});
afterAll(() => backend.destroy());

test('with SUBMISSIONS=selected every member writes drafts, and only selected ones submit them', async () => {
  const { id, token } = await register(backend, 'writer@example.org');
  const writer = callsOf(backend, token);
  expect((await writer('writingSetup')).data.may_submit).toBe(false);
  const draft = (await writer('saveDraft', WHOLE_TEXT)).data;
  expect(await writer('submitContent', draft)).toMatchObject({
    status: 403,
    messageKey: 'submissionsClosed',
  });
  expect((await writer('myContents', { status: 'draft' })).data.total).toBe(1);

  const { version } = (await admin('deskUser', { id })).data;
  expect((await admin('setRoles', { id, version, roles: ['columnist'] })).code).toBe(200);
  expect((await writer('writingSetup')).data.may_submit).toBe(true);
  expect((await writer('submitContent', draft)).code).toBe(200);
});
