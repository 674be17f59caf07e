#!/usr/bin/env node
// How long the desk's lists take with many stories in the embedded database, compared with the portal's own list in the
// same installation, once everything is indexed. Run it in the folder of a build.
//   node tests/bench/desk.mjs [items]
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { percentile, startBench } from './backend.mjs';

const ITEMS = Number(process.argv[2] ?? 100_000);
const RUNS = 40;

/** Stories in every state, one in ten with a draft, and a line of the log for each. */
const FILL = `
  insert into contents (kind, status, lang, release_time, updated_time)
    select (case when n % 3 = 0 then 'article' else 'flash' end)::content_kind,
      (case when n % 50 = 0 then 'withdrawn' else 'approved' end)::content_status, 'zh-Hans',
      now() - n * interval '5 minutes', now() from generate_series(1, ${ITEMS}) n;
  insert into content_texts (content_id, lang, title, summary, body, length)
    select id, 'zh-Hans', '第' || id || '条：' || md5(id::text), '', repeat('<p>正文一段。</p>', 20), 100
    from contents c where not exists (select 1 from content_texts t where t.content_id = c.id);
  insert into manuscripts (content_id, document, draft_version, live_version, edit, saved_at)
    select id, jsonb_build_object('texts', jsonb_build_array(jsonb_build_object('lang', 'zh-Hans', 'title', '草稿' || id,
      'summary', '', 'body', ''))), 1, 1, 'draft', now() from contents c
    where id % 10 = 0 and not exists (select 1 from manuscripts m where m.content_id = c.id);
  insert into audit_log (created_at, subject, subject_id, title, command, version)
    select release_time, 'content', id::text, '第' || id || '条', 'publish', 1 from contents;
  vacuum (analyze);`;

const RUN = `
  import { PGlite } from '@electric-sql/pglite';
  const db = await PGlite.create(process.argv[1]);
  for (const statement of process.argv[2].split(';')) if (statement.trim()) await db.exec(statement);
  await db.close();`;

const { dataDir, program } = await startBench();
program.kill();
await new Promise((resolve) => program.once('exit', resolve));
execFileSync(process.execPath, ['--input-type=module', '-e', RUN, join(dataDir, 'postgres'), FILL]);

const bench = await startBench({ DATA_DIR: dataDir });
const samples = JSON.parse(readFileSync(join(dataDir, 'sample-accounts.json'), 'utf8'));
const { login, password } = samples.find(({ role }) => role === 'editor');
const { token } = (await bench.post('/login', { type: 4, email: login, password })).data;
const request = async (path, input) => {
  const answer = await bench.post(path, input, { authorization: `Bearer ${token}` });
  if (answer.code !== 200) throw new Error(`${path}: ${answer.code} ${answer.message}`);
  return answer.data;
};

/** CPU time of a process in hundredths of a second. */
const ticksOf = ({ pid }) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return Number(fields[11]) + Number(fields[12]);
};
/** New stories are indexed in the background; this waits until the backend has been idle for ten seconds. */
for (let idle = 0, ticks = ticksOf(bench.program); idle < 10;) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const now = ticksOf(bench.program);
  idle = now - ticks < 15 ? idle + 1 : 0;
  ticks = now;
}

let cursor;
for (let page = 0; page < 20; page += 1)
  cursor = (await request('/deskContents', { size: 100, cursor })).next;

const LISTS = {
  'portal: articles, first page': ['/getArticleList', { size: 25 }],
  'items, first page': ['/deskContents', { size: 25 }],
  'items, page 81': ['/deskContents', { size: 25, cursor }],
  'items, withdrawn': ['/deskContents', { size: 25, status: 'withdrawn' }],
  'items, flashes': ['/deskContents', { size: 25, kind: 'flash' }],
  'items, a word many have': ['/deskContents', { size: 25, keyword: '条' }],
  'items, a word one has': ['/deskContents', { size: 25, keyword: `第${Math.floor(ITEMS / 2)}条` }],
  'log, first page': ['/auditLog', { size: 25 }],
  queue: ['/reviewQueue', {}],
  'front page': ['/deskOverview', {}],
};
process.stdout.write(`| list, ${ITEMS} items | median ms | p95 ms |\n|---|---|---|\n`);
for (const [name, [path, input]] of Object.entries(LISTS)) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    await request(path, input);
    times.push(performance.now() - began);
  }
  process.stdout.write(
    `| ${name} | ${percentile(times, 0.5).toFixed(1)} | ${percentile(times, 0.95).toFixed(1)} |\n`,
  );
}
await bench.stop();
