import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBackend, type TestBackend } from '@/tests/support/backend';

let backend: TestBackend;
const folder = mkdtempSync(join(tmpdir(), 'lx-import-'));
beforeAll(async () => {
  backend = await startBackend({ SAMPLE_CONTENT: 'off' });
});
afterAll(async () => {
  await backend.destroy();
  rmSync(folder, { recursive: true, force: true });
});

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const article = (id: string) =>
  JSON.stringify({
    id,
    lang: 'en',
    title: `Piece ${id}`,
    date: '2026-01-02',
    body_markdown: 'A text of some words.',
    source: 'https://a.example/',
  });

/** Runs the command against the running backend; its exit code and both outputs. */
function runImport(...given: string[]): Promise<{ code: number | null; out: string; err: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, ['.build/import.mjs', ...given], {
      env: {
        ...process.env,
        BACKEND_PORT: String(backend.port),
        BACKEND_SECRET: backend.secret,
        DATA_DIR: backend.dataDir,
      },
    });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk) => (out += chunk));
    child.stderr.on('data', (chunk) => (err += chunk));
    child.once('exit', (code) => resolve({ code, out, err }));
  });
}

const total = async () => (await backend.call('articles', { size: 20 })).total;

test('a dry run tells what would happen and stores nothing; the run after it stores just that', async () => {
  const file = write('two.jsonl', `${article('a')}\n${article('b')}\n`);
  const dry = await runImport('--dry-run', '--report', 'json', file);
  expect(dry.code).toBe(0);
  expect(JSON.parse(dry.out)).toMatchObject({ isDryRun: true, added: 2, updated: 0, broken: [] });
  expect(await total()).toBe(0);

  const real = await runImport('--report', 'json', file);
  expect([real.code, JSON.parse(real.out)]).toEqual([
    0,
    expect.objectContaining({ isDryRun: false, added: 2, skipped: [], pictures: [] }),
  ]);
  expect(await total()).toBe(2);
  expect(JSON.parse((await runImport('--dry-run', '--report', 'json', file)).out)).toMatchObject({
    added: 0,
    unchanged: 2,
  });
});

test('ends with 1 when a file is broken or missing, whatever else was stored', async () => {
  const good = write('good.jsonl', `${article('c')}\n`);
  const bad = write('bad.json', '{"posts": [');
  for (const wrong of [bad, join(folder, 'nowhere.xml')]) {
    const { code, out } = await runImport('--report', 'json', good, wrong);
    expect(code).toBe(1);
    expect(JSON.parse(out).broken).toHaveLength(1);
  }
  expect((await runImport(good)).code).toBe(0);
});

test('an option nobody knows is refused in a line', async () => {
  const { code, err } = await runImport('--dryrun', 'x');
  expect(code).toBe(1);
  expect(err.trim().split('\n')).toHaveLength(1);
});
