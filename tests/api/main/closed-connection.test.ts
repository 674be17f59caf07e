import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { hasPostgres, startPostgres, type TestPostgres } from '@/tests/support/postgres';

const run = promisify(execFile);
const onPostgres = hasPostgres ? describe : describe.skip;

/** Bundles the program as `.build` does, with or without the guard, and gives its output or its error. */
async function outcomeOf(server: TestPostgres, directory: string, isGuarded: boolean): Promise<string> {
  const bundle = `
    import { build } from 'esbuild';
    import { guardPostgresWrites } from ${JSON.stringify(pathToFileURL('scripts/guard-postgres-writes.mjs').href)};
    await build({
      bundle: true, platform: 'node', format: 'esm', logLevel: 'error',
      entryPoints: ['tests/support/closed-connection.mjs'],
      outfile: ${JSON.stringify(join(directory, 'program.mjs'))},
      plugins: ${isGuarded ? '[guardPostgresWrites()]' : '[]'},
    });`;
  await run(process.execPath, ['--input-type=module', '-e', bundle], { cwd: process.cwd() });
  const env = { ...process.env, DATABASE_URL: server.url };
  return run(process.execPath, [join(directory, 'program.mjs')], { env }).then(
    ({ stdout }) => stdout.trim(),
    (error: { stderr: string }) => error.stderr,
  );
}

onPostgres('a connection the server has closed', () => {
  let server: TestPostgres;
  let directory: string;

  beforeAll(async () => {
    server = await startPostgres();
    directory = await mkdtemp(join(tmpdir(), 'closed-connection-'));
  });
  afterAll(async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  });

  test('ends the process by postgres.js alone', async () => {
    expect(await outcomeOf(server, directory, false)).toContain("reading 'write'");
  });

  test('fails only the query that was sent on it in our bundle', async () => {
    expect(await outcomeOf(server, directory, true)).toBe('CONNECTION_CLOSED');
  });
});
