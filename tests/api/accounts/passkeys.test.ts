import {
  makeCall,
  CHEAP_PASSWORDS,
  GOOD_PASSWORD,
  lastTo,
  newAddress,
  newDevice,
  register,
} from '@/tests/support/accounts';
import { TestAuthenticator } from '@/tests/support/authenticator';
import { startBackend, type TestBackend } from '@/tests/support/backend';

const SITE = 'https://news.example.org';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, SAMPLE_CONTENT: 'off', SITE_URL: SITE });
});
afterAll(() => backend.destroy());

async function optionsOf(token: string): Promise<string> {
  return (await makeCall(backend, 'passkeyOptions', { password: GOOD_PASSWORD }, { token })).data.challenge;
}

async function withPasskey(email: string) {
  const { token, id } = await register(backend, email);
  const key = new TestAuthenticator(SITE);
  const credential = key.register(await optionsOf(token));
  const added = await makeCall(backend, 'addPasskey', { credential, name: 'Laptop' }, { token });
  if (added.code !== 200) throw new Error(added.message);
  return { token, id, key, passkey: added.data };
}

const loginChallenge = async (address = newAddress()) =>
  (await makeCall(backend, 'passkeyLoginOptions', {}, { address })).data.challenge;
const logIn = (credential: ReturnType<TestAuthenticator['sign']>, address = newAddress()) =>
  makeCall(backend, 'passkeyLogin', { credential }, { address });

test('a passkey signs in to its account repeatedly, and its owner is notified when it is added', async () => {
  const { id, token, key, passkey } = await withPasskey('key@example.org');
  expect(passkey).toMatchObject({ name: 'Laptop', is_synced: false, last_used_time: null });
  expect((await lastTo(backend, 'key@example.org'))?.text).toContain('通行密钥');
  for (let round = 0; round < 2; round += 1) {
    const answer = await logIn(key.sign(await loginChallenge()));
    expect(answer.data).toMatchObject({ id, kind: 'session' });
  }
  const { list } = (await makeCall(backend, 'passkeys', {}, { token })).data;
  expect(list).toHaveLength(1);
  expect(list[0]?.last_used_time).not.toBeNull();
});

test('only a fresh signature of the owner’s passkey for this site is accepted', async () => {
  const { key } = await withPasskey('strict@example.org');
  const refused = async (credential: ReturnType<TestAuthenticator['sign']>) =>
    expect(await logIn(credential)).toMatchObject({ code: 1015, messageKey: 'passkeyRefused' });
  const used = key.sign(await loginChallenge());
  expect((await logIn(used)).code).toBe(200);
  await refused(used);
  await refused(key.sign('bm90LWEtY2hhbGxlbmdlLW9mLXRoaXMtc2l0ZQ'));
  await refused(key.sign(await loginChallenge(), { origin: 'https://evil.example.org' }));
  await refused(key.sign(await loginChallenge(), { rpId: 'evil.example.org' }));
  // The user was present, but not verified by fingerprint or PIN.
  await refused(key.sign(await loginChallenge(), { flags: 1 }));
  // A cloned key whose counter has fallen behind.
  await refused(key.sign(await loginChallenge(), { counter: 1 }));
  const other = new TestAuthenticator(SITE).sign(await loginChallenge());
  const mine = key.sign(await loginChallenge());
  await refused({ ...mine, response: other.response });
  await refused(other);
  const again = key.sign(await loginChallenge());
  expect((await logIn(again)).code).toBe(200);
});

test('one signature sent twenty times at once opens one session', async () => {
  const { key } = await withPasskey('race@example.org');
  const credential = key.sign(await loginChallenge());
  const answers = await Promise.all(Array.from({ length: 20 }, () => logIn(credential)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
});

test('adding and removing a passkey need proof of ownership, and a challenge is for one member and one use', async () => {
  const { token, passkey, key } = await withPasskey('owner@example.org');
  const stranger = await register(backend, 'stranger@example.org');
  const begin = (form: object, who: string) => makeCall(backend, 'passkeyOptions', form, { token: who });
  expect((await begin({}, token)).messageKey).toBe('ownershipRequired');
  expect((await begin({ password: 'wrong-password-1' }, token)).messageKey).toBe('credentialsWrong');

  const challenge = await optionsOf(token);
  const fresh = new TestAuthenticator(SITE).register(challenge);
  const add = (credential: typeof fresh, who: string) =>
    makeCall(backend, 'addPasskey', { credential, name: '' }, { token: who });
  expect((await add(fresh, stranger.token)).messageKey).toBe('passkeyRefused');
  expect((await add(new TestAuthenticator(SITE).register(await loginChallenge()), token)).code).toBe(1015);
  expect((await add(fresh, token)).code).toBe(200);
  expect((await add(fresh, token)).messageKey).toBe('passkeyRefused');
  expect((await add(key.register(await optionsOf(stranger.token)), stranger.token)).code).toBe(1015);

  const remove = (who: string, form: object) =>
    makeCall(backend, 'removePasskey', { id: passkey.id, ...form }, { token: who });
  expect((await remove(stranger.token, { password: GOOD_PASSWORD })).messageKey).toBe('notFound');
  expect((await remove(token, {})).messageKey).toBe('ownershipRequired');
  expect((await remove(token, { password: GOOD_PASSWORD })).code).toBe(200);
  expect((await logIn(key.sign(await loginChallenge()))).code).toBe(1015);
});

test('attempts of others cannot lock out the owner of a passkey', async () => {
  const email = 'unlockable@example.org';
  const { key } = await withPasskey(email);
  const forged = {
    ...key.sign(await loginChallenge()),
    response: new TestAuthenticator(SITE).sign('eA').response,
  };
  await Promise.all(
    Array.from({ length: 150 }, (_, index) =>
      index % 2
        ? logIn(forged)
        : makeCall(
            backend,
            'login',
            { type: 4, email, password: 'wrong-password-1' },
            { address: newAddress() },
          ),
    ),
  );
  const here = { address: newAddress(), device: newDevice() };
  const { challenge } = (await makeCall(backend, 'passkeyLoginOptions', {}, here)).data;
  expect((await makeCall(backend, 'passkeyLogin', { credential: key.sign(challenge) }, here)).code).toBe(200);
});

test('a deleted account’s passkey is refused, and sign-in challenges are limited by address', async () => {
  const { token, key } = await withPasskey('gone@example.org');
  expect((await makeCall(backend, 'deleteAccount', { password: GOOD_PASSWORD }, { token })).code).toBe(200);
  expect((await logIn(key.sign(await loginChallenge()))).code).toBe(1015);
  const address = newAddress();
  const answers = [];
  for (let tries = 0; tries < 105; tries += 1)
    answers.push((await makeCall(backend, 'passkeyLoginOptions', {}, { address })).code);
  expect(answers.filter((code) => code === 200)).toHaveLength(100);
});
