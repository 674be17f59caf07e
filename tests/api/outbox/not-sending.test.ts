import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import postgres from 'postgres';
import { readConfig } from '@/backend/kernel/config';
import { outboxHandlers } from '@/backend/main/outbox-handlers';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { createTestDatabase } from '@/tests/support/data-template';
import { importInto, makeItem } from '@/tests/support/items';
import { type MailSink, startMailSink } from '@/tests/support/mail-sink';
import { hasPostgres } from '@/tests/support/postgres';
import { until } from '@/tests/support/until';

const ADDRESS = 'reader@example.org';

/** A copy of an installation is restored with what waited in it; nobody outside may hear of that. */
(hasPostgres ? describe : describe.skip)('a backend that does not send', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let sql: postgres.Sql;
  let mail: MailSink;
  let hub: Server;
  let backend: TestBackend;
  const announced: string[] = [];

  const start = (sending: 'on' | 'off') =>
    startBackend({
      DATABASE_URL: database.url,
      SAMPLE_CONTENT: 'off',
      SMTP_URL: mail.url,
      PORTAL_URL: hubUrl(),
      WEBSUB_HUB_URL: `${hubUrl()}/hub`,
      SENDING: sending,
    });
  const hubUrl = () => `http://127.0.0.1:${(hub.address() as AddressInfo).port}`;
  const waiting = async () =>
    (
      await sql`select kind from outbox where delivered_at is null and kind in ('mail', 'websub') order by kind`
    ).map(({ kind }) => kind);

  beforeAll(async () => {
    database = await createTestDatabase({ SAMPLE_CONTENT: 'off' });
    sql = postgres(database.url, { max: 1, onnotice: () => undefined });
    mail = await startMailSink();
    hub = createServer((request, response) => {
      // It stands in place of the portal, too, which names the feeds of a story.
      if (request.url === '/hub') announced.push(request.url);
      response.end(JSON.stringify({ pages: [], feeds: ['https://newsroom.example/feed.xml'] }));
    });
    await new Promise<void>((resolve) => hub.listen(0, '127.0.0.1', resolve));
    backend = await start('off');
  });
  afterAll(async () => {
    await backend.destroy();
    hub.close();
    await mail.close();
    await sql.end();
    await database.stop();
  });

  test('does its own work, and letters and announcements wait', async () => {
    await backend.call('subscribeLetter', { email: ADDRESS, letters: ['morning'], lang: 'zh-Hans' });
    await importInto(backend, [makeItem('now', { releasedAt: new Date().toISOString() })]);
    await until(async () => (await waiting()).join() === 'mail,websub');
    // A turn later they were not even tried.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await sql`select attempts from outbox where kind in ('mail', 'websub')`).toMatchObject([
      { attempts: 0 },
      { attempts: 0 },
    ]);
    expect([mail.letters, announced]).toEqual([[], []]);
  });

  test('sends what waited once the setting is taken out', async () => {
    await backend.stop();
    backend = await start('on');
    // A row is marked as delivered a moment after its server took it.
    await until(async () => (await waiting()).length === 0);
    expect(mail.letters.map(({ to }) => to)).toEqual([ADDRESS]);
    expect(announced).toEqual(['/hub']);
  });
});

test('only rows that stay in this installation are delivered without sending', () => {
  const staying = Object.entries(outboxHandlers)
    .filter(([, { isOutgoing }]) => !isOutgoing)
    .map(([name]) => name);
  expect(staying.sort().join(' ')).toBe(
    'channelStory eventChange federationStory follow front hostLetter receipt revalidate tickets transferLetter webhookFact',
  );
});

test('without sending neither the mailbox nor the account for cards is used', () => {
  const env = {
    DATA_DIR: '.',
    BACKEND_SECRET: 'a-secret-of-the-tests-only',
    SMTP_URL: 'smtp://127.0.0.1',
    NEWSLETTERS_IMAP_URL: 'imap://reader:word@127.0.0.1/INBOX',
    STRIPE_SECRET_KEY: 'sk_of_the_tests',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
    NODE_ENV: 'test',
  } as const;
  const used = ({ mail, newsletters, stripe }: ReturnType<typeof readConfig>) =>
    [mail.smtpUrl, newsletters.mailboxUrl, stripe].map((service) => service !== null);
  expect(used(readConfig(env))).toEqual([true, true, true]);
  expect(used(readConfig({ ...env, SENDING: 'off' }))).toEqual([false, false, false]);
});
