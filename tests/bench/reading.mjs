#!/usr/bin/env node
// How long the calls behind each page take, their CPU time and their number of SQL statements, as an installation with
// the embedded database grows. `npm run import` fills it in portions while the backend is stopped. Prints a line for
// each portion and a table at each size. BENCH_TURN names a program that runs the imports when the machine is free, for
// machines that others use. With --folder the imported items stay there, and the next run continues from them.
//   node tests/bench/reading.mjs [--folder DIRECTORY] [sizes…]
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { memoryOf, median, percentile, SECRET, untilUp } from './backend.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { folder: { type: 'string' } },
});
const SIZES = positionals.length > 0 ? positionals.map(Number) : [1000, 100_000];
const PORTION = 50_000;
const RUNS = 60;
const MS_A_TICK = 10;
const PORT = 20_000 + (process.pid % 20_000);
const BASE = `http://127.0.0.1:${PORT}`;
const WORDS = [
  '比特币',
  '以太坊',
  '稳定币',
  '清算',
  '国债',
  '跨链桥',
  '保证金',
  '排序器',
  '矿场',
  '治理',
  '审计',
  '抵押',
  '结算',
  '钱包',
  '签名',
  '流动性',
  '期限',
  '披露',
  '沙盒',
  '合约',
];
const RARE = Array.from(
  { length: 400 },
  (_, n) => `${String.fromCodePoint(0x4e00 + n * 31)}${String.fromCodePoint(0x5e00 + n * 17)}`,
);

/** The calls a page makes when none of its data is cached. */
const PAGES = {
  home: [
    ['/homeLinsts?locale=zh-Hans'],
    ['/homeSearchList'],
    ['/getRecommendLists', { size: 10 }],
    ['/getActivityList', {}],
    ['/getSpecial', {}],
  ],
  'list, first page': [['/getArticleList', { size: 25 }]],
  'list, page 20': [['/getArticleList', { size: 25, page: 20 }]],
  'label, first page': [['/getLabelDetails?id=1']],
  timeline: [
    ['/getFlashList', { size: 25 }],
    ['/getFlashDay', {}],
  ],
  detail: [
    ['/getInformationDetails', (id) => ({ id })],
    ['/relatedRecommen', (id) => ({ id })],
  ],
  'search, common word': [['/searchMore', () => ({ keyword: WORDS[0] })]],
  'search, rare word': [['/searchMore', (_, run) => ({ keyword: RARE[run % RARE.length] })]],
  'search, two words': [
    [
      '/searchMore',
      (_, run) => ({ keyword: `${WORDS[run % WORDS.length]}${RARE[(run * 7) % RARE.length]}` }),
    ],
  ],
};

const pick = (list, n) => list[n % list.length];

/** CPU time in milliseconds, of a process or (with other fields) of the ended child processes. */
function cpuOf(pid, [user, system] = [11, 12]) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[user]) + Number(fields[system])) * MS_A_TICK;
}
const childrenCpu = () => cpuOf('self', [13, 14]);

function record(n) {
  const words = Array.from({ length: 90 }, (_, k) => pick(WORDS, n * 7 + k * k));
  return {
    id: `bench-${n}`,
    lang: 'zh-Hans',
    kind: n % 2 ? 'flash' : 'article',
    title: `${pick(WORDS, n)}${pick(RARE, n * 13)}第${n}条`,
    date: new Date(Date.UTC(2026, 9, 1) - n * 7 * 60_000).toISOString(),
    author: `作者${n % 40}`,
    tags: [`标签${n % 30}`],
    body_markdown: `${words.join('')}${pick(RARE, n)}。`,
    source: 'https://a.example/',
  };
}

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'lx-bench-reading-'));
mkdirSync(folder, { recursive: true });
/** A file with the number of imported items, for the next run. */
const storedFile = join(folder, 'stored');
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: join(folder, 'data'),
  BACKEND_PORT: String(PORT),
  BACKEND_SECRET: SECRET,
  SAMPLE_CONTENT: 'off',
  PORTAL_URL: 'http://127.0.0.1:9',
};

