import {
  makeCall,
  CHEAP_PASSWORDS,
  codeTo,
  GOOD_PASSWORD,
  newAddress,
  newDevice,
  register,
} from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';

const NEW_PASSWORD = 'amber-lantern-27';
const TRIES = 15;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, SAMPLE_CONTENT: 'off' });
});
afterAll(() => backend.destroy());

interface Place {
  address: string;
  device?: string;
}

const elsewhere = (): Place => ({ address: newAddress() });
const browser = (): Place => ({ address: newAddress(), device: newDevice() });
const signIn = (email: string, password: string, place: Place) =>
  makeCall(backend, 'login', { type: 4, email, password }, place);
const sendMail = (email: string, purpose: string, place: Place) =>
  makeCall(backend, 'sendMailCode', { email, purpose }, place);
const wrongOf = (code: string) => (code === '000000' ? '000001' : '000000');

/** Counts each answer code over many attempts. */
async function hammer(
  attempt: () => Promise<{ code: number }>,
  tries = TRIES,
): Promise<Record<number, number>> {
  const seen: Record<number, number> = {};
  for (let number = 0; number < tries; number += 1) {
    const { code } = await attempt();
    seen[code] = (seen[code] ?? 0) + 1;
  }
  return seen;
}

/** Sends wrong passwords at once from more addresses than an account has attempts. */
async function flood(email: string): Promise<number[]> {
  const guesses = Array.from({ length: 200 }, () => signIn(email, 'wrong-password-1', elsewhere()));
  return (await Promise.all(guesses)).map(({ code }) => code);
}

test('guessing a password from one place does not lock the account elsewhere', async () => {
  const email = 'guessed@example.org';
  await register(backend, email);
  const here = elsewhere();
  expect(await hammer(() => signIn(email, 'wrong-password-1', here))).toEqual({ 1001: 10, 5006: 5 });
  expect((await signIn(email, GOOD_PASSWORD, here)).code).toBe(5006);
  expect((await signIn(email, GOOD_PASSWORD, elsewhere())).code).toBe(200);
});

test('guessing from many places delays sign-ins from new browsers, and does not delay a known browser', async () => {
  const email = 'flooded@example.org';
  const home = browser();
  await register(backend, email, GOOD_PASSWORD, home.device);
  const answers = await flood(email);
  const refused = answers.filter((code) => code === 5006).length;
  expect(refused).toBeGreaterThan(100);
  expect(answers.filter((code) => code === 1001)).toHaveLength(200 - refused);
  // A new browser has to wait for seconds, not for an hour, and can then sign in.
  const newBrowser = browser();
  for (let code = 0; code !== 200;) {
    const answer = await signIn(email, GOOD_PASSWORD, newBrowser);
    code = answer.code;
    if (code !== 200) expect(answer).toMatchObject({ code: 5006, retryAfter: 10 });
  }
  await flood(email);
  // A browser in which the owner signed in before gets in at once, from any network.
  expect((await signIn(email, GOOD_PASSWORD, { ...home, address: newAddress() })).code).toBe(200);
});

test('a browser is known for its own account only, and its guesses there are counted', async () => {
  const [mine, theirs] = ['mine@example.org', 'theirs@example.org'];
  const home = browser();
  await register(backend, mine, GOOD_PASSWORD, home.device);
  await register(backend, theirs);
  expect(await hammer(() => signIn(theirs, 'wrong-password-1', home), 20)).toEqual({ 1001: 10, 5006: 10 });
  expect(await hammer(() => signIn(mine, 'wrong-password-1', home), 30)).toEqual({ 1001: 20, 5006: 10 });
});

test('guesses get the same answers whether or not the account exists', async () => {
  await register(backend, 'there@example.org');
  const outcome = async (email: string) => {
    const place = browser();
    return [
      await hammer(() => signIn(email, 'wrong-password-1', place)),
      await hammer(() => makeCall(backend, 'login', { type: 3, email, code: '123456' }, place)),
    ];
  };
  expect(await outcome('there@example.org')).toEqual(await outcome('not-there@example.org'));
});

