import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import {
  makeCall,
  CHEAP_PASSWORDS,
  newAddress,
  samplePhone,
  sampleOf,
  waiting,
} from '@/tests/support/accounts';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { EMBEDDED } from '@/tests/support/data-template';
import { freePort } from '@/tests/support/free-port';

const SMS_SECRET = 'a-secret-for-text-messages';

async function until<Value>(
  read: () => Promise<Value> | Value,
  isDone: (value: Value) => boolean,
): Promise<Value> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const value = await read();
    if (isDone(value) || Date.now() > deadline) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('with a mail server and an SMS provider', () => {
  const letters: { from: string; to: string; text: string }[] = [];
  const texts: { body: string; signature: string; timestamp: string }[] = [];
  let failures = 1;
  let mail: SMTPServer;
  let sms: Server;
  let backend: TestBackend;

  beforeAll(async () => {
    const [mailPort, smsPort] = [await freePort(), await freePort()];
    mail = new SMTPServer({
      authOptional: true,
      closeTimeout: 100,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          if (failures > 0) {
            failures -= 1;
            return done(new Error('busy, come again'));
          }
          const { mailFrom, rcptTo } = session.envelope;
          const from = mailFrom ? mailFrom.address : '';
          letters.push({ from, to: rcptTo[0]?.address ?? '', text: Buffer.concat(chunks).toString() });
          done();
        });
      },
    });
    mail.listen(mailPort, '127.0.0.1');
    sms = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const header = (name: string) => String(request.headers[name] ?? '');
        texts.push({
          body: Buffer.concat(chunks).toString(),
          signature: header('x-signature'),
          timestamp: header('x-timestamp'),
        });
        response.writeHead(204).end();
      });
    }).listen(smsPort);
    backend = await startBackend({
      ...CHEAP_PASSWORDS,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: 'Desk <desk@lianxun.test>',
      SMS_WEBHOOK_URL: `http://127.0.0.1:${smsPort}/send`,
      SMS_WEBHOOK_SECRET: SMS_SECRET,
    });
  });
  afterAll(async () => {
    await backend.destroy();
    await new Promise<void>((closed) => mail.close(() => closed()));
    sms.close();
  });

  test('a letter arrives once, also after a failed attempt, and its text is deleted afterwards', async () => {
    const email = 'smtp@example.org';
    await makeCall(backend, 'sendMailCode', { email, purpose: 'register', locale: 'en' });
    await until(
      () => letters,
      (list) => list.length > 0,
    );
    const [letter] = letters;
    expect(letter).toMatchObject({ from: 'desk@lianxun.test', to: email });
    expect(letter?.text).toMatch(/^Subject: \d{6} is your Lianxun verification code/m);
    expect(letter?.text).toContain('text/plain');
    expect(letter?.text).toContain('text/html');
    expect(failures).toBe(0);
    const code = /\d{6}/.exec(/^Subject: .*$/m.exec(letter?.text ?? '')?.[0] ?? '')?.[0] ?? '';
    const registration = await makeCall(backend, 'login', {
      type: 5,
      email,
      code,
      password: 'quiet-harbour-94',
    });
    expect(registration.code).toBe(200);
    expect(
      await until(
        () => waiting(backend),
        (list) => list.length === 0,
      ),
    ).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve, 1200));
    expect(letters).toHaveLength(1);
  });

  test('a text message is signed', async () => {
    const { mobile } = samplePhone(backend);
    await makeCall(backend, 'sendSms', { phone: mobile, locale: 'en' }, { address: newAddress() });
    await until(
      () => texts,
      (list) => list.length > 0,
    );
    const [message] = texts;
    expect(JSON.parse(message?.body ?? '{}')).toEqual({
      to: `+86${mobile}`,
      text: expect.stringMatching(/^\d{6} is your Lianxun verification code/),
    });
    const expected = createHmac('sha256', SMS_SECRET)
      .update(`${message?.timestamp}.${message?.body}`)
      .digest('hex');
    expect(message?.signature).toBe(expected);
    await makeCall(backend, 'sendSms', { phone: '13911119999' }, { address: newAddress() });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(texts).toHaveLength(1);
  });

  test('sample accounts exist with the sample content, and are deleted when it is switched off', async () => {
    const { login, password } = sampleOf(backend, 'admin');
    const file = join(backend.dataDir, 'sample-accounts.json');
    const signIn = (on: TestBackend) => makeCall(on, 'login', { type: 4, email: login, password });
    expect((await signIn(backend)).data.user?.roles).toEqual(['admin']);
    await backend.stop();
    const off = await startBackend({ ...CHEAP_PASSWORDS, SAMPLE_CONTENT: 'off' }, backend.dataDir);
    expect(existsSync(file)).toBe(false);
    expect((await signIn(off)).code).toBe(1001);
    await off.stop();
  });
});

test('without providers no sign-in service is offered, and npm run outbox prints waiting letters from a running or stopped backend', async () => {
  const backend = await startBackend({ ...CHEAP_PASSWORDS, ...EMBEDDED, SAMPLE_CONTENT: 'off' });
  const print = () =>
    execFileSync(process.execPath, ['.build/outbox.mjs'], {
      env: {
        ...process.env,
        DATA_DIR: backend.dataDir,
        BACKEND_PORT: String(backend.port),
        BACKEND_SECRET: backend.secret,
      },
    }).toString();
  try {
    expect((await backend.call('appConfig', {})).login_providers.value).toEqual([]);
    for (const [name, input] of [
      ['googleAuthUrl', {}],
      ['twitterAuthUrl', {}],
      ['googleLogin', { code: 'c', verifier: 'v'.repeat(43), nonce: 'n' }],
      ['twitterCallback', { code: 'c', verifier: 'v'.repeat(43) }],
    ] as const)
      expect((await makeCall(backend, name, input)).messageKey).toBe('providerUnavailable');
    const share = await makeCall(backend, 'shareSignature', { url: 'http://localhost:3000/' });
    expect(share.messageKey).toBe('shareUnavailable');

    expect(print()).toContain('Nothing waits.');
    await makeCall(backend, 'sendMailCode', {
      email: 'waits@example.org',
      purpose: 'register',
      locale: 'en',
    });
    const running = print();
    expect(running).toMatch(/mail {2}waits@example\.org\n {2}\d{6} is your Lianxun verification code/);
    await backend.stop();
    expect(print()).toBe(running);
  } finally {
    await backend.destroy();
  }
});
