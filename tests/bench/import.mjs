#!/usr/bin/env node
// How many items `npm run import` stores in a second in the embedded database, the portal stopped: from the start of the
// command to its end, in an installation that exists. Run it in the folder of a build.   node tests/bench/import.mjs [items]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ITEMS = Number(process.argv[2] ?? 5000);
const LEAST = 300;
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
const env = {
  ...process.env,
  DATA_DIR: join(folder, 'data'),
  BACKEND_PORT: String(20_000 + (process.pid % 20_000)),
  BACKEND_SECRET: 'a-secret-of-the-bench-only',
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

function run(file) {
  const begun = performance.now();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['.build/import.mjs', '--report', 'json', '--no-pictures', file],
    { env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(stderr.slice(-1000));
  return { added: JSON.parse(stdout).added, seconds: (performance.now() - begun) / 1000 };
}

function fileOf(name, from, count) {
  const file = join(folder, name);
  const lines = Array.from({ length: count }, (_, n) => JSON.stringify(record(from + n)));
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

try {
  run(fileOf('first.jsonl', 0, 1));
  const { added, seconds } = run(fileOf('all.jsonl', 1, ITEMS));
  const rate = Math.round(added / seconds);
  console.log(`${added} items in ${seconds.toFixed(1)} s: ${rate} a second (at least ${LEAST} wanted)`);
  process.exitCode = rate >= LEAST ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
