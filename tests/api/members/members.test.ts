import {
  makeCall,
  CHEAP_PASSWORDS,
  codeTo,
  GOOD_PASSWORD,
  lastTo,
  newAddress,
  register,
} from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '5' });
});
afterAll(() => backend.destroy());

const NEW_PASSWORD = 'amber-lantern-27';
const twice = { new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD };
const signIn = (email: string, password = GOOD_PASSWORD) =>
  makeCall(backend, 'login', { type: 4, email, password }, { address: newAddress() });
const isIn = async (token: string) => (await makeCall(backend, 'userInfo', {}, { token })).code === 200;

async function proofFor(email: string, token: string): Promise<string> {
  await makeCall(backend, 'sendMailCode', { purpose: 'confirm' }, { token });
  const code = await codeTo(backend, email);
  return (await makeCall(backend, 'verifyMailCode', { purpose: 'confirm', code }, { token })).data.proof;
}

describe('sessions', () => {
  test('are listed with their address, and can be revoked one by one and all at once', async () => {
    const email = 'sessions@example.org';
    const { token: first } = await register(backend, email);
    const second = (await signIn(email)).data.token;
    const third = (await signIn(email)).data.token;
    const { list } = (await makeCall(backend, 'sessions', {}, { token: first })).data;
    expect(list).toHaveLength(3);
    expect(list.filter((session) => session.is_current)).toHaveLength(1);
    expect(list[0]?.ip).toMatch(/^198\.18\./);
    const other = list.find((session) => !session.is_current);
    await makeCall(backend, 'revokeSession', { id: other?.id }, { token: first });
    expect([await isIn(first), await isIn(second), await isIn(third)].filter(Boolean)).toHaveLength(2);
    expect(
      (await makeCall(backend, 'logOutEverywhere', { keep_current: true }, { token: first })).data.revoked,
    ).toBe(1);
    expect(await isIn(first)).toBe(true);
    expect((await makeCall(backend, 'logOutEverywhere', {}, { token: first })).data.revoked).toBe(1);
    expect((await makeCall(backend, 'userInfo', {}, { token: first })).code).toBe(10200);
  });

  test('logging out ends the session for good, and a second log-out is no error', async () => {
    const { token } = await register(backend, 'out@example.org');
    expect((await makeCall(backend, 'logOut', {}, { token })).data.revoked).toBe(1);
    expect((await makeCall(backend, 'userInfo', {}, { token })).code).toBe(10200);
    expect((await makeCall(backend, 'logOut', {}, { token })).data.revoked).toBe(0);
    expect((await makeCall(backend, 'userByToken', { token })).code).toBe(10200);
  });
});

describe('passwords', () => {
  test('changing the password needs the old one and ends the other sessions', async () => {
    const email = 'change@example.org';
    const { token } = await register(backend, email);
    const other = (await signIn(email)).data.token;
    const wrong = await makeCall(
      backend,
      'changePassword',
      { old_password: 'not-this-one', ...twice },
      { token },
    );
    expect(wrong.code).toBe(1001);
    const done = await makeCall(
      backend,
      'changePassword',
      { old_password: GOOD_PASSWORD, ...twice },
      { token },
    );
    expect(done.data.revoked).toBe(1);
    expect([await isIn(token), await isIn(other)]).toEqual([true, false]);
    expect((await signIn(email)).code).toBe(1001);
    expect((await signIn(email, NEW_PASSWORD)).code).toBe(200);
    expect((await lastTo(backend, email))?.subject).toMatch(/密码已更改/);
  });

  test('a forgotten password is reset by a code, which ends every session', async () => {
    const email = 'forgot@example.org';
    const { token } = await register(backend, email);
    await makeCall(backend, 'sendMailCode', { email, purpose: 'reset' });
    const code = await codeTo(backend, email);
    const mismatch = { email, code, new_password1: NEW_PASSWORD, new_password2: 'something-else-1' };
    expect((await makeCall(backend, 'forgotPassword', mismatch)).fields).toEqual({
      new_password2: 'mismatch',
    });
    expect((await makeCall(backend, 'forgotPassword', { email, code, ...twice })).data).toEqual({
      changed: true,
    });
    expect(await isIn(token)).toBe(false);
    expect((await signIn(email, NEW_PASSWORD)).code).toBe(200);
    expect((await makeCall(backend, 'forgotPassword', { email, code, ...twice })).code).toBe(1002);
  });

  test('a proof of ownership sets a password once, for its own member', async () => {
    const email = 'proof@example.org';
    const { token } = await register(backend, email);
    const { token: thief } = await register(backend, 'thief@example.org');
    const proof = await proofFor(email, token);
    expect((await makeCall(backend, 'setPassword', { proof, ...twice }, { token: thief })).code).toBe(1007);
    expect((await makeCall(backend, 'setPassword', { proof, ...twice }, { token })).code).toBe(200);
    expect((await makeCall(backend, 'setPassword', { proof, ...twice }, { token })).code).toBe(1007);
  });
});

