import postgres from 'postgres';
import { calls } from '@/backend/contract/calls';
import type { Call } from '@/backend/contract/call';
import { HEADERS } from '@/backend/contract/headers';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { copyDatabase, hasPostgres, startPostgres, type TestPostgres } from '@/tests/support/postgres';
import { until } from '@/tests/support/until';

const onPostgres = hasPostgres ? describe : describe.skip;
const OF_COPY = 'of the copy';

test('only public reads may be sent to a replica', () => {
  const marked = Object.values<Call>(calls).filter((call) => call.mayReadReplica);
  expect(marked.length).toBeGreaterThan(20);
  expect(new Set(marked.map((call) => call.access))).toEqual(new Set(['public']));
});

onPostgres('a replica with deliberately old data', () => {
  let server: TestPostgres;
  let copyServer: TestPostgres;
  let copy: postgres.Sql;
  let backend: TestBackend;
  let id: number;
  let newest: number;

  beforeAll(async () => {
    [server, copyServer] = await Promise.all([startPostgres(), startPostgres()]);
    const first = await startBackend({ DATABASE_URL: server.url });
    await first.stop();
    copyDatabase(server, copyServer);
    copy = postgres(copyServer.url, { max: 2, onnotice: () => undefined });
    await copy`update content_texts set title = ${OF_COPY}`;
    await copy`alter database postgres set default_transaction_read_only = on`;
    backend = await startBackend(
      { DATABASE_URL: server.url, DATABASE_READ_URL: copyServer.url },
      first.dataDir,
    );
    const { list } = await backend.call('articles', { size: 1 });
    id = list[0]?.id ?? 0;
    const [row] = await copy<[{ newest: string | null }]>`select max(id) as newest from page_changes`;
    newest = Number(row.newest ?? 0);
  }, 120_000);
  afterAll(async () => {
    await backend.destroy();
    await copy.end({ timeout: 1 });
    await Promise.all([server.stop(), copyServer.stop()]);
  });

  /** The title of a story for a caller who knows of changes up to a number. */
  async function titleFor(lastChange: number | null, headers: Record<string, string> = {}): Promise<string> {
    const answer = await backend.raw(calls.contentDetails.path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(lastChange !== null && { [HEADERS.knownChange]: String(lastChange) }),
        ...headers,
      },
      body: JSON.stringify({ id }),
    });
    const { data } = (await answer.json()) as { data: { title: string } };
    return data.title;
  }

  test('answers anonymous callers who know no newer change than it has', async () => {
    expect(await titleFor(newest)).toBe(OF_COPY);
  });

  test('does not answer callers without a known change, or with a session', async () => {
    expect(await titleFor(null)).not.toBe(OF_COPY);
    expect(await titleFor(newest, { authorization: 'Bearer of-somebody' })).not.toBe(OF_COPY);
  });

  test('does not answer for a change it does not have, until it has it', async () => {
    expect(await titleFor(newest + 1)).not.toBe(OF_COPY);
    await copy.begin(async (sql) => {
      await sql`set transaction read write`;
      await sql`insert into page_changes (id, tags, flashes, created_at) values (${newest + 1}, '{}', '[]', now())`;
    });
    await until(async () => (await titleFor(newest + 1)) === OF_COPY);
    expect(await titleFor(newest)).toBe(OF_COPY);
  });

  test('is skipped while it is frozen, and used again afterwards', async () => {
    expect(await titleFor(newest)).toBe(OF_COPY);
    copyServer.signal('SIGSTOP');
    expect(await titleFor(newest)).not.toBe(OF_COPY);
    copyServer.signal('SIGCONT');
    await until(async () => (await titleFor(newest)) === OF_COPY);
  });

  test('is replaced by the database for rows it lacks, and when it is gone', async () => {
    await copy.begin(async (sql) => {
      await sql`set transaction read write`;
      await sql`update contents set status = 'draft' where id = ${id}`;
    });
    expect(await titleFor(newest)).not.toBe(OF_COPY);
    await copyServer.stop();
    expect(await titleFor(newest)).not.toBe(OF_COPY);
    expect((await backend.raw('/readyz')).status).toBe(200);
  });
});
