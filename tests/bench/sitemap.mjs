#!/usr/bin/env node
// Compares a sitemap of many stories with one of 1,000: parts, seconds and peak memory of both programs, read for the
// first time, again, and after one more story.
//   node tests/bench/sitemap.mjs [items]
import { writeFileSync } from 'node:fs';
import { memoryOf } from './backend.mjs';
import { itemOf, startSite } from './site.mjs';

const SIZES = [1000, Number(process.argv[2] ?? 120_000)];
const BATCH = 500;
const AUTHORS = 3000;
const LABELS = 5000;
const site = await startSite({ SAMPLE_CONTENT: 'off' });
const programs = [site.portal, site.backend.program];

console.log(
  '| items | parts | addresses | largest part: addresses / MB | index ms | all parts s: first / again / after one more item | MB read | portal MB before → peak | backend MB before → peak |',
);
console.log('|---|---|---|---|---|---|---|---|---|');
let stored = 0;
for (const size of SIZES) {
  for (; stored < size; stored += BATCH) await store(stored, Math.min(BATCH, size - stored));
  await untilReported();
  await read('/robots.txt');
  const before = programs.map((program) => memoryOf(program));
  // Resets the peak memory that the kernel records.
  for (const { pid } of programs) writeFileSync(`/proc/${pid}/clear_refs`, '5');
  const first = await readAll();
  const again = await readAll();
  await store(size + 1_000_000, 1);
  await untilReported();
  const after = await readAll();
  const memory = programs.map(
    (program, at) => `${before[at].toFixed(0)} → ${memoryOf(program, 'VmHWM').toFixed(0)}`,
  );
  const seconds = [first, again, after].map((run) => run.seconds.toFixed(1)).join(' / ');
  const largest = `${first.largest.count} / ${(first.largest.length / 1e6).toFixed(1)}`;
  console.log(
    `| ${size} | ${first.parts} | ${first.addresses} | ${largest} | ${first.indexMs.toFixed(0)} | ${seconds} | ${(first.bytes / 1e6).toFixed(1)} | ${memory.join(' | ')} |`,
  );
}
await site.stop();

/** Waits until the changes of the imports have reached the portal. */
async function untilReported() {
  await new Promise((resolve) => setTimeout(resolve, 3000));
}

/** Reads the index and all its parts, one after the other. */
async function readAll() {
  const begun = performance.now();
  const index = await read('/sitemap.xml');
  const indexMs = performance.now() - begun;
  const parts = [...index.text.matchAll(/<loc>([^<]+)</g)].map(([, part]) => part);
  const run = { parts: parts.length, addresses: 0, bytes: 0, largest: { count: 0, length: 0 }, indexMs };
  for (const part of parts) {
    const { count, length } = await read(new URL(part).pathname);
    run.addresses += count;
    run.bytes += length;
    if (length > run.largest.length) run.largest = { count, length };
  }
  return { ...run, seconds: (performance.now() - begun) / 1000 };
}

/** Reads an address to its end; only a short answer is kept in memory. */
async function read(path) {
  const answer = await fetch(site.base + path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  let [count, length, text, tail] = [0, 0, '', ''];
  for await (const chunk of answer.body) {
    const piece = Buffer.from(chunk).toString('latin1');
    count += (tail + piece).split('</url>').length - 1;
    tail = piece.slice(1 - '</url>'.length);
    length += chunk.length;
    if (length < 100_000) text += piece;
  }
  return { count, length, text };
}

async function store(from, count) {
  const items = Array.from({ length: count }, (_, k) => {
    const number = from + k;
    const titles = { 'zh-Hans': `第${number}条`, en: `Item ${number}` };
    return itemOf(`bench:${number}`, titles, {
      kind: number % 2 ? 'flash' : 'article',
      authorName: `作者${number % AUTHORS}`,
      labelNames: [`标签${number % LABELS}`],
      releasedAt: new Date(Date.UTC(2026, 9, 1) - (number % 1_000_000) * 7 * 60_000).toISOString(),
    });
  });
  await site.importItems(items);
}
