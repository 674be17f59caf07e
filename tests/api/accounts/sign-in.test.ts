import {
  makeCall,
  CHEAP_PASSWORDS,
  codeTo,
  GOOD_PASSWORD,
  lastTo,
  newAddress,
  register,
  samplePhone,
} from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, LIMITS_TIMES: '3' });
});
afterAll(() => backend.destroy());

const NEW_PASSWORD = 'amber-lantern-27';
const sendMail = (email: string, purpose: string, token = '') =>
  makeCall(backend, 'sendMailCode', { email, purpose, locale: 'en' }, { token });

async function codeFor(email: string, purpose: string, token = ''): Promise<string> {
  await sendMail(email, purpose, token);
  return codeTo(backend, email);
}

describe('login types', () => {
  test('type 5 registers, types 4 and 3 sign in, and the token is accepted in both forms of the header', async () => {
    const registration = await register(backend, 'Mixed.Case@Example.org');
    expect(registration).toMatchObject({ kind: 'session', user: { email: 'mixed.case@example.org' } });
    const byPassword = await makeCall(backend, 'login', {
      type: '4',
      mobile: ' mixed.case@example.ORG ',
      password: GOOD_PASSWORD,
    });
    expect(byPassword).toMatchObject({ code: 200, data: { id: registration.id, kind: 'session' } });
    const emailCode = await codeFor('mixed.case@example.org', 'login');
    const byCode = await makeCall(backend, 'login', { type: 3, email: 'mixed.case@example.org', emailCode });
    expect(byCode.data.id).toBe(registration.id);
    for (const authorization of [
      byCode.data.token,
      `Bearer ${byCode.data.token}`,
      `bearer ${byCode.data.token}`,
    ]) {
      const answer = await backend.raw('/getUserInfo', { method: 'POST', headers: { authorization } });
      expect(await answer.json()).toMatchObject({ code: 200, data: { id: registration.id } });
    }
    const byToken = await makeCall(backend, 'userByToken', { token: byCode.data.token });
    expect(byToken.data).toMatchObject({ id: registration.id, has_password: true, verification: 'none' });
  });

  test('types 1 and 2 begin the upgrade of a phone account to an account with an e-mail address', async () => {
    const { mobile, phone_code, password } = samplePhone(backend);
    const first = await makeCall(backend, 'login', {
      type: 1,
      mobile,
      phone_code: `+${phone_code}`,
      password,
    });
    expect(first.data).toMatchObject({ kind: 'upgrade', user: null });
    await makeCall(backend, 'sendSms', { phone: mobile });
    const code = await codeTo(backend, `+${phone_code}${mobile}`);
    const second = await makeCall(backend, 'login', { type: 2, mobile, code });
    expect(second.data).toMatchObject({ kind: 'upgrade', id: first.data.id });
    const { token } = second.data;

    expect((await makeCall(backend, 'userInfo', {}, { token })).code).toBe(10200);
    const passwords = { new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD };
    expect((await makeCall(backend, 'setNewPassword', passwords, { token })).messageKey).toBe('emailMissing');

    const wrong = await codeFor('first@example.org', 'bind', token);
    expect(
      (await makeCall(backend, 'bindEmail', { email: 'other@example.org', code: wrong }, { token })).code,
    ).toBe(1002);
    expect(
      (await makeCall(backend, 'bindEmail', { email: 'first@example.org', code: wrong }, { token })).code,
    ).toBe(200);
    const again = await codeFor('second@example.org', 'bind', token);
    expect(
      (await makeCall(backend, 'bindEmail', { email: 'second@example.org', code: again }, { token })).code,
    ).toBe(200);

    const differing = { new_password1: NEW_PASSWORD, new_password2: `${NEW_PASSWORD}x` };
    expect((await makeCall(backend, 'setNewPassword', differing, { token })).fields).toEqual({
      new_password2: 'mismatch',
    });
    expect((await makeCall(backend, 'setNewPassword', passwords, { token })).code).toBe(200);
    expect((await makeCall(backend, 'setNewPassword', passwords, { token })).code).toBe(10200);
    const done = await makeCall(backend, 'login', {
      type: 4,
      email: 'second@example.org',
      password: NEW_PASSWORD,
    });
    expect(done.data).toMatchObject({ kind: 'session', id: first.data.id, user: { mobile: '138****0000' } });
    const byPhone = await makeCall(backend, 'login', { type: 1, mobile, password: NEW_PASSWORD });
    expect(byPhone.data.kind).toBe('session');
  });

  test.each([
    [{ type: 4, password: 'x' }, { email: 'required' }],
    [{ type: 4, email: 'no address', password: 'x' }, { email: 'notEmail' }],
    [{ type: 4, email: 'a@b.co' }, { password: 'required' }],
    [{ type: 3, email: 'a@b.co', code: '12345' }, { code: 'notCode' }],
    [{ type: 1, mobile: 'abc', password: 'x' }, { mobile: 'notPhone' }],
    [{ type: 5, email: 'a@b.co', code: '123456', password: 'short' }, { password: 'tooShort' }],
    [{ type: 5, email: 'a@b.co', code: '123456', password: 'x'.repeat(65) }, { password: 'tooLong' }],
  ])('%j is refused beside its field', async (input, fields) => {
    expect(await makeCall(backend, 'login', input)).toMatchObject({ status: 400, code: 400, fields });
  });

  test.each([
    ['password123', 'tooCommon'],
    ['qwertyuiop', 'tooCommon'],
    ['aaaaaaaaaaaa', 'tooCommon'],
    ['23456789', 'tooCommon'],
    ['ＰＡＳＳＷＯＲＤ', 'tooCommon'],
    ['abcabcabcabc', 'tooCommon'],
    ...[
      'woaini1314',
      'Woaini_520',
      '5201314520',
      'qq123456789',
      'zhangwei1988',
      'qazwsx2024',
      '147258369',
      '我爱你5201314',
    ].map((weakPassword) => [weakPassword, 'tooCommon']),
    ...['lianxun2026', 'LianXun!!123', '链讯链讯2026', 'localhost888', 'lianxun-mima'].map((weakPassword) => [
      weakPassword,
      'tooCommon',
    ]),
    ['someone-1999', 'containsAddress'],
  ])('the new password %s is refused: %s', async (password, reason) => {
    const answer = await makeCall(backend, 'login', {
      type: 5,
      email: 'someone@example.org',
      code: '123456',
      password,
    });
    expect(answer).toMatchObject({ code: 1004, fields: { password: reason } });
  });

  test('signing in never checks the length of a password', async () => {
    const answer = await makeCall(backend, 'login', { type: 4, email: 'a@b.co', password: 'x' });
    expect(answer.code).toBe(1001);
  });
});

