import type { Envelope } from '@/backend/contract/envelope';
import { calls, type CallName } from '@/backend/contract/calls';
import { HEADERS } from '@/backend/contract/headers';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { importInto, makeItem } from '@/tests/support/items';
import { copyDatabase, hasPostgres, startPostgres, type TestPostgres } from '@/tests/support/postgres';
import { until } from '@/tests/support/until';

const onPostgres = hasPostgres ? describe : describe.skip;

onPostgres('while PostgreSQL is not reachable', () => {
  let server: TestPostgres;
  let replica: TestPostgres;
  let backend: TestBackend;

  beforeAll(async () => {
    [server, replica] = await Promise.all([startPostgres(), startPostgres()]);
    const first = await startBackend({ DATABASE_URL: server.url, SAMPLE_CONTENT: 'off' });
    await first.stop();
    copyDatabase(server, replica);
    backend = await startBackend(
      { DATABASE_URL: server.url, DATABASE_READ_URL: replica.url, SAMPLE_CONTENT: 'off' },
      first.dataDir,
    );
  }, 120_000);
  afterAll(async () => {
    for (const postgresServer of [server, replica]) postgresServer.signal('SIGCONT');
    await backend.destroy();
    await Promise.all([server.stop(), replica.stop()]);
  });

  const send = async (name: CallName, input: object, headers: Record<string, string> = {}) => {
    const answer = await backend.raw(calls[name].path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(input),
    });
    const envelope = (await answer.json()) as Envelope;
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), envelope };
  };
  /**
   * A list from the database, a list from its replica, signing in, and a list for a member: each reads the database in
   * a different way.
   */
  const requests = () => [
    send('articles', { size: 5 }),
    send('articles', { size: 5 }, { [HEADERS.knownChange]: '0' }),
    send('login', { type: 4, email: 'somebody@example.org', password: 'a wrong password' }),
    send('articles', { size: 5 }, { authorization: 'Bearer of-somebody' }),
  ];
  const expectRefused = async () => {
    for (const { status, retryAfter, envelope } of await Promise.all(requests())) {
      expect([status, envelope.code, envelope.messageKey]).toEqual([503, 503, 'unavailable']);
      expect(Number(retryAfter)).toBeGreaterThan(0);
    }
    // Liveness does not depend on the database: the process is alive, and readiness reports that it cannot work.
    expect((await backend.raw('/healthz')).status).toBe(200);
    // The answer of /readyz is cached for a moment.
    await until(async () => (await backend.raw('/readyz')).status === 503);
  };
  let written = 0;
  // Wakes the servers, however a test ended.
  afterEach(() => {
    for (const postgresServer of [server, replica]) postgresServer.signal('SIGCONT');
  });
  const expectWriting = async () => {
    const key = `away-${(written += 1)}`;
    await until(async () => (await importInto(backend, [makeItem(key)])).code === 200);
    const before = await backend.call('articles', { size: 1 });
    expect(before.total).toBeGreaterThanOrEqual(written);
  };

  test('the control: every call is answered while PostgreSQL is there', async () => {
    await expectWriting();
    for (const { status } of await Promise.all(requests())) expect(status).toBeLessThan(500);
  });

  test('while it is frozen every call answers 503, and afterwards writing works without a restart', async () => {
    for (const postgresServer of [server, replica]) postgresServer.signal('SIGSTOP');
    await expectRefused();
    await expectRefused();
    for (const postgresServer of [server, replica]) postgresServer.signal('SIGCONT');
    await expectWriting();
  });

  test('the same holds when it is stopped and started again', async () => {
    await Promise.all([server.shutDown(), replica.shutDown()]);
    await expectRefused();
    await expectRefused();
    await Promise.all([server.startAgain(), replica.startAgain()]);
    await expectWriting();
  });
});
