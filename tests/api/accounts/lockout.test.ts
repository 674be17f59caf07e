import { ask, CHEAP_PASSWORDS, codeTo, GOOD_PASSWORD, newAddress, register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';

const NEW_PASSWORD = 'amber-lantern-27';
const TRIES = 60;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, SAMPLE_CONTENT: 'off' });
});
afterAll(() => backend.destroy());

const signIn = (email: string, password: string, address: string) =>
  ask(backend, 'login', { type: 4, email, password }, { address });
const sendMail = (email: string, purpose: string) =>
  ask(backend, 'sendMailCode', { email, purpose }, { address: newAddress() });
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

/** The answers of many tries from one place, by how often each came. */
async function hammer(attempt: () => Promise<{ code: number }>): Promise<Record<number, number>> {
  const seen: Record<number, number> = {};
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { code } = await attempt();
    seen[code] = (seen[code] ?? 0) + 1;
  }
  return seen;
}

test('who guesses a password from one place keeps nobody out elsewhere', async () => {
  const email = 'guessed@example.org';
  await register(backend, email);
  const here = newAddress();
  expect(await hammer(() => signIn(email, 'wrong-password-1', here))).toEqual({ 1001: 10, 5006: 50 });
  expect((await signIn(email, GOOD_PASSWORD, here)).code).toBe(5006);
  expect((await signIn(email, GOOD_PASSWORD, newAddress())).code).toBe(200);
});

test('guessing is answered alike whether or not there is an account', async () => {
  await register(backend, 'there@example.org');
  const outcome = async (email: string) => {
    const address = newAddress();
    return [
      await hammer(() => signIn(email, 'wrong-password-1', address)),
      await hammer(() => ask(backend, 'login', { type: 3, email, code: '123456' }, { address })),
    ];
  };
  expect(await outcome('there@example.org')).toEqual(await outcome('not-there@example.org'));
});

test.each(['login', 'reset'])(
  'who guesses codes to sign in from one place spoils no code to %s elsewhere',
  async (purpose) => {
    const email = `coded-${purpose}@example.org`;
    await register(backend, email);
    const here = newAddress();
    const guess = () => ask(backend, 'login', { type: 3, email, code: '123456' }, { address: here });
    expect(await hammer(guess)).toEqual({ 1002: 10, 5006: 50 });
    await sendMail(email, purpose);
    const code = await codeTo(backend, email);
    const use = (address: string) => ask(backend, 'verifyMailCode', { email, code, purpose }, { address });
    expect((await use(here)).code).toBe(5006);
    expect((await use(newAddress())).code).toBe(200);
  },
);

test('codes for one purpose, guessed from many places, leave the others alone', async () => {
  const email = 'purposes@example.org';
  await register(backend, email);
  const guess = () => ask(backend, 'login', { type: 3, email, code: '123456' }, { address: newAddress() });
  expect(await hammer(guess)).toEqual({ 1002: 30, 5006: 30 });
  await sendMail(email, 'reset');
  const code = await codeTo(backend, email);
  const reset = { email, code, new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD };
  expect((await ask(backend, 'forgotPassword', reset, { address: newAddress() })).code).toBe(200);
});

test('a new password opens an account that was guessed at from everywhere, here too', async () => {
  const email = 'reset@example.org';
  await register(backend, email);
  const here = newAddress();
  await hammer(() => signIn(email, 'wrong-password-1', here));
  await hammer(() => signIn(email, 'wrong-password-1', newAddress()));
  expect((await signIn(email, GOOD_PASSWORD, newAddress())).code).toBe(5006);
  await sendMail(email, 'reset');
  const code = await codeTo(backend, email);
  const reset = { email, code, new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD };
  expect((await ask(backend, 'forgotPassword', reset, { address: here })).code).toBe(200);
  expect((await signIn(email, NEW_PASSWORD, here)).code).toBe(200);
});

test('a right code forgets the wrong ones from the same place', async () => {
  const email = 'patient@example.org';
  await register(backend, email);
  const address = newAddress();
  for (const purpose of ['login', 'reset']) {
    await sendMail(email, purpose);
    const code = await codeTo(backend, email);
    const verify = (typed: string) =>
      ask(backend, 'verifyMailCode', { email, code: typed, purpose }, { address });
    for (let round = 0; round < 4; round += 1) expect((await verify(wrongOf(code))).code).toBe(1002);
    expect((await verify(code)).code).toBe(200);
  }
  const guess = () => ask(backend, 'login', { type: 3, email, code: '123456' }, { address });
  expect((await hammer(guess))[1002]).toBe(10);
});

test('asking too early for another code uses up nothing', async () => {
  const email = 'hasty@example.org';
  const answers = await Promise.all(Array.from({ length: 15 }, () => sendMail(email, 'login')));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect((await sendMail(email, 'reset')).code).toBe(200);
});