describe('profile', () => {
  test('nickname and bio are cleaned, and a foreign picture is refused', async () => {
    const { token } = await register(backend, 'profile@example.org');
    const form = { nickname: '  王小明\u0000\u202e ', bio: 'line one\r\nline two' };
    const edited = await makeCall(backend, 'editUser', form, { token });
    expect(edited.data).toMatchObject({ bio: 'line one\nline two' });
    expect(edited.data.nickname).toBe('王小明');
    for (const [input, fields] of [
      [{ nickname: ' ' }, { nickname: 'required' }],
      [{ nickname: '\u200b\u202e\u200b' }, { nickname: 'required' }],
      [{ nickname: 'x'.repeat(31) }, { nickname: 'tooLong' }],
      [{ nickname: '链讯 · 客服' }, { nickname: 'siteName' }],
      [{ nickname: 'ｌｉａｎ xun support' }, { nickname: 'siteName' }],
      [{ avatar_img: 'https://elsewhere.example/x.png' }, { avatar_img: 'notOurPicture' }],
      [{ avatar_img: '/uploads/../../etc/passwd' }, { avatar_img: 'notOurPicture' }],
    ] as const)
      expect((await makeCall(backend, 'editUser', input, { token })).fields).toEqual(fields);
  });

  test('a new e-mail address needs its code and proof of ownership, and the old address is notified', async () => {
    const [email, next] = ['old@example.org', 'next@example.org'];
    const { token } = await register(backend, email);
    await makeCall(backend, 'sendMailCode', { email: next, purpose: 'change' }, { token });
    const code = await codeTo(backend, next);
    expect((await makeCall(backend, 'changeEmail', { email: next, code }, { token })).code).toBe(1007);
    const wrong = { email: next, code, password: 'not-the-password' };
    expect((await makeCall(backend, 'changeEmail', wrong, { token })).code).toBe(1001);
    const done = await makeCall(
      backend,
      'changeEmail',
      { email: next, code, password: GOOD_PASSWORD },
      { token },
    );
    expect(done.data.email).toBe(next);
    expect((await lastTo(backend, email))?.text).toContain('n***@example.org');
    expect((await signIn(email)).code).toBe(1001);
    expect((await signIn(next)).code).toBe(200);
  });

  test('an address with an account gets a letter without a code', async () => {
    await register(backend, 'taken@example.org');
    const { token } = await register(backend, 'taker@example.org');
    const before = (await lastTo(backend, 'taken@example.org'))?.id ?? 0;
    await makeCall(backend, 'sendMailCode', { email: 'taken@example.org', purpose: 'change' }, { token });
    const letter = await lastTo(backend, 'taken@example.org');
    expect(letter?.id).toBeGreaterThan(before);
    expect(await codeTo(backend, 'taken@example.org')).toBe('');
  });

  test('a phone number is set by its code and shown masked', async () => {
    const { token } = await register(backend, 'phone@example.org');
    const phone = '13911112222';
    await makeCall(backend, 'sendSms', { phone, purpose: 'change' }, { token });
    const code = await codeTo(backend, `+86${phone}`);
    const form = { mobile: phone, code, password: GOOD_PASSWORD };
    expect((await makeCall(backend, 'changeMobile', form, { token })).data.mobile).toBe('139****2222');
    await makeCall(backend, 'sendSms', { phone, purpose: 'login' });
    const login = await makeCall(backend, 'login', {
      type: 2,
      mobile: phone,
      code: await codeTo(backend, `+86${phone}`),
    });
    expect(login.data.kind).toBe('session');
  });

  test('a public profile has no e-mail address or phone number', async () => {
    const { id } = await register(backend, 'public@example.org');
    const answer = await makeCall(backend, 'publicUser', { id });
    expect(Object.keys(answer.data).sort()).toEqual(
      ['author_id', 'avatar_img', 'bio', 'created_time', 'id', 'is_verified', 'nickname'].sort(),
    );
    expect((await makeCall(backend, 'publicUser', { id: 999_999 })).code).toBe(404);
  });
});

test('an export has all stored data of a member, and deleting the account removes it and lowers the counts', async () => {
  const email = 'leaver@example.org';
  const { token, id } = await register(backend, email);
  const item = (await backend.call('articles', { size: 1 })).list[0];
  const author = (await backend.call('authors', { size: 1 })).list[0];
  await makeCall(backend, 'like', { id: item?.id, like: true }, { token });
  await makeCall(backend, 'collect', { id: item?.id }, { token });
  await makeCall(backend, 'followAuthor', { id: author?.id, follow: true }, { token });
  await makeCall(backend, 'submitFeedback', { content: '一个建议：更多图表' }, { token });
  const tool = (await backend.call('tools', {})).list.flatMap(({ tools }) => tools)[0];
  await makeCall(backend, 'toolVote', { id: tool?.id ?? 0, is_on: true }, { token });
  const exported = (await makeCall(backend, 'exportData', {}, { token })).data;
  expect(exported.user.id).toBe(id);
  for (const name of ['likes', 'collections', 'follows', 'feedback', 'sessions', 'tool_votes'])
    expect({ name, total: exported.records[name]?.length }).toEqual({ name, total: 1 });
  expect(JSON.stringify(exported)).not.toMatch(/argon2|token_?hash|password_?hash/i);

  expect((await makeCall(backend, 'deleteAccount', {}, { token })).code).toBe(1007);
  expect((await makeCall(backend, 'deleteAccount', { password: 'wrong-one-123' }, { token })).code).toBe(
    1001,
  );
  expect((await makeCall(backend, 'deleteAccount', { password: GOOD_PASSWORD }, { token })).data).toEqual({
    deleted: true,
  });
  const votes = (await backend.call('tools', {})).list.flatMap(({ tools }) => tools);
  expect(votes.find(({ id: toolId }) => toolId === tool?.id)?.votes).toBe(tool?.votes);
  expect(await isIn(token)).toBe(false);
  expect((await signIn(email)).code).toBe(1001);
  expect((await makeCall(backend, 'publicUser', { id })).code).toBe(404);
  const after = await backend.call('contentDetails', { id: item?.id ?? 0 });
  expect([after.likes, after.collections]).toEqual([item?.likes, item?.collections]);
  expect((await register(backend, email)).id).not.toBe(id);
});
