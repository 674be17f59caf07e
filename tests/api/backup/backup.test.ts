import '@/tests/support/embedded';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { makeDataDir, startBackend, type TestBackend } from '@/tests/support/backend';
import { contentOf, envOf, runBackup, sequenceOf } from '@/tests/support/backup';
import { importInto, makeItem } from '@/tests/support/items';

/** Each test starts one or two backends and a scratch database. */
jest.setTimeout(240_000);

/** A few items are enough here; the PostgreSQL test moves the whole sample newsroom. */
const EMPTY = { SAMPLE_CONTENT: 'off' };

let folder = '';
beforeAll(() => (folder = makeDataDir()));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function untilNone(place: string, prefix: string): Promise<void> {
  while (readdirSync(place).some((name) => name.startsWith(prefix)))
    await new Promise((resolve) => setTimeout(resolve, 50));
}

const entriesOf = (file: string) => gunzipSync(readFileSync(file)).toString('latin1');

describe('the drill: lose the machine, restore the backup', () => {
  let origin: TestBackend;
  let before: Awaited<ReturnType<typeof contentOf>>;
  let sequence: unknown;
  const file = () => join(folder, 'night.tar.gz');

  beforeAll(async () => {
    origin = await startBackend(EMPTY);
    mkdirSync(join(origin.dataDir, 'uploads/ab'), { recursive: true });
    writeFileSync(join(origin.dataDir, 'uploads/ab/picture.jpg'), 'a picture');
    await importInto(origin, [makeItem('kept')]);
    before = await contentOf(origin);
    sequence = await sequenceOf(origin);
  });
  afterAll(() => origin.destroy());

  test('a backup is made while the backend runs, and gets its name only after a trial restore', async () => {
    const backup = await runBackup(['backup', file()], {
      ...envOf(origin),
      SMTP_URL: 'smtp://me:hidden-word@127.0.0.1',
    });
    expect(backup.output).toMatch(
      /^Backed up: \d+ rows in \d+ tables, 1 picture\.\nThe file has no secrets\. Keep /,
    );
    expect(backup.code).toBe(0);
    expect(await contentOf(origin)).toEqual(before);
    expect(readdirSync(folder)).toEqual(['night.tar.gz']);
    expect(readdirSync(origin.dataDir).filter((name) => name.startsWith('.copy'))).toEqual([]);
  });

  test('it contains secrets only when asked to', async () => {
    expect(entriesOf(file())).not.toMatch(/hidden-word|backend\.secret|BEGIN PRIVATE KEY/);
    const open = join(folder, 'open.tar.gz');
    writeFileSync(join(origin.dataDir, 'session.secret'), 'the-secret-of-the-sessions-of-this-test');
    const env = { ...envOf(origin), SMTP_URL: 'smtp://me:hidden-word@127.0.0.1' };
    const backup = await runBackup(['backup', open, '--with-secrets', '--no-verify'], env);
    expect(backup).toMatchObject({ code: 0, output: expect.not.stringContaining('secrets') });
    expect(entriesOf(open)).toMatch(/hidden[\s\S]*the-secret-of-the-sessions/);
  });

  test('who restores one whose secret was a setting is told where it is', async () => {
    const open = join(folder, 'open.tar.gz');
    expect(entriesOf(open)).toContain(origin.secret);
    const dataDir = makeDataDir();
    const { code, output } = await runBackup(['restore', open], { DATA_DIR: dataDir });
    rmSync(dataDir, { recursive: true, force: true });
    expect([code, output]).toEqual([
      0,
      expect.stringContaining('set BACKEND_SECRET as settings.env in the file has it'),
    ]);
    expect(output).not.toContain('had no secrets');
  });

  test('a folder that is missing is named', async () => {
    const missing = join(folder, 'missing');
    const { code, output } = await runBackup(['backup', join(missing, 'night.tar.gz')], envOf(origin));
    expect([code, output]).toEqual([
      1,
      expect.stringContaining(`There is no folder ${missing}. Make it first`),
    ]);
  });

  test.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
  ] as const)('%s stops a backup and leaves no partial file', async (signal, code) => {
    const part = join(folder, 'part');
    mkdirSync(part);
    const stopped = await runBackup(['backup', join(part, 'stopped.tar.gz')], envOf(origin), 'unlimited', {
      signal,
      when: () => readdirSync(part).some((name) => existsSync(join(part, name, 'db/postgres'))),
    });
    expect(stopped).toEqual({ code, output: '' });
    expect(readdirSync(part)).toEqual([]);
    rmSync(part, { recursive: true });
    await untilNone(origin.dataDir, '.copy');
    expect(await contentOf(origin)).toEqual(before);
  });

  test('leftovers of a killed backup are removed by the next one', async () => {
    const part = join(folder, 'part');
    mkdirSync(join(part, '.backup-abcdef/db'), { recursive: true });
    writeFileSync(join(part, '.backup-abcdef/backup.part'), 'half of it');
    expect((await runBackup(['backup', join(part, 'next.tar.gz'), '--no-verify'], envOf(origin))).code).toBe(
      0,
    );
    expect(readdirSync(part)).toEqual(['next.tar.gz']);
    rmSync(part, { recursive: true });
  });

  test('it does not overwrite another file', async () => {
    const again = await runBackup(['backup', file()], envOf(origin));
    expect(again).toEqual({ code: 1, output: expect.stringMatching(/is there already/) });
  });

  test('it is not restored under a running backend, nor over existing data', async () => {
    const running = await runBackup(['restore', file(), '--replace'], envOf(origin));
    expect(running).toEqual({ code: 1, output: expect.stringMatching(/The backend runs/) });
    const elsewhere = await runBackup(['restore', file(), '--replace'], { DATA_DIR: origin.dataDir });
    expect(elsewhere).toEqual({ code: 1, output: expect.stringMatching(/Another process is using/) });
    await origin.stop();
    const full = await runBackup(['restore', file()], { DATA_DIR: origin.dataDir });
    expect(full).toEqual({ code: 1, output: expect.stringMatching(/There is data already/) });
  });

  test.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
    ['of something else', () => Buffer.from('not a backup')],
  ])('a file %s is refused, and the data stays', async (_, damage) => {
    const bad = join(folder, 'bad.tar.gz');
    writeFileSync(bad, damage(readFileSync(file())));
    const refused = await runBackup(['restore', bad, '--replace'], { DATA_DIR: origin.dataDir });
    expect(refused.code).toBe(1);
    expect(refused.output).toMatch(/bad\.tar\.gz/);
  });

  test('a restore that runs out of disk space leaves the old data', async () => {
    const failed = await runBackup(['restore', file(), '--replace'], { DATA_DIR: origin.dataDir }, '4096');
    expect(failed.code).not.toBe(0);
    const again = await startBackend(EMPTY, origin.dataDir);
    expect(await contentOf(again)).toEqual(before);
    expect(existsSync(join(origin.dataDir, 'uploads/ab/picture.jpg'))).toBe(true);
    expect(await sequenceOf(again)).toBe(sequence);
    await again.stop();
  });

  test('SIGTERM stops a restore cleanly, and leftovers of a killed one are removed at the next start', async () => {
    const stopped = await runBackup(
      ['restore', file(), '--replace'],
      { DATA_DIR: origin.dataDir },
      'unlimited',
      {
        signal: 'SIGTERM',
        when: () => existsSync(join(origin.dataDir, 'restore.part/postgres')),
      },
    );
    expect(stopped).toEqual({ code: 143, output: '' });
    expect(readdirSync(origin.dataDir)).not.toContain('restore.part');
    mkdirSync(join(origin.dataDir, 'restore.part/uploads'), { recursive: true });
    mkdirSync(join(origin.dataDir, '.copy-abcdef/postgres'), { recursive: true });
    const again = await startBackend(EMPTY, origin.dataDir);
    expect(await contentOf(again)).toEqual(before);
    expect(readdirSync(origin.dataDir).filter((name) => /^(restore|\.copy)/.test(name))).toEqual([]);
    await again.stop();
  });

  test('a backup restored on a new machine has all content, pictures and changes', async () => {
    const dataDir = makeDataDir();
    const restored = await runBackup(['restore', file()], { DATA_DIR: dataDir });
    expect(restored).toEqual({ code: 0, output: expect.stringMatching(/^Restored: /) });
    expect(readFileSync(join(dataDir, 'uploads/ab/picture.jpg'), 'utf8')).toBe('a picture');
    const backend = await startBackend(EMPTY, dataDir);
    expect(await contentOf(backend)).toEqual(before);
    // Its changes repeat numbers that the lost machine gave out after the backup, so their sequence has another name.
    expect(await sequenceOf(backend)).not.toBe(sequence);
    expect((await importInto(backend, [makeItem('after')])).code).toBe(200);
    await backend.destroy();
  });
});
