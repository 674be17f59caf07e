import { execFileSync } from 'node:child_process';
import postgres from 'postgres';
import { SMTPServer } from 'smtp-server';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { freePort } from '@/tests/support/free-port';
import { createTestDatabase } from '@/tests/support/data-template';
import { hasPostgres } from '@/tests/support/postgres';

/** Rows are inserted into the outbox directly, so that the tests decide on their order and number. */
(hasPostgres ? describe : describe.skip)('letters', () => {
  let server: Awaited<ReturnType<typeof createTestDatabase>>;
  let sql: postgres.Sql;
  let mail: SMTPServer;
  let backend: TestBackend;
  /** Letters the mail server has begun to read, and letters it has accepted. */
  const begun: string[] = [];
  const taken: string[] = [];
  /** Letters the mail server has not accepted yet; calling one accepts it. */
  const pendingAccepts: (() => void)[] = [];

  beforeAll(async () => {
    server = await createTestDatabase({ SAMPLE_CONTENT: 'off' });
    sql = postgres(server.url, { max: 2, onnotice: () => undefined });
    const port = await freePort();
    mail = new SMTPServer({
      authOptional: true,
      closeTimeout: 100,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        if (!address.startsWith('nobody')) return done();
        done(Object.assign(new Error('no such mailbox'), { responseCode: 550 }));
      },
      onData(stream, { envelope }, done) {
        const to = envelope.rcptTo[0]?.address ?? '';
        let text = '';
        stream.on('data', (chunk) => (text += chunk));
        stream.on('end', () => {
          const letter = `${to} ${/^Subject: (.*)$/m.exec(text)?.[1]?.trim()}`;
          begun.push(letter);
          const take = () => {
            taken.push(letter);
            done();
          };
          if (to.startsWith('slow')) pendingAccepts.push(take);
          else if (to.startsWith('later') && begun.filter((other) => other === letter).length === 1)
            done(Object.assign(new Error('come again'), { responseCode: 451 }));
          else take();
        });
      },
    });
    mail.listen(port, '127.0.0.1');
    backend = await startBackend({
      DATABASE_URL: server.url,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SAMPLE_CONTENT: 'off',
    });
  });
  afterAll(async () => {
    await backend.destroy();
    await new Promise<void>((closed) => mail.close(() => closed()));
    await sql.end();
    await server.stop();
  });
  beforeEach(() => [begun, taken, pendingAccepts].forEach((list) => list.splice(0)));

  /** Inserts all letters at once, as one commit does. */
  const queue = (letters: [to: string, subject: string][]) =>
    sql`insert into outbox ${sql(
      letters.map(([to, subject]) => ({
        kind: 'mail',
        recipient: to,
        payload: sql.json({ to, subject, text: 'text', html: '<p>text</p>', expires: null }),
      })),
    )}`;
  async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const show = (...words: string[]) =>
    execFileSync(process.execPath, ['.build/outbox.mjs', ...words], {
      encoding: 'utf8',
      env: {
        ...process.env,
        BACKEND_PORT: String(backend.port),
        BACKEND_SECRET: backend.secret,
        DATA_DIR: backend.dataDir,
      },
    });

  test('a slow mailbox does not delay other recipients, and gets its own letters one after another', async () => {
    await queue([
      ['slow@example.org', 'one'],
      ['slow@example.org', 'two'],
      ...Array.from({ length: 20 }, (_, at): [string, string] => [`quick${at}@example.org`, 'quick']),
    ]);
    await until(() => taken.length === 20);
    expect(begun.filter((letter) => letter.startsWith('slow'))).toEqual(['slow@example.org one']);
    pendingAccepts.shift()?.();
    await until(() => pendingAccepts.length === 1);
    pendingAccepts.shift()?.();
    await until(() => taken.length === 22);
    expect(taken.slice(20)).toEqual(['slow@example.org one', 'slow@example.org two']);
  });

  test('a letter that failed stays ahead of later ones to the same address', async () => {
    await queue([
      ['later@example.org', 'one'],
      ['later@example.org', 'two'],
    ]);
    await until(() => taken.length === 1);
    expect(taken).toEqual(['later@example.org one']);
    expect(begun.filter((letter) => letter.endsWith('one'))).toHaveLength(2);
  });

  test('a letter refused permanently is not tried again, shows the error, and the next one is sent', async () => {
    await queue([
      ['nobody@example.org', 'to nobody'],
      ['somebody@example.org', 'to somebody'],
    ]);
    await until(() => taken.length === 1);
    await until(() => show('--state', 'failed').includes('FAILED'));
    expect(show('--state', 'failed')).toMatch(
      /nobody@example\.org {2}FAILED {2}\(1 try: .*no such mailbox.*\)\n {2}to nobody\n[\s\S]*0 waiting, 1 failed/,
    );
    const [row] =
      await sql`select attempts, due_at < now() as is_due from outbox where failed_at is not null`;
    expect(row).toEqual({ attempts: 1, is_due: true });
  });

  test('npm run outbox lists the newest first, and searches addresses and subjects', async () => {
    await queue([
      ['nobody1@example.org', 'Spring'],
      ['nobody2@example.org', 'Autumn'],
    ]);
    await until(() => (show().match(/FAILED/g) ?? []).length === 3);
    expect(show().match(/nobody\d?@example/g)).toEqual([
      'nobody2@example',
      'nobody1@example',
      'nobody@example',
    ]);
    expect(show('--search', 'NOBODY1').match(/nobody\d?@/g)).toEqual(['nobody1@']);
    expect(show('--search', 'autumn').match(/nobody\d?@/g)).toEqual(['nobody2@']);
    expect(show('--search', '%')).toBe('Nothing waits.\n');
    expect(() => show('--nonsense')).toThrow(/npm run outbox -- \[--search TEXT\]/);
  });
});