/** Imports items from one number to another with the import command. */
function fill(from, to) {
  const file = join(folder, 'portion.jsonl');
  const lines = Array.from({ length: to - from }, (_, n) => JSON.stringify(record(from + n)));
  writeFileSync(file, `${lines.join('\n')}\n`);
  const command = [process.execPath, '.build/import.mjs', '--report', 'json', '--no-pictures', file];
  if (process.env.BENCH_TURN) command.unshift(process.env.BENCH_TURN);
  const cpuBefore = childrenCpu();
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(command[0], command.slice(1), { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr.slice(-1000));
  writeFileSync(storedFile, String(to));
  const { added } = JSON.parse(stdout);
  const seconds = (performance.now() - begun) / 1000;
  const cpu = childrenCpu() - cpuBefore;
  console.log(
    `${to} items: the last ${added} in ${seconds.toFixed(0)} s (${Math.round(added / seconds)} a second), ${(cpu / added).toFixed(2)} ms CPU each`,
  );
}

/** Starts the backend; the number of SQL statements of each request is read from its log. */
async function startReading() {
  const queries = new Map();
  const program = spawn(process.execPath, ['.build/backend.mjs'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let rest = '';
  program.stdout.on('data', (chunk) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop();
    for (const line of lines) {
      const entry = JSON.parse(line);
      if (entry.requestId) queries.set(decodeURIComponent(entry.requestId), entry.queries);
    }
  });
  await untilUp(`${BASE}/readyz`, program);
  return { program, queries };
}

async function measure() {
  const { program, queries } = await startReading();
  const ids = (await call('/getArticleList', { size: 100 })).data.list.map((item) => item.id);
  const pages = {};
  for (const [name, calls] of Object.entries(PAGES)) {
    const times = [];
    let cpuBefore = 0;
    for (let run = -5; run < RUNS; run += 1) {
      if (run === 0) cpuBefore = cpuOf(program.pid);
      const started = performance.now();
      for (const [index, [path, input]] of calls.entries()) {
        const body = typeof input === 'function' ? input(ids[(run + 50) % ids.length], run + 50) : input;
        await call(path, body, `${name}-${run}-${index}`);
      }
      if (run >= 0) times.push(performance.now() - started);
    }
    const cpu = (cpuOf(program.pid) - cpuBefore) / RUNS;
    await new Promise((resolve) => setTimeout(resolve, 50));
    const statements = calls.reduce((sum, _, index) => sum + (queries.get(`${name}-1-${index}`) ?? 0), 0);
    pages[name] = { median: median(times), p95: percentile(times, 0.95), cpu, statements };
  }
  const memory = memoryOf(program);
  const ended = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  await ended;
  return { pages, memory };
}

async function call(path, input, requestId = 'none') {
  const headers = { 'x-request-id': encodeURIComponent(requestId) };
  const options =
    input === undefined
      ? { headers }
      : {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(input),
        };
  const envelope = await (await fetch(BASE + path, options)).json();
  if (envelope.code !== 200) throw new Error(`${path}: ${envelope.message}`);
  return envelope;
}

function print(results) {
  const sizes = [...results.keys()];
  const columns = sizes.map((size) => `${size} items: median / p95 ms | CPU ms`);
  console.log(`\n| page | statements | ${columns.join(' | ')} |`);
  console.log(`|---|---${'|---|---'.repeat(sizes.length)}|`);
  for (const name of Object.keys(PAGES)) {
    const cells = sizes.map((size) => {
      const { median: middle, p95, cpu } = results.get(size).pages[name];
      return `${middle.toFixed(1)} / ${p95.toFixed(1)} | ${cpu.toFixed(1)}`;
    });
    console.log(`| ${name} | ${results.get(sizes[0]).pages[name].statements} | ${cells.join(' | ')} |`);
  }
  const memories = sizes.map((size) => `${Math.round(results.get(size).memory)} MB |`);
  console.log(`| memory of the backend | | ${memories.join(' | ')} |\n`);
}

try {
  const results = new Map();
  let stored = existsSync(storedFile) ? Number(readFileSync(storedFile, 'utf8')) : 0;
  for (const size of SIZES.filter((size) => size >= stored)) {
    for (; stored < size; stored = Math.min(size, stored + PORTION))
      fill(stored, Math.min(size, stored + PORTION));
    results.set(size, await measure());
    print(results);
  }
} finally {
  if (!values.folder) rmSync(folder, { recursive: true, force: true });
}
