import { makeCall, CHEAP_PASSWORDS, newAddress, newDevice, register } from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ ...CHEAP_PASSWORDS, SAMPLE_CONTENT: 'off' });
});
afterAll(() => backend.destroy());

interface Outcome {
  /** How many attempts were allowed before the first refusal. */
  passed: number;
  refusal: { status: number; code: number; retryAfter?: number; message: string };
}

async function untilRefused(
  max: number,
  attempt: (index: number) => Promise<Outcome['refusal']>,
): Promise<Outcome> {
  for (let passed = 0; passed < max; passed += 1) {
    const answer = await attempt(passed);
    if (answer.code === 5006) return { passed, refusal: answer };
  }
  throw new Error(`nothing was refused in ${max} tries`);
}

const hex = (number: number) => number.toString(16).padStart(2, '0');

const wrong = (email: string, address: string) =>
  makeCall(backend, 'login', { type: 4, email, password: 'wrong-password-1' }, { address });

test.each(['known@example.org', 'nobody@example.org'])(
  'guesses at the password of %s from one address are refused after ten, and the answer says when to try again',
  async (email) => {
    if (email.startsWith('known')) await register(backend, email);
    const address = newAddress();
    const { passed, refusal } = await untilRefused(20, () => wrong(email, address));
    expect(passed).toBe(10);
    expect(refusal).toMatchObject({ status: 429, code: 5006, messageKey: 'tooManyRequests' });
    expect(refusal.retryAfter).toBeGreaterThan(800);
    expect(refusal.retryAfter).toBeLessThanOrEqual(900);
    expect(refusal.message).toContain('15 分钟');
    expect((await wrong('another@example.org', address)).code).toBe(1001);
  },
);

test('guesses at many accounts from one place are refused after a hundred, and an IPv6 /64 is one place', async () => {
  const { passed } = await untilRefused(110, (index) =>
    wrong(`many-${index}@example.org`, `2001:db8:0:7::${(index + 1).toString(16)}`),
  );
  expect(passed).toBe(100);
  expect((await wrong('many-x@example.org', '2001:db8:1:8::1')).code).toBe(1001);
});

test('the 256 networks (/64) of an IPv6 /56 together have four times the attempts of one', async () => {
  const { passed } = await untilRefused(420, (index) =>
    makeCall(
      backend,
      'passkeyLoginOptions',
      {},
      { address: `2001:db8:2:7${hex(index % 256)}::${index + 1}` },
    ),
  );
  expect(passed).toBe(400);
});

test('a code can be requested again after a minute, and for forty e-mail addresses from one place', async () => {
  const send = (email: string, purpose: string, address: string) =>
    makeCall(backend, 'sendMailCode', { email, purpose }, { address });
  const first = newAddress();
  expect((await send('resend@example.org', 'login', first)).code).toBe(200);
  const again = await send('resend@example.org', 'login', first);
  expect(again.code).toBe(5006);
  expect(again.retryAfter).toBeGreaterThan(50);
  expect(again.message).toMatch(/\d+ 秒后/);
  const { passed } = await untilRefused(50, (index) => send(`spam-${index}@example.org`, 'register', first));
  expect(passed).toBe(38);
});

test('the header with a reader’s address is ignored without the right secret', async () => {
  const attempt = (index: number) =>
    backend
      .raw('/login', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-reader-address': `198.51.100.${index}`,
          'x-forwarded-for': `198.51.100.${index}`,
          'x-backend-secret': 'a-guess-at-the-secret-of-tests',
        },
        body: JSON.stringify({ type: 4, email: 'spoof@example.org', password: 'wrong-password-1' }),
      })
      .then((answer) => answer.json());
  expect((await untilRefused(20, attempt)).passed).toBe(10);
});

test('a right password resets the count of wrong ones', async () => {
  const email = 'forgiven@example.org';
  await register(backend, email, 'quiet-harbour-94');
  const address = newAddress();
  for (let round = 0; round < 2; round += 1) {
    for (let tries = 0; tries < 8; tries += 1) expect((await wrong(email, address)).code).toBe(1001);
    const right = await makeCall(
      backend,
      'login',
      { type: 4, email, password: 'quiet-harbour-94' },
      { address },
    );
    expect(right.code).toBe(200);
  }
});

test('feedback and uploads are limited, too', async () => {
  const { token } = await register(backend, 'busy@example.org');
  const feedback = await untilRefused(20, () =>
    makeCall(backend, 'submitFeedback', { content: '反馈内容在此' }, { token, address: newAddress() }),
  );
  expect(feedback.passed).toBe(10);
  const uploads = await untilRefused(310, async () => {
    const form = new FormData();
    form.set('image', new Blob(['no picture']), 'a.jpg');
    const answer = await backend.raw('/uploadData', {
      method: 'POST',
      headers: { authorization: token },
      body: form,
    });
    return { status: answer.status, ...(await answer.json()) };
  });
  expect(uploads.passed).toBe(300);
  expect(uploads.refusal.retryAfter).toBeGreaterThan(3000);
});

test('letters and text messages to strangers have a limit for the whole site, apart from that of members and known browsers', async () => {
  const small = await startBackend({
    ...CHEAP_PASSWORDS,
    SAMPLE_CONTENT: 'off',
    LETTERS_PER_HOUR: '5',
    TEXTS_PER_HOUR: '3',
  });
  try {
    const device = newDevice();
    await register(small, 'member@example.org', undefined, device);
    const letter = (index: number) =>
      makeCall(small, 'sendMailCode', { email: `stranger-${index}@example.org` }, { address: newAddress() });
    expect((await untilRefused(20, letter)).passed).toBe(4);
    const text = (index: number) =>
      makeCall(small, 'sendSms', { phone: `1380013800${index}` }, { address: newAddress() });
    expect((await untilRefused(9, text)).passed).toBe(3);
    const client = { address: newAddress(), device };
    expect((await makeCall(small, 'sendMailCode', { email: 'member@example.org' }, client)).code).toBe(200);
  } finally {
    await small.destroy();
  }
});
