import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from '@/tests/support/backend';
import { freePort } from '@/tests/support/free-port';

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** In ms. A program that finds no error keeps running; it is ended after this time, and its exit code is null. */
const PATIENCE_MS = 15_000;

/** Runs a command until it ends by itself. */
function runToEnd(command: string, args: string[], env: Record<string, string>): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'silent', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    const end = setTimeout(() => child.kill('SIGTERM'), PATIENCE_MS);
    child.once('exit', (code) => {
      clearTimeout(end);
      resolve({ code, stdout, stderr });
    });
  });
}

/** Runs a program that cannot write to any file, as on a full disk. */
const withoutRoom = (program: string, env: Record<string, string>) =>
  runToEnd('sh', ['-c', `ulimit -f 0; exec "${process.execPath}" ${program}`], env);

let dataDir = '';
beforeEach(() => (dataDir = makeDataDir()));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const WRONG: [string, Record<string, string>][] = [
  ['SESSION_SECRET', { SESSION_SECRET: 'short' }],
  ['BACKEND_SECRET', { BACKEND_SECRET: 'short' }],
  ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
  ['FEED_AUTHORITY', { FEED_AUTHORITY: 'https://example.org/' }],
  ['APP_SCHEME', { APP_SCHEME: 'No Scheme' }],
  ['MAIL_FROM', { MAIL_FROM: 'the desk' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example.org' }],
  ['DRAIN_SECONDS', { DRAIN_SECONDS: 'soon' }],
  ['PORT', { PORT: '70000' }],
];

describe('npm start names a wrong setting before it installs, builds or starts anything', () => {
  test.each(WRONG)('%s', async (name, env) => {
    const ended = await runToEnd(process.execPath, ['scripts/start.mjs'], {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      BACKEND_PORT: String(await freePort()),
      ...env,
    });
    expect(ended.stderr).toMatch(new RegExp(`^lianxun: ${name}: [^\\n]*\\n$`));
    expect(ended.stdout).toBe('');
    expect(ended.code).toBe(1);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });

  test('refuses one port for both programs', async () => {
    const port = String(await freePort());
    const env = { DATA_DIR: dataDir, PORT: port, BACKEND_PORT: port };
    for (const [program, who] of [
      ['scripts/start.mjs', 'lianxun'],
      ['.build/backend.mjs', 'lianxun backend'],
      ['scripts/backend.mjs', 'lianxun backend'],
      ['.build/portal.mjs', 'lianxun portal'],
    ] as const) {
      const { stderr, code } = await runToEnd(process.execPath, [program], env);
      expect(stderr).toMatch(new RegExp(`^${who}: BACKEND_PORT: [^\\n]*${port}[^\\n]*\\n$`));
      expect(code).toBe(1);
    }
  });
});

describe.each(['scripts/start.mjs', '.build/backend.mjs', '.build/portal.mjs'])('%s', (program) => {
  const run = async (env: Record<string, string>) =>
    runToEnd(process.execPath, [program], {
      PORT: String(await freePort()),
      BACKEND_PORT: String(await freePort()),
      ...env,
    });

  test('refuses a data folder that is a file', async () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    const { stderr, code } = await run({ DATA_DIR: file });
    expect(stderr).toMatch(/^lianxun[a-z ]*: DATA_DIR: [^\n]*file[^\n]*\n$/);
    expect(code).toBe(1);
  });

  test('starts nothing and leaves no secret when the disk is full', async () => {
    const { stderr, code } = await withoutRoom(program, {
      DATA_DIR: dataDir,
      PORT: String(await freePort()),
      BACKEND_PORT: String(await freePort()),
    });
    expect(stderr).toMatch(/^lianxun[a-z ]*: DATA_DIR: [^\n]*\n$/);
    expect(code).toBe(1);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  test('refuses a stored secret that is empty', async () => {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(join(dataDir, 'backend.secret'), '');
    const { stderr, code } = await run({ DATA_DIR: dataDir });
    expect(stderr).toMatch(/^lianxun[a-z ]*: DATA_DIR: [^\n]*backend\.secret[^\n]*\n$/);
    expect(code).toBe(1);
    expect(readFileSync(join(dataDir, 'backend.secret'), 'utf8')).toBe('');
  });
});
