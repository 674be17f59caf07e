#!/usr/bin/env node
// A sitemap of many items: parts, seconds and peak memory of both programs, against one of 1,000.
//   node tests/bench/sitemap.mjs [items]
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SIZES = [1000, Number(process.argv[2] ?? 120_000)];
const SECRET = 'a-secret-of-the-bench-only';
const [PORT, BACKEND_PORT] = [3791, 4792];
const base = `http://localhost:${PORT}`;

const dataDir = mkdtempSync(join(tmpdir(), 'lx-bench-'));
const env = {
  ...process.env,
  NODE_ENV: 'production',
  DATA_DIR: dataDir,
  PORT: String(PORT),
  BACKEND_PORT: String(BACKEND_PORT),
  BACKEND_SECRET: SECRET,
  SITE_URL: base,
  SAMPLE_CONTENT: 'off',
  LOG_LEVEL: 'silent',
};
const start = (name) => spawn(process.execPath, [`.build/${name}.mjs`], { env, stdio: 'ignore' });
const until = async (url) => {
  while (
    !(await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    ))
  )
    await new Promise((r) => setTimeout(r, 100));
};
/** The most memory a process ever had, in MB. */
const peak = ({ pid }) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const now = ({ pid }) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

const backend = start('backend');
await until(`http://127.0.0.1:${BACKEND_PORT}/readyz`);
const portal = start('portal');
await until(`${base}/healthz`);

console.log(
  '| items | parts | addresses | largest part | all parts, s | MB read | portal MB before → peak | backend MB before → peak |',
);
console.log('|---|---|---|---|---|---|---|---|');
let stored = 0;
for (const size of SIZES) {
  for (; stored < size; stored += 500) await store(stored, Math.min(500, size - stored));
  await read('/sitemap.xml');
  const before = [now(portal), now(backend)];
  const begun = performance.now();
  const index = await read('/sitemap.xml');
  const parts = [...index.text.matchAll(/<loc>([^<]+)</g)].map(([, part]) => part);
  let [addresses, largest, bytes] = [0, 0, 0];
  for (const part of parts) {
    const { count, length } = await read(new URL(part).pathname);
    addresses += count;
    largest = Math.max(largest, count);
    bytes += length;
  }
  const seconds = (performance.now() - begun) / 1000;
  const memory = [portal, backend].map((child, at) => `${before[at].toFixed(0)} → ${peak(child).toFixed(0)}`);
  console.log(
    `| ${size} | ${parts.length} | ${addresses} | ${largest} | ${seconds.toFixed(1)} | ${(bytes / 1e6).toFixed(1)} | ${memory.join(' | ')} |`,
  );
}
for (const child of [portal, backend]) child.kill('SIGKILL');
rmSync(dataDir, { recursive: true, force: true });

/** Reads an address to its end without holding it, unless it is short. */
async function read(path) {
  const answer = await fetch(base + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  let [count, length, text] = [0, 0, ''];
  for await (const chunk of answer.body) {
    const piece = Buffer.from(chunk).toString('latin1');
    count += piece.split('<url>').length - 1;
    length += chunk.length;
    if (length < 100_000) text += piece;
  }
  return { count, length, text };
}

async function store(from, count) {
  const items = Array.from({ length: count }, (_, k) => ({
    sourceKey: `bench:${from + k}`,
    kind: (from + k) % 2 ? 'flash' : 'article',
    texts: [
      { lang: 'zh-Hans', text: { title: `第${from + k}条`, summary: '', body: '<p>正文。</p>' } },
      { lang: 'en', text: { title: `Item ${from + k}`, summary: '', body: '<p>Text.</p>' } },
    ],
    authorName: `作者${(from + k) % 40}`,
    categoryName: null,
    labelNames: [],
    releasedAt: new Date(Date.UTC(2026, 9, 1) - (from + k) * 7 * 60_000).toISOString(),
    sourceUrl: null,
    sourceName: null,
    picUrl: null,
    status: 'approved',
    isImportant: false,
  }));
  const answer = await fetch(`http://127.0.0.1:${BACKEND_PORT}/internal/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-backend-secret': SECRET },
    body: JSON.stringify({ items, pictures: { isOffline: true, allowPrivate: false } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}
