import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { startBackend, type TestBackend } from '@/tests/support/backend';
import { QUICK_TO_START } from '@/tests/support/backend-settings';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ SAMPLE_CONTENT: 'off', SITE_URL: 'https://new.example' });
});
afterAll(() => backend.destroy());

/** Runs the command as an operator does, with a file of this content. */
function run(content: string | Uint8Array, ...more: string[]): Promise<string> {
  const path = join(backend.dataDir, 'old.csv');
  writeFileSync(path, content);
  const { dataDir, port, secret } = backend;
  const where = { DATA_DIR: dataDir, BACKEND_PORT: String(port), BACKEND_SECRET: secret };
  const program = join(process.cwd(), '.build/redirects.mjs');
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [...QUICK_TO_START, program, path, ...more],
      { env: { ...process.env, ...where } },
      (_error, out, errors) => resolve(`${out}${errors}`),
    ),
  );
}

test('a list of a spreadsheet is read in its charset, and one with too many rows says what to do', async () => {
  const list = '旧地址;新地址\r\n/文章/一;/news\r\n/快讯;/events\r\n';
  expect(await run(iconv.encode(list, 'gbk'))).toContain('2 added, 0 updated, 0 unchanged');
  expect(await run(iconv.encode(list, 'utf-16le', { addBOM: true }))).toContain(
    '0 added, 0 updated, 2 unchanged',
  );
  const rows = Array.from({ length: 50_001 }, (_, at) => `/old/${at},/news`);
  expect(await run(rows.join('\n'))).toContain('A file may have 50000 rows at most');
});