test.each(['login', 'reset'])(
  'codes to %s requested and guessed elsewhere do not replace or invalidate the code requested here',
  async (purpose) => {
    const email = `coded-${purpose}@example.org`;
    await register(backend, email);
    const here = browser();
    expect((await sendMail(email, purpose, here)).code).toBe(200);
    const code = await codeTo(backend, email);
    for (let attacker = 0; attacker < 3; attacker += 1) {
      const place = browser();
      expect((await sendMail(email, purpose, place)).code).toBe(200);
      const guess = () => makeCall(backend, 'verifyMailCode', { email, code: wrongOf(code), purpose }, place);
      expect(await hammer(guess, 12)).toEqual({ 1002: 10, 5006: 2 });
    }
    const use = (place: Place) => makeCall(backend, 'verifyMailCode', { email, code, purpose }, place);
    expect((await use(elsewhere())).code).toBe(1002);
    // The network may change between requesting the code and typing it; the browser does not.
    expect((await use({ ...here, address: newAddress() })).code).toBe(200);
  },
);

test('codes requested from many places do not stop a known browser from getting one', async () => {
  const email = 'bombed@example.org';
  const home = browser();
  await register(backend, email, GOOD_PASSWORD, home.device);
  const answers = await hammer(() => sendMail(email, 'login', elsewhere()), 20);
  expect(answers).toEqual({ 200: 10, 5006: 10 });
  const slowed = await sendMail(email, 'login', elsewhere());
  expect(slowed.retryAfter).toBeLessThanOrEqual(300);
  expect((await sendMail(email, 'login', home)).code).toBe(200);
  const code = await codeTo(backend, email);
  expect((await makeCall(backend, 'login', { type: 3, email, code }, home)).code).toBe(200);
});

test('one network address can request at most five letters to an e-mail address', async () => {
  const address = newAddress();
  const purposes = ['login', 'reset', 'register'];
  let number = 0;
  const ask5 = () => {
    number += 1;
    const place = { address, device: newDevice() };
    return sendMail('asked@example.org', purposes[number % 3] ?? 'login', place);
  };
  expect(await hammer(ask5, 8)).toEqual({ 200: 5, 5006: 3 });
});

test('a new password unlocks an account under attack, and known browsers need it, too', async () => {
  const email = 'reset@example.org';
  const here = browser();
  const other = browser();
  await register(backend, email, GOOD_PASSWORD, other.device);
  await hammer(() => signIn(email, 'wrong-password-1', here), 12);
  await sendMail(email, 'reset', here);
  const code = await codeTo(backend, email);
  const reset = { email, code, new_password1: NEW_PASSWORD, new_password2: NEW_PASSWORD };
  expect((await makeCall(backend, 'forgotPassword', reset, here)).code).toBe(200);
  expect((await signIn(email, NEW_PASSWORD, here)).code).toBe(200);
  expect(await hammer(() => signIn(email, GOOD_PASSWORD, other), 12)).toEqual({ 1001: 10, 5006: 2 });
});

test('a right code resets the count of wrong ones from the same place', async () => {
  const email = 'patient@example.org';
  await register(backend, email);
  const place = browser();
  for (const purpose of ['login', 'reset']) {
    await sendMail(email, purpose, place);
    const code = await codeTo(backend, email);
    const verify = (typed: string) =>
      makeCall(backend, 'verifyMailCode', { email, code: typed, purpose }, place);
    for (let round = 0; round < 4; round += 1) expect((await verify(wrongOf(code))).code).toBe(1002);
    expect((await verify(code)).code).toBe(200);
  }
  const guess = () => makeCall(backend, 'login', { type: 3, email, code: '123456' }, place);
  expect((await hammer(guess, 12))[1002]).toBe(10);
});

test('a code requested too early does not count against the limit', async () => {
  const email = 'hasty@example.org';
  const place = browser();
  const answers = await Promise.all(Array.from({ length: 15 }, () => sendMail(email, 'login', place)));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect((await sendMail(email, 'reset', place)).code).toBe(200);
});
