import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import postgres from 'postgres';
import { migrate, type MigrationStep } from '@/backend/db/migrate';
import { listMigrations } from '@/backend/db/migrations-list';
import { makeDataDir, startBackend, type TestBackend } from '@/tests/support/backend';
import { QUICK_TO_START } from '@/tests/support/backend-settings';
import { importInto, makeItem } from '@/tests/support/items';
import { hasPostgres, startPostgres, type TestPostgres } from '@/tests/support/postgres';

/** In ms: enough for two starts of a backend and a backup on a busy machine. */
const PATIENCE_MS = 180_000;

(hasPostgres ? describe : describe.skip)('migrating the schema', () => {
  let server: TestPostgres;
  let sql: postgres.Sql;
  beforeAll(async () => {
    server = await startPostgres();
    sql = postgres(server.url, { max: 3, onnotice: () => undefined });
  });
  afterAll(async () => {
    await sql.end();
    await server.stop();
  });

  const migrations = listMigrations();

  test('reports each migration with its number and the total', async () => {
    const steps: MigrationStep[] = [];
    await migrate({ sql, isEmbedded: false }, (step) => steps.push(step), migrations.slice(0, 1));
    await migrate({ sql, isEmbedded: false }, (step) => steps.push(step));
    const total = migrations.length - 1;
    expect(steps.map(({ name, index, total: of, state }) => `${name} ${index}/${of} ${state}`)).toEqual([
      '0000_start 1/1 begun',
      '0000_start 1/1 done',
      ...migrations
        .slice(1)
        .flatMap(({ name }, at) => ['begun', 'done'].map((state) => `${name} ${at + 1}/${total} ${state}`)),
    ]);
  });

  describe('a database of the first schema, with an article', () => {
    let old = '';
    const folder = makeDataDir();
    const file = join(folder, 'before.tar.gz');
    const run = (words: string[], env: Record<string, string>) =>
      execFileSync(process.execPath, [...QUICK_TO_START, '.build/backup.mjs', ...words], {
        encoding: 'utf8',
        env: {
          ...process.env,
          BACKEND_PORT: '2',
          BACKEND_SECRET: 'a-secret-of-the-tests-only',
          ...env,
        },
      });
    const expectArticle = async (backend: TestBackend) => {
      const { list, total, langs } = await backend.call('articles', {});
      expect({ total, langs, titles: list.map(({ title }) => title) }).toEqual({
        total: 1,
        langs: ['zh-Hans'],
        titles: ['旧文'],
      });
    };

    beforeAll(async () => {
      const url = new URL(server.url);
      url.pathname = '/old';
      old = url.href;
      await sql`create database old`;
      const first = postgres(old, { max: 2, onnotice: () => undefined });
      await migrate({ sql: first, isEmbedded: false }, undefined, migrations.slice(0, 1));
      await first`insert into contents (id, kind, status, lang, release_time, updated_time)
        values (7, 'article', 'approved', 'zh-Hans', now(), now())`;
      await first`insert into content_texts values (7, 'zh-Hans', '旧文', '', '<p>正文</p>', 2)`;
      await first`insert into list_counts values ('article', 1), ('any', 1)`;
      await first.end();
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    test(
      'is backed up as it is, and migrated at the next start',
      async () => {
        expect(run(['backup', file], { DATABASE_URL: old, DATA_DIR: folder })).toMatch(/^Backed up/);
        const backend = await startBackend({ DATABASE_URL: old, SAMPLE_CONTENT: 'off' });
        await expectArticle(backend);
        await backend.destroy();
      },
      PATIENCE_MS,
    );

    test(
      'is restored from that backup with its old schema, and migrated again',
      async () => {
        const dataDir = makeDataDir();
        expect(run(['restore', file], { DATA_DIR: dataDir })).toMatch(/^Restored/);
        const backend = await startBackend({ SAMPLE_CONTENT: 'off' }, dataDir);
        await expectArticle(backend);
        await backend.destroy();
      },
      PATIENCE_MS,
    );
  });

  test(
    'a running backend keeps working while a newer version migrates the schema',
    async () => {
      const url = new URL(server.url);
      url.pathname = '/side';
      await sql`create database side`;
      const old = await startBackend({ DATABASE_URL: url.href, SAMPLE_CONTENT: 'off' });
      const next = postgres(url.href, { max: 2, onnotice: () => undefined });
      expect((await importInto(old, [makeItem('before')])).code).toBe(200);
      // Every kind of statement that tests/unit/deploy/migrations.test.ts allows in a migration.
      const statements = [
        `alter table contents add column next_word text default '' not null`,
        'alter table content_texts add column next_time timestamptz',
        'create table next_things (id bigint primary key, content_id bigint references contents (id) on delete cascade)',
        'create index next_words on contents (next_word)',
      ];
      const step = { name: 'next', when: (migrations.at(-1)?.when ?? 0) + 1, hash: 'next', statements };
      await migrate({ sql: next, isEmbedded: false }, undefined, [...migrations, step]);
      // The old backend continues to write, change and read; the new version finds what it wrote.
      expect((await importInto(old, [makeItem('after'), makeItem('before', { title: '改过' })])).code).toBe(
        200,
      );
      expect((await old.call('articles', {})).list.map(({ title }) => title).sort()).toEqual([
        '改过',
        '标题after',
      ]);
      const written = await next`select next_word from contents`;
      expect(written.map(({ next_word: word }) => word)).toEqual(['', '']);
      expect((await old.raw('/readyz')).status).toBe(200);
      await old.stop();
      // Once stopped, the old version does not start again.
      await expect(migrate({ sql: next, isEmbedded: false })).rejects.toThrow(/made by a newer version/);
      await next.end();
      await old.destroy();
    },
    PATIENCE_MS,
  );

  test('does nothing the second time', async () => {
    const steps: MigrationStep[] = [];
    await migrate({ sql, isEmbedded: false }, (step) => steps.push(step));
    expect(steps).toEqual([]);
  });

  test('a failed migration is rolled back completely, and those before it stay', async () => {
    const last = migrations.at(-1)?.when ?? 0;
    const step = (name: string, when: number, statements: string[]) => ({
      name,
      when,
      hash: name,
      statements,
    });
    const good = step('good', last + 1, ['create table good_one (id int)']);
    const bad = step('bad', last + 2, ['create table bad_one (id int)', 'select no_such_column']);
    await expect(migrate({ sql, isEmbedded: false }, undefined, [...migrations, good, bad])).rejects.toThrow(
      'no_such_column',
    );
    const tables = await sql`select tablename from pg_tables where tablename in ('good_one', 'bad_one')`;
    expect(tables.map(({ tablename }) => tablename)).toEqual(['good_one']);
  });

  test('a database of a newer version is refused', async () => {
    await expect(migrate({ sql, isEmbedded: false })).rejects.toThrow(/made by a newer version/);
  });
});