describe('codes', () => {
  test('each is valid for its purpose only, and once', async () => {
    const email = 'codes@example.org';
    await register(backend, email);
    const code = await codeFor(email, 'login');
    const reset = { email, code, new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD };
    expect((await makeCall(backend, 'forgotPassword', reset)).code).toBe(1002);
    expect((await makeCall(backend, 'verifyMailCode', { email, code })).data).toEqual({
      verified: true,
      proof: '',
    });
    expect((await makeCall(backend, 'login', { type: 3, email, code })).code).toBe(200);
    expect((await makeCall(backend, 'login', { type: 3, email, code })).code).toBe(1002);
  });

  test('five wrong attempts invalidate the code', async () => {
    const email = 'worn@example.org';
    await register(backend, email);
    const code = await codeFor(email, 'login');
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      expect((await makeCall(backend, 'login', { type: 3, email, code: wrong })).code).toBe(1002);
    expect((await makeCall(backend, 'login', { type: 3, email, code })).code).toBe(1002);
  });

  test('a newer code replaces the older one', async () => {
    const email = 'newer@example.org';
    await register(backend, email);
    const older = await codeFor(email, 'login');
    const newer = await codeFor(email, 'login');
    expect((await makeCall(backend, 'login', { type: 3, email, code: older })).code).toBe(
      older === newer ? 200 : 1002,
    );
    expect((await makeCall(backend, 'login', { type: 3, email, code: newer })).code).toBe(200);
  });
});

describe('the answer does not reveal whether an address has an account', () => {
  const strip = ({ status, code, message, data }: Awaited<ReturnType<typeof sendMail>>) => ({
    status,
    code,
    message,
    data,
  });

  test.each(['login', 'register', 'reset'])('requesting a code to %s', async (purpose) => {
    const registeredEmail = `known-${purpose}@example.org`;
    await register(backend, registeredEmail);
    const unknown = `unknown-${purpose}@example.org`;
    expect(strip(await sendMail(registeredEmail, purpose))).toEqual(strip(await sendMail(unknown, purpose)));
    const withCode = purpose === 'register' ? unknown : registeredEmail;
    const without = purpose === 'register' ? registeredEmail : unknown;
    expect(await codeTo(backend, withCode)).toMatch(/^\d{6}$/);
    expect(await codeTo(backend, without)).toBe('');
    expect((await lastTo(backend, without))?.subject).toMatch(/account/);
  });

  test('trying wrong passwords and wrong codes', async () => {
    const registeredEmail = 'known-wrong@example.org';
    await register(backend, registeredEmail);
    const answers = await Promise.all(
      [registeredEmail, 'unknown-wrong@example.org'].flatMap((email) => [
        makeCall(backend, 'login', { type: 4, email, password: 'wrong-password-1' }),
        makeCall(backend, 'login', { type: 3, email, code: '123456' }),
        makeCall(backend, 'login', { type: 5, email, code: '123456', password: GOOD_PASSWORD }),
        makeCall(backend, 'forgotPassword', {
          email,
          code: '123456',
          new_password1: NEW_PASSWORD,
          new_password2: NEW_PASSWORD,
        }),
      ]),
    );
    expect(answers.slice(0, 4)).toEqual(answers.slice(4));
    expect(answers.slice(0, 4).map(({ code }) => code)).toEqual([1001, 1002, 1002, 1002]);
  });

  test('requesting a code for a number without an account sends no text message', async () => {
    const answer = await makeCall(backend, 'sendSms', { phone: '13900000001' }, { address: newAddress() });
    expect(answer.data).toEqual({ resend_after: 60 });
    expect(await lastTo(backend, '+8613900000001')).toBeUndefined();
  });
});

test('letters are written in the requested language', async () => {
  for (const [locale, words] of [
    ['zh-Hans', '验证码'],
    ['zh-Hant', '驗證碼'],
    ['en', 'verification code'],
  ] as const) {
    const email = `letter-${locale.toLowerCase()}@example.org`;
    await makeCall(
      backend,
      'sendMailCode',
      { email, purpose: 'register', locale },
      { address: newAddress() },
    );
    expect((await lastTo(backend, email))?.subject).toContain(words);
  }
});
