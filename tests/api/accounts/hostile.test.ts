import { calls, type CallName } from '@/backend/contract/calls';
import type { Call } from '@/backend/contract/call';
import { CHEAP_PASSWORDS, newAddress, register, signInAs } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';

let backend: TestBackend;
let tokens: string[];
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '100000' });
  tokens = [
    '',
    (await register(backend, 'hostile@example.org')).token,
    (await signInAs(backend, 'admin')).token,
  ];
});
afterAll(() => backend.destroy());

const json = 'application/json';
const BODIES: [string, string, BodyInit][] = [
  ['no JSON', json, '{"type":'],
  ['an array', json, '[1,2]'],
  ['null', json, 'null'],
  ['a number', json, '12'],
  ['text of another type', 'text/plain', '{}'],
  ['a form', 'application/x-www-form-urlencoded', 'type=4&email=a%40b.co'],
  ['wrong kinds in every field', json, JSON.stringify(everyField({ $gt: '' }))],
  ['arrays in every field', json, JSON.stringify(everyField(['a', 'a']))],
  ['zero bytes and quotes', json, JSON.stringify(everyField("\u0000' or 1=1 --\ud800"))],
  ['huge numbers', json, JSON.stringify(everyField(1e308))],
  ['negative ids', json, JSON.stringify(everyField(-1))],
  ['prototype keys', json, '{"__proto__":{"id":1},"constructor":{"prototype":{}},"id":"__proto__"}'],
  ['deep nesting', json, `${'['.repeat(5000)}${']'.repeat(5000)}`],
  ['20 MB', json, JSON.stringify({ email: 'x'.repeat(20 * 1024 * 1024) })],
];

/** Every input field of any call, all with the same value. */
function everyField(value: unknown): Record<string, unknown> {
  const names = Object.values<Call>(calls).flatMap(({ input }) => {
    const shape =
      (input as { shape?: object; in?: { shape?: object } }).shape ??
      (input as { in?: { shape?: object } }).in?.shape;
    return Object.keys(shape ?? {});
  });
  return Object.fromEntries(['email', 'mobile', 'code', 'type', ...names].map((name) => [name, value]));
}

const TESTED = Object.entries<Call>(calls).filter(
  ([, call]) => call.access !== 'portal' && call.methods.includes('POST'),
);

/** Only a few calls: each request sends the whole 20 MB. */
const LARGE = ['login', 'upload', 'editUser'];

describe.each(BODIES)('%s', (_, type, body) => {
  test('is answered in the envelope and never with a 500, with or without a session', async () => {
    const isLarge = typeof body === 'string' && body.length > 1e6;
    const requested = isLarge ? TESTED.filter(([name]) => LARGE.includes(name)) : TESTED;
    const answers: string[][] = [];
    for (const token of tokens)
      answers.push(
        ...(await Promise.all(
          requested.map(async ([name, call]) => {
            const answer = await backend.raw(call.path, {
              method: 'POST',
              headers: { 'content-type': type, ...(token && { authorization: token }) },
              body,
            });
            const envelope = await answer.json();
            const isBad = answer.status >= 500 || typeof envelope.code !== 'number';
            return isBad || (isLarge && answer.status < 400) ? [`${name}: ${answer.status}`] : [];
          }),
        )),
      );
    const bad = answers.flat();
    expect(bad).toEqual([]);
  });
});

test.each([
  ['cut', (token: string) => token.slice(0, -1)],
  ['lengthened', (token: string) => `${token}A`],
  ['changed in one place', (token: string) => token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))],
  ['of another scheme', (token: string) => `Basic ${token}`],
  ['very long', () => 'x'.repeat(8000)],
  ['odd', () => "' or '1'='1"],
])('a token that is %s gives no access', async (_, forge) => {
  const answer = await backend.raw('/getUserInfo', {
    method: 'POST',
    headers: { authorization: forge(tokens[1] ?? '') },
  });
  expect(answer.status).toBe(401);
});

test('the stored hash of a token gives no access', async () => {
  const { createHash } = await import('node:crypto');
  const authorization = createHash('sha256')
    .update(tokens[1] ?? '')
    .digest('hex');
  const answer = await backend.raw('/getUserInfo', { method: 'POST', headers: { authorization } });
  expect((await answer.json()).code).toBe(10200);
});

test('roles and ids in the body change nothing', async () => {
  const token = (await register(backend, `climber-${newAddress()}@example.org`)).token;
  const headers = { 'content-type': json, authorization: token };
  const form = {
    nickname: 'x',
    id: 1,
    roles: ['admin'],
    status: 'active',
    is_sample: true,
    email: 'admin@example.org',
  };
  const answer = await backend.raw('/editUserInfo', { method: 'POST', headers, body: JSON.stringify(form) });
  expect((await answer.json()).data).toMatchObject({ nickname: 'x', roles: [] });
});

test('every call answers other methods with 405 and is listed in the OpenAPI document', async () => {
  const document = await (await backend.raw('/openapi.json')).json();
  for (const name of Object.keys(calls) as CallName[]) {
    const call: Call = calls[name];
    for (const method of call.methods)
      expect(document.paths[call.path][method.toLowerCase()].operationId).toBe(name);
    const other = call.methods.includes('POST') ? 'PUT' : 'DELETE';
    expect((await backend.raw(call.path, { method: other })).status).toBe(405);
  }
  expect(Object.keys(document.paths['/uploadData'].post.requestBody.content)).toEqual([
    'multipart/form-data',
  ]);
});
