import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { CHEAP_PASSWORDS, makeCall, signInAs } from '@/tests/support/accounts';
import { startBackendProcess, type BackendProcess } from '@/tests/support/backend';
import { createTestDatabase } from '@/tests/support/data-template';
import { type MailSink, startMailSink } from '@/tests/support/mail-sink';
import { hasPostgres } from '@/tests/support/postgres';
import { until } from '@/tests/support/until';

const RECEIVERS = 70;

(hasPostgres ? describe : describe.skip)('sending a newsletter', () => {
  let server: Awaited<ReturnType<typeof createTestDatabase>>;
  let sql: postgres.Sql;
  let sink: MailSink;
  let backend: BackendProcess;
  let token: string;

  const settings = () => ({
    ...CHEAP_PASSWORDS,
    DATABASE_URL: server.url,
    SMTP_URL: sink.url,
    SITE_URL: 'https://news.example',
    MAIL_FROM: 'Desk <desk@news.example>',
    NEWSLETTERS_PER_SECOND: '1000',
    NEWSLETTERS_MAILBOX: 'leave@news.example',
    NEWSLETTERS_BOUNCES: 'bounces@news.example',
    ...dkim(),
  });
  const dkim = () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const file = join(mkdtempSync(join(tmpdir(), 'lx-dkim-')), 'key.pem');
    writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }));
    return { DKIM_DOMAIN: 'news.example', DKIM_SELECTOR: 'letters', DKIM_KEY_FILE: file };
  };

  beforeAll(async () => {
    server = await createTestDatabase(CHEAP_PASSWORDS);
    sql = postgres(server.url, { max: 2, onnotice: () => undefined });
    sink = await startMailSink();
    backend = await startBackendProcess(settings());
    ({ token } = await signInAs(backend, 'admin'));
  });
  afterAll(async () => {
    await backend.destroy();
    await sink.close();
    await sql.end();
    await server.stop();
  });
  beforeEach(() => {
    sink.letters.length = 0;
    sink.silence(() => false);
  });

  const call: typeof makeCall = (_, name, input) => makeCall(backend, name, input, { token });
  async function importList(addresses: string[]) {
    const csv = ['Email Address,CONFIRM_TIME', ...addresses.map((each) => `${each},2025-01-02 03:04:05`)];
    return (
      await call(backend, 'importSubscribers', { csv: csv.join('\n'), letters: ['morning'], lang: 'en' })
    ).data;
  }
  async function writeLetter(subject: string, letter = 'morning') {
    const { id } = (await call(backend, 'openLetterIssue', { letter })).data;
    const { version, document } = (await call(backend, 'letterIssue', { id })).data;
    const saved = await call(backend, 'saveLetterIssue', {
      id,
      version,
      document: { ...document, subject: { en: subject, 'zh-Hans': `${subject}（中文）` } },
    });
    return { id, version: saved.data.version };
  }
  const results = async (id: number) => (await call(backend, 'letterResults', { id })).data;
  const act = async (id: number, name: 'send' | 'stop' | 'resend', more = {}) => {
    const { version } = (await call(backend, 'letterIssue', { id })).data;
    return call(backend, 'actOnLetterIssue', { id, version, act: name, ...more });
  };
  /** Makes the new process take over at once instead of when the leases of the dead one end. */
  const endLeases = async () => {
    await sql`update outbox set leased_until = null, due_at = now() where kind = 'newsletter' and delivered_at is null`;
    await sql`update newsletter_deliveries set begun_at = now() - interval '1 hour' where state = 'sending'`;
  };
  const killAndRestart = async () => {
    await backend.stop('SIGKILL');
    sink.silence(() => false);
    backend = await startBackendProcess(settings(), backend.dataDir);
  };

  test('letters have both forms and the headers of a list, are signed, and unsubscribe by one request', async () => {
    const outcome = await importList(['one@a.example', 'nobody@b.example', 'full@c.example']);
    expect(outcome).toMatchObject({ added: 3, refused_total: 0 });
    const { id } = await writeLetter('Clearing houses');
    expect((await act(id, 'send')).data.state).toBe('sending');
    await until(async () => (await results(id)).counts.bounced === 1 && sink.letters.length === 1);
    const [letter] = sink.letters;
    const headers: Record<string, string> = letter?.headers ?? {};
    const raw = letter?.raw ?? '';
    const [, key = ''] =
      /<https:\/\/news\.example\/letters\/unsubscribe\/([\w-]+)>/.exec(headers['list-unsubscribe'] ?? '') ??
      [];
    expect(headers['list-unsubscribe']).toContain(`<mailto:leave@news.example?subject=unsubscribe%20${key}>`);
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(headers['list-id']).toBe('<morning.letters.news.example>');
    expect(headers['feedback-id']).toBe(`${id}:morning:letters:news.example`);
    expect(headers.precedence).toBe('bulk');
    expect(headers['dkim-signature']).toContain('d=news.example');
    expect(headers['dkim-signature']?.toLowerCase()).toMatch(/h=[^;]*list-unsubscribe-post/);
    expect(letter?.from).toMatch(/^bounces\+\d+-[0-9a-f]{16}@news\.example$/);
    expect(raw).toContain('text/plain');
    expect(raw).toContain('text/html');
    const { counts, answers } = await results(id);
    expect(counts).toMatchObject({ sent: 1, bounced: 1, pending: 1, uncertain: 0 });
    expect(answers.map(({ answer }) => answer).join()).not.toContain('@');
    await call(backend, 'unsubscribeLetter', { key });
    expect((await results(id)).left).toBe(1);
    expect((await call(backend, 'letterIssue', { id })).data).toMatchObject({ suppressed: 1 });
    await act(id, 'stop');
    // A full mailbox is tried again later; the next letters are to be sent to their end.
    await sql`update subscribers set state = 'left' where state = 'active'`;
    expect((await call(backend, 'letterDetails', { id, locale: 'en' })).data.text.subject).toBe(
      'Clearing houses',
    );
  });

  test('a scheduled letter always has a subject, and one that cannot be sent holds up no other', async () => {
    const first = await writeLetter('A');
    const second = await writeLetter('B', 'weekly');
    const schedule = { act: 'schedule', send_time: '2099-01-01 07:00:00' };
    for (const letter of [first, second])
      expect((await call(backend, 'actOnLetterIssue', { ...letter, ...schedule })).code).toBe(200);
    const { version, document } = (await call(backend, 'letterIssue', { id: first.id })).data;
    const emptied = { id: first.id, version, document: { ...document, subject: {} } };
    expect((await call(backend, 'saveLetterIssue', emptied)).fields).toEqual({ subject: 'required' });
    // As an earlier version stored it.
    await sql`update newsletter_issues set document = jsonb_set(document, '{subject}', '{}') where id = ${first.id}`;
    await sql`update newsletter_issues set send_at = now() - interval '1 minute' + (id - ${first.id}) * interval '1 second'
      where id in (${first.id}, ${second.id})`;
    const stateOf = async (id: number) => (await call(backend, 'letterIssue', { id })).data.state;
    await until(async () => (await stateOf(second.id)) === 'sent');
    expect(await stateOf(first.id)).toBe('scheduled');
    await sql`update newsletter_issues set state = 'draft' where id = ${first.id}`;
  });

  test('after kill -9 nobody gets a letter twice; what was on its way is uncertain until an editor asks', async () => {
    const people = Array.from({ length: RECEIVERS }, (_, at) => `reader${at}@people${at % 7}.example`);
    await importList(people);
    const { id } = await writeLetter('Killed in the middle');
    sink.silence((_, count) => count > 30);
    await act(id, 'send');
    await until(() => sink.letters.length > 30);
    await killAndRestart();
    await endLeases();
    await until(async () => (await results(id)).issue.state === 'sent');
    const { counts, uncertain } = await results(id);
    const arrived = sink.counts();
    expect(people.filter((each) => (arrived.get(each) ?? 0) !== 1)).toEqual([]);
    expect(counts.uncertain).toBeGreaterThan(0);
    expect(counts.uncertain).toBeLessThanOrEqual(20);
    expect(counts.sent + counts.uncertain).toBeGreaterThanOrEqual(RECEIVERS);
    const before = new Set(sink.letters.map(({ messageId }) => messageId));
    expect(uncertain.every((each) => before.has(each.message_id))).toBe(true);
    sink.letters.length = 0;
    await act(id, 'resend', { deliveries: uncertain.slice(0, 1).map((each) => each.id) });
    await until(() => sink.letters.length === 1);
    expect(sink.letters[0]?.messageId).toBe(uncertain[0]?.message_id);
  });

  test('without the note that a letter is on its way, the same test sees it arrive twice', async () => {
    const { id } = await writeLetter('Negative control');
    sink.silence((_, count) => count > 30);
    await act(id, 'send');
    await until(() => sink.letters.length > 30);
    await killAndRestart();
    await sql`update newsletter_deliveries set state = 'pending' where state = 'sending'`;
    await endLeases();
    await until(async () => (await results(id)).issue.state === 'sent');
    expect(Math.max(...sink.counts().values())).toBe(2);
  });
});
