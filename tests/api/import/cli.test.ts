import '@/tests/support/embedded';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBackendRunning } from '@/backend/kernel/is-backend-running';
import { startBackend } from '@/tests/support/backend';
import { QUICK_TO_START } from '@/tests/support/backend-settings';
import { eventsOfFiles, refusalsOf } from './events';

const folder = mkdtempSync(join(tmpdir(), 'lx-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Runs the command as an operator does, as a dry run that stores nothing. */
function run(...sources: string[]): Promise<{ code: number; out: string }> {
  return runOn({ DATA_DIR: join(folder, 'data') }, '--dry-run', ...sources);
}

function runOn(where: Record<string, string>, ...words: string[]): Promise<{ code: number; out: string }> {
  const program = join(process.cwd(), '.build/import.mjs');
  const env = { ...process.env, ...where };
  return new Promise((resolve) =>
    execFile(
      process.execPath,
      [...QUICK_TO_START, program, '--report', 'json', ...words],
      { env },
      (error, out) => resolve({ code: error ? Number(error.code) : 0, out }),
    ),
  );
}

test('a dry run reads everything and prints a JSON report', async () => {
  const good = file('a.md', '# 标题\n\n正文。');
  const { code, out } = await run(good);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ dry_run: true, read: 1, skipped: [], broken: [] });
});

test('a missing or broken source is named, and the exit code is 1', async () => {
  const bad = file('b.json', '{"a":');
  for (const source of [join(folder, 'nowhere.xml'), bad]) {
    const { code, out } = await run(source);
    expect([code, JSON.parse(out).broken.length]).toEqual([1, 1]);
  }
});

test('stories that fail the publish checks are stored all the same, and counted by check', async () => {
  const lines = [
    { id: 'a', title: '一', date: '2026-01-01', body_markdown: '正文。\n\n![](https://a.example/x.png)' },
    { id: 'b', title: '二', date: '2026-01-01', body_markdown: '' },
    { id: 'c', title: '三', date: '2026-01-01', body_markdown: '正文。\n\n![渡口](https://a.example/x.png)' },
  ].map((line) => JSON.stringify(line));
  const { code, out } = await run(file('checks.jsonl', lines.join('\n')));
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ read: 3, checks: { altMissing: 1, bodyEmpty: 1 } });
});

test('a part that does not arrive whole is named with its item and place, and the exit code is 1 unless it is accepted', async () => {
  const path = file(
    'lost.md',
    '# 标题\n\n开头。<canvas>x</canvas>\n\n<video src="https://a.example/v.mp4"></video>',
  );
  const { code, out } = await run(path);
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    read: 1,
    losses: [{ kind: 'lost', where: 'lost.md', title: '标题', place: '开头。', what: '<canvas>' }],
    noted: [{ where: 'lost.md "标题", after "开头。"' }],
  });
  const accepted = await run('--accept-losses', path);
  expect([accepted.code, JSON.parse(accepted.out).losses.length]).toEqual([0, 1]);
});

test('an item with the id of one before it is skipped when it is the same, and refused when it is not', async () => {
  const line = (title: string) =>
    JSON.stringify({ id: 'a', title, date: '2026-01-01', body_markdown: '正文。' });
  const same = await run(file('same.jsonl', `${line('一')}\n${line('一')}`));
  expect([same.code, JSON.parse(same.out).skipped.length]).toEqual([0, 1]);
  const other = await run(file('other.jsonl', `${line('一')}\n${line('二')}`));
  const [refused, ...more] = JSON.parse(other.out).refused;
  expect([other.code, more]).toEqual([1, []]);
  expect(refused.where).toMatch(/other\.jsonl:2.*jsonl:a/);
});

test('a table of terms is written from the input, and followed when it is given', async () => {
  const path = file('terms.md', '---\ntitle: 标题\ncategory: 杂谈\ntags: [甲]\n---\n正文。');
  const table = join(folder, 'map.csv');
  expect((await run('--write-map', table, path)).code).toBe(0);
  expect(readFileSync(table, 'utf8').split('\r\n').slice(1, 3)).toEqual([
    'category,杂谈,1,category,杂谈',
    'tag,甲,1,label,甲',
  ]);
  writeFileSync(table, 'kind,from,to,name\ntag,甲,region,Mars!');
  expect((await run('--map', table, path)).code).toBe(1);
});

test.each([
  ['--site', 'old.example'],
  ['--gated', 'all'],
  ['--drafts=no', ''],
  ['--map', join(folder, 'nowhere.csv')],
])('%s %s is refused', async (option, value) => {
  const { code, out } = await run(file('a.md', '# 题\n\n文'), option, ...(value === '' ? [] : [value]));
  expect([code, out]).toEqual([1, '']);
});

