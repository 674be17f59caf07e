import { calls } from '@/backend/contract/calls';
import { makeCall, CHEAP_PASSWORDS, register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { noise } from '@/tests/support/pictures';

let backend: TestBackend;
let token: string;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, SAMPLE_CONTENT: 'off', LIMITS_TIMES: '1000' });
  token = (await register(backend, 'doors@example.org')).token;
});
afterAll(() => backend.destroy());

const NAME = '0'.repeat(32);
const PATHS = [
  '/uploads/../sample-accounts.json',
  '/uploads/..%2f..%2fsample-accounts.json',
  '/uploads/%2e%2e/%2e%2e/secrets.json',
  '/uploads/00/..%5c..%5cx.jpg',
  `/uploads/00/${NAME}.jpg%00.html`,
  `/uploads/00/${NAME}.svg`,
  `/uploads/00/${NAME}.jpg/`,
  `/uploads//00/${NAME}.jpg`,
  '/uploads/%ff%fe/a.jpg',
  '/uploads/%',
  `/uploads/00/${'a'.repeat(5000)}.jpg`,
  `/privateUploads/00/${NAME}.jpg`,
  '/privateUploads/..%2fuploads',
];

test.each(PATHS)('%s is not found, with or without a session', async (path) => {
  for (const authorization of ['', token]) {
    const answer = await backend.raw(path, { headers: authorization ? { authorization } : {} });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(await answer.text()).not.toMatch(/password|secret/i);
  }
});

test('forms with repeated fields, fields after the picture or several pictures never cause a 500', async () => {
  const image = new Blob([new Uint8Array(await noise(40, 30).jpeg().toBuffer())], { type: 'image/jpeg' });
  const send = async (fields: [string, string | Blob][]) => {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    const headers = { authorization: token };
    return (await backend.raw(calls.upload.path, { method: 'POST', headers, body })).status;
  };
  const forms: [string, string | Blob][][] = [
    [
      ['purpose', 'content'],
      ['purpose', 'realname'],
      ['image', image],
    ],
    [
      ['image', image],
      ['purpose', 'avatar'],
    ],
    [
      ['purpose', 'content'],
      ['image', image],
      ['image', image],
    ],
    [
      ['purpose', image],
      ['image', image],
    ],
    [['image', 'text where a file belongs']],
    [
      ['purpose', 'x'.repeat(100_000)],
      ['image', image],
    ],
    Array.from({ length: 300 }, (_, index): [string, string] => [`field${index}`, 'x']),
  ];
  for (const form of forms) expect(await send(form)).toBeLessThan(500);
  expect(
    await send([
      ['purpose', 'content'],
      ['image', image],
    ]),
  ).toBe(200);
});

test('the token of a session that was logged out is refused by every call, however often it is used', async () => {
  const { token: endedToken } = await register(backend, 'replay@example.org');
  expect((await makeCall(backend, 'logOut', {}, { token: endedToken })).code).toBe(200);
  for (const name of ['userInfo', 'exportData', 'deleteAccount', 'revokeSession'] as const)
    expect((await makeCall(backend, name, { id: 1 }, { token: endedToken })).code).toBe(10200);
  expect((await makeCall(backend, 'logOut', {}, { token: endedToken })).data).toEqual({ revoked: 0 });
});
