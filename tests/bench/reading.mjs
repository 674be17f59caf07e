#!/usr/bin/env node
// How long the calls behind each page take, and how many statements they send, with 1,000 and with 100,000 items in the
// embedded database. Prints a table of medians, 95th percentiles and ratios.   node tests/bench/reading.mjs [items]
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZES = [1000, Number(process.argv[2] ?? 100_000)];
const RUNS = 60;
const SECRET = 'a-secret-of-the-bench-only';
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

/** The calls a page makes when nothing of it is kept. */
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

function makeItem(n) {
  const words = Array.from({ length: 90 }, (_, k) => pick(WORDS, n * 7 + k * k));
  return {
    sourceKey: `bench:${n}`,
    kind: n % 2 ? 'flash' : 'article',
    texts: [
      {
        lang: 'zh-Hans',
        text: {
          title: `${pick(WORDS, n)}${pick(RARE, n * 13)}第${n}条`,
          summary: pick(WORDS, n + 3),
          body: `<p>${words.join('')}${pick(RARE, n)}。</p>`,
        },
      },
    ],
    authorName: `作者${n % 40}`,
    categoryName: null,
    labelNames: [`标签${n % 30}`],
    releasedAt: new Date(Date.UTC(2026, 9, 1) - n * 7 * 60_000).toISOString(),
    sourceUrl: null,
    sourceName: null,
    picUrl: null,
    status: 'approved',
    isImportant: n % 20 === 0,
  };
}

const results = {};
for (const size of SIZES) results[size] = await measure(size);
print(results);

async function measure(size) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lx-bench-'));
  const port = 4790;
  const child = spawn(process.execPath, ['.build/backend.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      BACKEND_PORT: String(port),
      BACKEND_SECRET: SECRET,
      SAMPLE_CONTENT: 'off',
      PORTAL_URL: 'http://127.0.0.1:9',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const queries = new Map();
  let tail = '';
  child.stdout.on('data', (chunk) => {
    const lines = (tail + chunk).split('\n');
    tail = lines.pop();
    for (const line of lines) {
      const entry = JSON.parse(line);
      if (entry.requestId) queries.set(decodeURIComponent(entry.requestId), entry.queries);
    }
  });
  const base = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${base}/readyz`)
      .then((answer) => answer.ok)
      .catch(() => false))
  )
    await new Promise((r) => setTimeout(r, 100));
  const begun = performance.now();
  for (let from = 0; from < size; from += 500) {
    const items = Array.from({ length: Math.min(500, size - from) }, (_, k) => makeItem(from + k));
    const answer = await fetch(`${base}/internal/import`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-backend-secret': SECRET },
      body: JSON.stringify({ items, pictures: { isOffline: true, allowPrivate: false } }),
    });
    if (!answer.ok) throw new Error(await answer.text());
  }
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${size} items stored in ${seconds.toFixed(1)} s (${Math.round(size / seconds)} a second)`);
  const ids = (await call(base, '/getArticleList', { size: 100 })).data.list.map((item) => item.id);
  const pages = {};
  for (const [name, calls] of Object.entries(PAGES)) {
    const times = [];
    let statements = 0;
    for (let run = -5; run < RUNS; run += 1) {
      const started = performance.now();
      for (const [index, [path, input]] of calls.entries()) {
        const requestId = `${name}-${run}-${index}`;
        await call(
          base,
          path,
          typeof input === 'function' ? input(ids[(run + 50) % ids.length], run + 50) : input,
          requestId,
        );
      }
      if (run >= 0) times.push(performance.now() - started);
    }
    await new Promise((r) => setTimeout(r, 50));
    for (let index = 0; index < calls.length; index += 1)
      statements += queries.get(`${name}-1-${index}`) ?? 0;
    times.sort((a, b) => a - b);
    pages[name] = { median: times[Math.floor(RUNS / 2)], p95: times[Math.floor(RUNS * 0.95)], statements };
  }
  child.kill('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
  return pages;
}

async function call(base, path, input, requestId = 'none') {
  const answer = await fetch(
    base + path,
    input === undefined
      ? { headers: { 'x-request-id': encodeURIComponent(requestId) } }
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-request-id': encodeURIComponent(requestId) },
          body: JSON.stringify(input),
        },
  );
  const envelope = await answer.json();
  if (envelope.code !== 200) throw new Error(`${path}: ${envelope.message}`);
  return envelope;
}

function print(all) {
  const [small, large] = SIZES.map((size) => all[size]);
  console.log(
    `\n| page | ${SIZES[0]} items: median / p95 ms | statements | ${SIZES[1]} items: median / p95 ms | statements | ratio |\n|---|---|---|---|---|---|`,
  );
  for (const name of Object.keys(PAGES)) {
    const [a, b] = [small[name], large[name]];
    console.log(
      `| ${name} | ${a.median.toFixed(1)} / ${a.p95.toFixed(1)} | ${a.statements} | ${b.median.toFixed(1)} / ${b.p95.toFixed(1)} | ${b.statements} | ${(b.median / a.median).toFixed(2)} |`,
    );
  }
}
