#!/usr/bin/env node
// How many items `npm run import` stores in a second in the embedded database of an existing installation, from the
// start of the command to its end, and the CPU time of an item: while the portal is stopped, or with `--portal` through
// the backend of a running one (the CPU time is then the command's alone). Run it in the folder of a build. With a
// folder as the second argument, it writes profiles of all threads of the command there.
//   node tests/bench/import.mjs [items] [folder] [--portal]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECRET } from './backend.mjs';
import { startSite } from './site.mjs';

const BESIDE_PORTAL = process.argv.includes('--portal');
const [ITEMS = 5000, PROFILES] = process.argv.slice(2).filter((argument) => argument !== '--portal');
const MIN_ITEMS = 300;
const MS_A_TICK = 10;
const SENTENCES = [
  '清算所公布了新的抵押品清单，链上国债首次列入。',
  '三家托管行联名回应夜间通知的时限，要求再给十五分钟。',
  '稳定币发行人把储备披露改为每周一次，审计由两家事务所轮换。',
  'The sequencer kept 40% of its fees and returned the rest to depositors.',
  '矿池前三名的算力占比升至49%，为两年来最高。',
  'Withdrawals on the bridge resumed after five hours and forty minutes.',
];
const pick = (list, n) => list[n % list.length];

const folder = mkdtempSync(join(tmpdir(), 'lx-bench-import-'));
const site = BESIDE_PORTAL ? await startSite({ SAMPLE_CONTENT: 'off' }) : undefined;
const env = {
  ...process.env,
  DATA_DIR: site?.backend.dataDir ?? join(folder, 'data'),
  BACKEND_PORT: String(site?.backend.port ?? 20_000 + (process.pid % 20_000)),
  BACKEND_SECRET: SECRET,
  SAMPLE_CONTENT: 'off',
  LOG_LEVEL: 'silent',
};

/** An article of some 600 characters in six paragraphs, or a flash of two sentences. */
function record(n) {
  const isFlash = n % 2 === 1;
  const body = Array.from({ length: isFlash ? 2 : 18 }, (_, at) => pick(SENTENCES, n * 5 + at * at)).join(
    '\n\n',
  );
  return {
    id: `bench-${n}`,
    lang: 'zh-Hans',
    kind: isFlash ? 'flash' : 'article',
    title: `第${n}条：${pick(SENTENCES, n).slice(0, 18)}`,
    date: new Date(Date.UTC(2026, 0, 1) - n * 7 * 60_000).toISOString(),
    author: `作者${n % 40}`,
    tags: [`标签${n % 30}`, `标签${n % 7}`],
    body_markdown: body,
    source: 'https://a.example/',
  };
}

/** CPU time of the ended child processes, in milliseconds. */
function childrenCpu() {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  return (Number(fields[13]) + Number(fields[14])) * MS_A_TICK;
}

function run(file, options = []) {
  const begun = performance.now();
  const cpuBefore = childrenCpu();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...options, '.build/import.mjs', '--report', 'json', '--no-pictures', file],
    { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(stderr.slice(-1000));
  const seconds = (performance.now() - begun) / 1000;
  return { added: JSON.parse(stdout).added, seconds, cpu: childrenCpu() - cpuBefore };
}

function fileOf(name, from, count) {
  const file = join(folder, name);
  const lines = Array.from({ length: count }, (_, n) => JSON.stringify(record(from + n)));
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

try {
  run(fileOf('first.jsonl', 0, 1));
  const profile = PROFILES ? ['--cpu-prof', `--cpu-prof-dir=${PROFILES}`] : [];
  const { added, seconds, cpu } = run(fileOf('all.jsonl', 1, Number(ITEMS)), profile);
  const rate = Math.round(added / seconds);
  console.log(
    `${added} items in ${seconds.toFixed(1)} s: ${rate} a second (at least ${MIN_ITEMS} wanted), ${(cpu / added).toFixed(2)} ms CPU each`,
  );
  process.exitCode = rate >= MIN_ITEMS ? 0 : 1;
} finally {
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
}