test('topics, tools and terms are reported as not supported, not as broken', async () => {
  const topic = { id: 'topic:a', lang: 'en', title: 'A', excerpt: 'x' };
  const term = { id: 't', en: { term: 'A', definition: 'x' } };
  const refusals = refusalsOf(
    await eventsOfFiles({
      'a.jsonl': `${JSON.stringify(topic)}\n${JSON.stringify(topic)}`,
      'b.json': JSON.stringify([term]),
    }),
  );
  expect(refusals).toHaveLength(3);
  for (const refusal of refusals) expect(refusal).toMatch(/^refused .* "A" .* not supported/);
});

test('a file with content in no format that is read is refused, and a picture is skipped', async () => {
  const refusals = refusalsOf(
    await eventsOfFiles({ 'a.csv': 'date,value', 'b.docx': 'PK', 'c.png': 'x', 'd.txt': 'x' }),
  );
  expect(refusals.map((refusal) => refusal.split(' ').slice(0, 2).join(' '))).toEqual([
    'refused a.csv',
    'refused b.docx',
    'skip c.png',
    'skip d.txt',
  ]);
});

test('a backend that answers late counts as running, one that never answers is an error, and a closed port is not running', async () => {
  let answer: () => void = () => undefined;
  const server = createServer((_, response) => (answer = () => response.end('{}')));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const requested = isBackendRunning({ port });
  await new Promise((resolve) => server.once('request', resolve));
  answer();
  expect(await requested).toBe(true);
  await expect(isBackendRunning({ port }, 50)).rejects.toThrow('less busy');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  expect(await isBackendRunning({ port })).toBe(false);
});

test('points of a file and events of a calendar are imported into a running and a stopped installation', async () => {
  const backend = await startBackend();
  const { dataDir, port, secret } = backend;
  const where = { DATA_DIR: dataDir, BACKEND_PORT: String(port), BACKEND_SECRET: secret };
  const key = 'spot-etf-flow';
  const first = file('points.csv', 'date,value\n2031-01-01,10\n2031-01-02,"1,020.5"\n');
  const dry = await runOn(where, '--dry-run', '--series', key, first);
  expect(JSON.parse(dry.out)).toMatchObject({ dry_run: true, files: [{ added: 2, changed: 0 }] });
  const stored = await runOn(where, `--series=${key}`, first);
  expect(JSON.parse(stored.out)).toMatchObject({ series: key, files: [{ added: 2, problems: [] }] });
  const again = await runOn(where, '--series', key, file('points.json', '[["2031-01-02", 7]]'));
  expect(JSON.parse(again.out).files).toMatchObject([{ added: 0, changed: 1, unchanged: 0 }]);

  const broken = await runOn(where, '--series', key, file('bad.csv', '2031-01-03,8\n2031-01-04,many\n'));
  expect([broken.code, JSON.parse(broken.out).files[0].problems]).toEqual([
    1,
    [{ line: 2, text: '2031-01-04,many' }],
  ]);
  const unknown = await runOn(where, '--series', 'no-such', first, join(folder, 'nowhere.csv'));
  expect([unknown.code, JSON.parse(unknown.out).files]).toMatchObject([
    1,
    [{ error: expect.stringMatching(/no-such/) }, { error: 'cannot be read' }],
  ]);
  const refused = await backend.raw('/internal/points', {
    method: 'POST',
    body: JSON.stringify({ key, text: '2031-02-01,1', isDryRun: false }),
  });
  expect(refused.status).toBe(404);

  const table = file('map.csv', 'kind,from,to,name\ntag,甲,region,mars');
  const tagged = file('tagged.md', '---\ntitle: 标题\ntags: [甲]\n---\n正文。');
  for (const words of [['--dry-run'], []])
    expect((await runOn(where, ...words, '--map', table, tagged)).code).toBe(1);
  writeFileSync(table, 'kind,from,to,name\ntag,甲,region,hk');
  expect((await runOn(where, '--map', table, tagged)).code).toBe(0);

  const calendar = (title: string) =>
    file(
      'club.ics',
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:n\nSUMMARY:${title}\nLOCATION:Pier\nDTSTART;VALUE=DATE:20310501\nEND:VEVENT\nEND:VCALENDAR\n`,
    );
  const imported = await runOn(where, calendar('Ferry night'));
  expect([imported.code, JSON.parse(imported.out).events]).toMatchObject([0, { added: 1 }]);
  const changed = await runOn(where, calendar('Ferry day'));
  expect(JSON.parse(changed.out).events).toMatchObject({ added: 0, updated: 1 });
  const { list: storedEvents } = await backend.call('activities', { size: 100 });
  expect(storedEvents.map(({ title }) => title)).toContain('Ferry day');

  await backend.stop();
  const quiet = await runOn(where, '--series', key, file('later.csv', '2031-01-05;9'));
  expect(JSON.parse(quiet.out).files).toMatchObject([{ added: 1 }]);
  const reopened = await startBackend({ BACKEND_SECRET: secret }, dataDir);
  const { list } = await reopened.call('dataSeries', {});
  const points = list.find((series) => series.key === key)?.points.slice(-3);
  expect(points?.map(({ value }) => value)).toEqual([10, 7, 9]);
  await reopened.destroy();
}, 240_000);
