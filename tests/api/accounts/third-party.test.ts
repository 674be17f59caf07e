import sharp from 'sharp';
import { makeCall, CHEAP_PASSWORDS, codeTo, lastTo, newAddress, register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { type Person, startProvider, type TestProvider } from '@/tests/support/open-id';

let provider: TestProvider;
let backend: TestBackend;
beforeAll(async () => {
  provider = await startProvider();
  provider.picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  backend = await startBackend({
    ...CHEAP_PASSWORDS,
    SAMPLE_CONTENT: 'off',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    GOOGLE_ISSUER: provider.url,
    TWITTER_CLIENT_ID: 'client',
    TWITTER_CLIENT_SECRET: 'secret',
    TWITTER_AUTHORIZE_URL: `${provider.url}/i/oauth2/authorize`,
    TWITTER_API_URL: provider.url,
  });
});
afterAll(async () => {
  await backend.destroy();
  provider.close();
});
beforeEach(() => {
  provider.spoil = null;
});

async function google(person: Person, change: Record<string, string> = {}) {
  const { url, verifier, nonce } = (await makeCall(backend, 'googleAuthUrl', {})).data;
  const code = provider.agree(url, person);
  return makeCall(backend, 'googleLogin', { code, verifier, nonce, ...change }, { address: newAddress() });
}

async function twitter(person: Person, change: Record<string, string> = {}) {
  const { url, verifier } = (await makeCall(backend, 'twitterAuthUrl', {})).data;
  const code = provider.agree(url, person);
  return makeCall(backend, 'twitterCallback', { code, verifier, ...change }, { address: newAddress() });
}

test('the sign-in address of the provider has state, nonce and a PKCE challenge, and returns to /third', async () => {
  const { data } = await makeCall(backend, 'googleAuthUrl', {});
  const query = Object.fromEntries(new URL(data.url).searchParams);
  expect(query).toMatchObject({
    client_id: 'client',
    response_type: 'code',
    code_challenge_method: 'S256',
    state: data.state,
    nonce: data.nonce,
  });
  expect(query.redirect_uri).toMatch(/\/third$/);
  expect((await backend.call('appConfig', {})).login_providers.value).toEqual(['google', 'twitter']);
});

test('a new member gets name, e-mail address and a copy of the picture from the provider', async () => {
  const person = {
    sub: 'g-1',
    email: 'New@Gmail.example',
    email_verified: true,
    name: '陈一',
    picture: `${provider.url}/picture.jpg`,
  };
  const first = await google(person);
  expect(first.data.user).toMatchObject({
    nickname: '陈一',
    email: 'new@gmail.example',
    providers: ['google'],
    has_password: false,
    avatar_img: expect.any(String),
  });
  const avatar = (await makeCall(backend, 'userInfo', {}, { token: first.data.token })).data.avatar_img;
  expect(avatar).toMatch(/^\/uploads\//);
  expect((await google({ ...person, email: 'moved@gmail.example' })).data.id).toBe(first.data.id);
});

test('a verified address is linked to its account, whose owner is notified, and an unverified one never is', async () => {
  const account = await register(backend, 'linked@example.org');
  const answer = await google({ sub: 'g-2', email: 'linked@example.org', email_verified: true, name: 'x' });
  expect(answer.data.id).toBe(account.id);
  expect((await lastTo(backend, 'linked@example.org'))?.subject).toContain('Google');
  const sneaky = await google({ sub: 'g-3', email: 'linked@example.org', email_verified: false, name: 'x' });
  expect(sneaky.code).toBe(200);
  expect(sneaky.data.id).not.toBe(account.id);
  expect(sneaky.data.user?.email).toBe('');
});

test('a second person of the same provider with the same address is refused', async () => {
  const account = await register(backend, 'only-one@example.org');
  const person = { email: 'only-one@example.org', email_verified: true, name: 'x' };
  expect((await google({ ...person, sub: 'g-20' })).data.id).toBe(account.id);
  expect((await google({ ...person, sub: 'g-21' })).messageKey).toBe('providerFailed');
  expect((await google({ ...person, sub: 'g-20' })).data.id).toBe(account.id);
});

test('simultaneous sign-ins of a new person make one account', async () => {
  const person = { sub: '900', name: 'twice' };
  const both = await Promise.all([twitter(person), twitter(person), twitter(person)]);
  expect(both.map(({ code }) => code)).toEqual([200, 200, 200]);
  expect(new Set(both.map(({ data }) => data.id)).size).toBe(1);
});

test('a profile without a code of the provider is refused', async () => {
  const profile = { nickname: 'x', openid: 'g-1', avatar_img: '', email: 'new@gmail.example' };
  expect((await makeCall(backend, 'googleLogin', profile)).status).toBe(400);
  const code = { ...profile, code: 'made-up', verifier: 'v'.repeat(43), nonce: 'n' };
  expect((await makeCall(backend, 'googleLogin', code)).messageKey).toBe('providerFailed');
});

test.each([
  ['another verifier', { verifier: 'v'.repeat(43) }, null],
  ['another nonce', { nonce: 'another' }, null],
  ['a token for another client', {}, 'audience'],
  ['a wrong signature', {}, 'signature'],
] as const)('%s does not sign in', async (_, change, spoil) => {
  provider.spoil = spoil;
  const answer = await google({ sub: 'g-9', name: 'x' }, change);
  expect(answer).toMatchObject({ status: 400, messageKey: 'providerFailed', data: null });
});

test('a member with a phone and without an e-mail address goes on signing in by X', async () => {
  const person = { sub: '78', name: 'Phone' };
  const { token, id } = (await twitter(person)).data;
  const phone = '13800138077';
  await makeCall(backend, 'sendSms', { phone, purpose: 'change' }, { token });
  const form = { mobile: phone, code: await codeTo(backend, `+86${phone}`) };
  expect((await makeCall(backend, 'changeMobile', form, { token })).code).toBe(200);
  expect((await twitter(person)).data).toMatchObject({ id, kind: 'session', user: { nickname: 'Phone' } });
});

test('X signs in a new member and the same one again, and refuses a wrong verifier', async () => {
  const person = { sub: '42', name: 'Satoshi', picture: `${provider.url}/picture.jpg` };
  const first = await twitter(person);
  expect(first.data.user).toMatchObject({ nickname: 'Satoshi', email: '', providers: ['twitter'] });
  expect((await twitter(person)).data.id).toBe(first.data.id);
  expect((await twitter(person, { verifier: 'v'.repeat(43) })).messageKey).toBe('providerFailed');
  const account = await register(backend, 'x-linked@example.org');
  expect((await twitter({ sub: '43', name: 'y', email: 'x-linked@example.org' })).data.id).toBe(account.id);
});

test('a member with a third-party sign-in only can add an e-mail address right after signing in', async () => {
  const { token } = (await twitter({ sub: '77', name: 'alone' })).data;
  await makeCall(backend, 'sendMailCode', { email: 'alone@example.org', purpose: 'change' }, { token });
  const form = { email: 'alone@example.org', code: await codeTo(backend, 'alone@example.org') };
  expect((await makeCall(backend, 'changeEmail', form, { token })).data.email).toBe('alone@example.org');
  expect((await makeCall(backend, 'deleteAccount', {}, { token })).messageKey).toBe('ownershipRequired');
});
