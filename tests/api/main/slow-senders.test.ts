import { calls } from '@/backend/contract/calls';
import { register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { FORM_HEAD, FORM_TYPE, sendSlowly } from '@/tests/support/slow-sender';

/** A request that is refused long before the last of its 20 MB is sent; its sender reads only then. */

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ SAMPLE_CONTENT: 'off' });
});
afterAll(() => backend.destroy());

const json = { 'content-type': 'application/json' };

test.each([
  ['a body over the limit', '/search', 413],
  ['a call that needs a session', '/getUserInfo', 401],
  ['an unknown path', '/nothing', 404],
])('%s: its sender reads the refusal', async (_, path, status) => {
  expect(await sendSlowly(backend.url + path, json)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});

test('a picture over the limit: its sender reads the refusal', async () => {
  const { token } = await register(backend, 'slow@example.org');
  const headers = { 'content-type': FORM_TYPE, authorization: token };
  const answer = await sendSlowly(backend.url + calls.upload.path, headers, FORM_HEAD);
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
});

test('an idle connection stays open for longer than any client keeps one', async () => {
  const answer = await backend.raw('/healthz');
  expect(answer.headers.get('keep-alive')).toBe('timeout=75');
});
