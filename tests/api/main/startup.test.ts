import '@/tests/support/embedded';
import { spawn } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { makeDataDir, startBackend, startBackendProcess } from '@/tests/support/backend';
import { freePort } from '@/tests/support/free-port';

/** Runs a program until it ends by itself. */
function runToEnd(
  program: string,
  env: Record<string, string>,
): Promise<{ code: number | null; stderr: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`.build/${program}.mjs`], {
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (chunk) => (stderr += chunk));
    child.once('exit', (code) => resolve({ code, stderr }));
  });
}

describe('an error at startup is one clear line and exit code 1', () => {
  test.each([
    [
      'a bad port',
      'backend',
      { BACKEND_PORT: '99999' },
      /^lianxun backend: BACKEND_PORT: .*\.env\.example.*\n$/,
    ],
    ['a bad switch', 'backend', { SAMPLE_CONTENT: 'maybe' }, /^lianxun backend: SAMPLE_CONTENT: .*\n$/],
    ['a bad site address', 'portal', { SITE_URL: 'nowhere' }, /^lianxun portal: SITE_URL: .*\n$/],
    [
      'an unreachable database',
      'backend',
      { DATABASE_URL: 'postgres://me:hidden@127.0.0.1:1/x' },
      /^lianxun backend: DATABASE_URL: cannot reach postgres:\/\/me@127\.0\.0\.1:1\/x .*\n$/,
    ],
  ])('%s', async (_, program, env, line) => {
    const dataDir = makeDataDir();
    const { code, stderr } = await runToEnd(program, { DATA_DIR: dataDir, ...env });
    rmSync(dataDir, { recursive: true });
    expect(stderr).toMatch(line);
    expect(code).toBe(1);
  });

  test('a data folder that is a file', async () => {
    const dataDir = makeDataDir();
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const { code, stderr } = await runToEnd('backend', { DATA_DIR: file });
    rmSync(dataDir, { recursive: true });
    expect(stderr).toMatch(/^lianxun backend: DATA_DIR: .*\n$/);
    expect(code).toBe(1);
  });

  test('a data folder in use by another process, which continues unharmed', async () => {
    const backend = await startBackend({ SAMPLE_CONTENT: 'off' });
    const before = readdirSync(backend.dataDir).sort();
    const second = await runToEnd('backend', {
      DATA_DIR: backend.dataDir,
      BACKEND_PORT: String(await freePort()),
      BACKEND_SECRET: backend.secret,
    });
    expect(second.stderr).toMatch(/^lianxun backend: Another process is using the data folder .*\n$/);
    expect(second.code).toBe(1);
    expect(readdirSync(backend.dataDir).sort()).toEqual(before);
    expect(await backend.call('siteCounts', {})).toMatchObject({ flashes_today: 0 });
    await backend.destroy();
  });

  test.each(['backend', 'portal'])('a port in use: %s', async (program) => {
    const port = await freePort();
    const holder = createServer().listen(port);
    const dataDir = makeDataDir();
    const name = program === 'backend' ? 'BACKEND_PORT' : 'PORT';
    const { code, stderr } = await runToEnd(program, {
      DATA_DIR: dataDir,
      SAMPLE_CONTENT: 'off',
      BACKEND_HOST: '0.0.0.0',
      [name]: String(port),
    });
    holder.close();
    rmSync(dataDir, { recursive: true, force: true });
    expect(stderr).toMatch(new RegExp(`^lianxun ${program}: ${name}: port ${port} is in use\\..*\\n$`));
    expect(code).toBe(1);
  });
});

test('SIGTERM ends the process cleanly and frees the data folder', async () => {
  const backend = await startBackendProcess({ SAMPLE_CONTENT: 'off' });
  await backend.stop('SIGTERM');
  expect(backend.process.exitCode).toBe(0);
  const again = await startBackend({ SAMPLE_CONTENT: 'off' }, backend.dataDir);
  await again.destroy();
});
