import {
  makeCall,
  CHEAP_PASSWORDS,
  codeTo,
  GOOD_PASSWORD,
  newAddress,
  register,
  waiting,
} from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, SAMPLE_CONTENT: 'off' });
});
afterAll(() => backend.destroy());

const send = (phone_code: string, phone: string, token: string) =>
  makeCall(backend, 'sendSms', { phone, phone_code, purpose: 'change' }, { token, address: newAddress() });

test('one phone number in several spellings gets one message a minute', async () => {
  const { token } = await register(backend, 'spelling@example.org');
  expect((await send('86', '13900001111', token)).code).toBe(200);
  for (const [area, number] of [
    ['86', '013900001111'],
    ['086', '139 0000 1111'],
    ['000086', '13900001111'],
    ['+86', '139-0000-1111'],
  ] as const)
    expect((await send(area, number, token)).code).toBe(5006);
  const to = (await waiting(backend)).filter((row) => row.to.replace(/\D/g, '').endsWith('13900001111'));
  expect(to.map((row) => row.to)).toEqual(['+8613900001111']);
});

test('digits of the number are not accepted as part of the area code', async () => {
  const { token } = await register(backend, 'split@example.org');
  const before = (await waiting(backend)).length;
  for (const [area, number] of [
    ['861', '3900002222'],
    ['8613', '900002222'],
    ['861390', '0002222'],
  ] as const)
    expect(await send(area, number, token)).toMatchObject({ code: 400, fields: { phone_code: 'notPhone' } });
  for (const number of ['1390000222', '23900002222', '8613900002222'])
    expect(await send('86', number, token)).toMatchObject({ code: 400, fields: { phone: 'notPhone' } });
  expect(await waiting(backend)).toHaveLength(before);
});

test('a number is stored in one form, and every spelling of it signs in', async () => {
  const { token, id } = await register(backend, 'kept@example.org');
  await send('1242', '5551234', token);
  const code = await codeTo(backend, '+12425551234');
  const form = { phone_code: '1', mobile: '2425551234', code, password: GOOD_PASSWORD };
  const changed = await makeCall(backend, 'changeMobile', form, { token });
  expect(changed.data).toMatchObject({ phone_code: '1', mobile: '242****1234' });
  for (const [phone_code, mobile] of [
    ['1', '2425551234'],
    ['1242', '5551234'],
    ['01', '02425551234'],
  ]) {
    const login = { type: 1, phone_code, mobile, password: GOOD_PASSWORD };
    const answer = await makeCall(backend, 'login', login, { address: newAddress() });
    expect(answer.data).toMatchObject({ id, kind: 'session' });
  }
});

test('an invalid number is refused at its field', async () => {
  const login = await makeCall(backend, 'login', { type: 1, mobile: '1390000', password: 'x' });
  expect(login.fields).toEqual({ mobile: 'notPhone' });
  const twice = { new_password1: 'amber-lantern-27', new_password2: 'amber-lantern-27' };
  const reset = { type: 1, email: '1390000', code: '123456', ...twice };
  expect((await makeCall(backend, 'forgotPassword', reset)).fields).toEqual({ email: 'notPhone' });
});

test('a member can request ten codes an hour, whoever receives them', async () => {
  const { token } = await register(backend, 'pumping@example.org');
  const codes: number[] = [];
  for (let index = 0; index < 12; index += 1)
    codes.push((await send('86', `1370000${1000 + index}`, token)).code);
  expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 5006, 5006]);
  const mail = { email: 'elsewhere@example.org', purpose: 'change' };
  expect((await makeCall(backend, 'sendMailCode', mail, { token, address: newAddress() })).code).toBe(5006);
});
