import { startBackend, type TestBackend } from '@/tests/support/backend';
import { makeCall, signInAs } from '@/tests/support/accounts';
import type { Scope } from '@/backend/contract/api/scope-names';

jest.setTimeout(120_000);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.destroy());

const makeKey = (token: string, scopes: Scope[]) =>
  makeCall(backend, 'createApiKey', { name: 'A key', scopes }, { token });
const countUse = (key: string | null, address = '198.51.100.80') =>
  makeCall(backend, 'countApiUse', { key }, { address });

test('each request with a key is one use of it, and says how many are left', async () => {
  const { token } = await signInAs(backend, 'reader');
  const { data } = await makeKey(token, ['content:read']);
  const row = async () =>
    (await makeCall(backend, 'listApiKeys', {}, { token })).data.list.find(({ id }) => id === data.id);
  expect(await row()).toMatchObject({ uses: 0, uses_today: 0, last_used_time: null });
  const [first, second] = [await countUse(data.key), await countUse(data.key)];
  expect(await row()).toMatchObject({ uses: 2, uses_today: 2, last_used_time: expect.any(String) });
  const { allowance } = first.data;
  expect(allowance).toMatchObject({ is_exceeded: false, left: allowance.quota - 1 });
  expect(second.data.allowance.left).toBe(allowance.left - 1);
  expect(allowance.reset).toBeLessThanOrEqual(allowance.window);
});

test('beyond the limit of a network the answer says so, with and without a wrong key', async () => {
  const address = '198.51.100.81';
  const { quota } = (await countUse(null, address)).data.allowance;
  for (let count = 1; count < quota; count += 100)
    await Promise.all(Array.from({ length: Math.min(100, quota - count) }, () => countUse(null, address)));
  expect((await countUse(null, address)).data.allowance).toMatchObject({ is_exceeded: true, left: 0 });
  expect((await countUse('lx_wrong', address)).data.allowance.is_exceeded).toBe(true);
  const { token } = await signInAs(backend, 'editor');
  const { data } = await makeKey(token, ['content:read']);
  expect((await countUse(data.key, address)).data.allowance.is_exceeded).toBe(false);
});

test('only editors can make a key for what only editors may do', async () => {
  const { token } = await signInAs(backend, 'reader');
  expect(await makeKey(token, ['data:write'])).toMatchObject({
    status: 400,
    fields: { scopes: 'notAllowed' },
  });
  const editor = await signInAs(backend, 'editor');
  expect(await makeKey(editor.token, ['data:write'])).toMatchObject({ code: 200 });
});
