import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBackendRunning } from '@/backend/kernel/is-backend-running';
import { eventsOfFiles, refusalsOf } from './events';

const folder = mkdtempSync(join(tmpdir(), 'lx-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** The command as it is run, storing nothing. */
function run(...sources: string[]): Promise<{ code: number; out: string }> {
  const program = join(process.cwd(), '.build/import.mjs');
  const env = { ...process.env, DATA_DIR: join(folder, 'data') };
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [program, '--dry-run', '--report', 'json', ...sources],
      { env },
      (error, out) => resolve({ code: error ? Number(error.code) : 0, out }),
    ),
  );
}

test('a dry run reads everything, and reports for a program', async () => {
  const good = file('a.md', '# 标题\n\n正文。');
  const { code, out } = await run(good);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ dry_run: true, read: 1, skipped: [], broken: [] });
});

test('what is missing or broken ends with exit code 1, and names it', async () => {
  const bad = file('b.json', '{"a":');
  for (const source of [join(folder, 'nowhere.xml'), bad]) {
    const { code, out } = await run(source);
    expect([code, JSON.parse(out).broken.length]).toEqual([1, 1]);
  }
});

test('topics, tools, terms and events are not supported, which is not broken', async () => {
  const topic = { id: 'topic:a', lang: 'en', title: 'A', excerpt: 'x' };
  const term = { id: 't', en: { term: 'A', definition: 'x' } };
  const refusals = refusalsOf(
    await eventsOfFiles({
      'a.jsonl': `${JSON.stringify(topic)}\n${JSON.stringify(topic)}`,
      'b.json': JSON.stringify([term]),
      'c.json': JSON.stringify([{ id: 'e', title: 'E', start_date: '2026-01-01' }]),
    }),
  );
  expect(refusals).toHaveLength(4);
  for (const refusal of refusals) expect(refusal).toMatch(/^skip .* not supported/);
});

test('a backend that answers late runs; one that never does is said to be busy; where nobody listens none runs', async () => {
  let answer: () => void = () => undefined;
  const server = createServer((_, response) => (answer = () => response.end('{}')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const asked = isBackendRunning({ port });
  await new Promise((resolve) => server.once('request', resolve));
  answer();
  expect(await asked).toBe(true);
  await expect(isBackendRunning({ port }, 50)).rejects.toThrow('less busy');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await isBackendRunning({ port })).toBe(false);
});
