#!/usr/bin/env node
// How long health checks of the backend take while a member sends the longest texts allowed, compared with an idle
// backend.
//   node tests/bench/long-texts.mjs [seconds] [at once]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { median, percentile, startBench } from './backend.mjs';

const SECONDS = Number(process.argv[2] ?? 20);
const AT_ONCE = Number(process.argv[3] ?? 4);
const REQUEST_EVERY_MS = 25;
/** The text with the most markup, the text with the most characters, and one between them. */
const TEXTS = ['<p>a'.repeat(15_000), '<b>x</b>'.repeat(15_000), '链讯报道，'.repeat(190_000)];

const bench = await startBench({ LIMITS_TIMES: '1000000' });
const accounts = JSON.parse(readFileSync(join(bench.dataDir, 'sample-accounts.json'), 'utf8'));
const { login, password } = accounts.find(({ role }) => role === 'reader');
const { token } = (await bench.post('/login', { type: 4, email: login, password })).data;

console.log(
  '| meanwhile | texts a second | asked | median ms | p99 ms | longest ms |\n|---|---|---|---|---|---|',
);
await measure('nothing', []);
for (const [at, body] of TEXTS.entries()) await measure(`text ${at + 1}`, [body]);
await measure('all three', TEXTS);
await bench.stop();

/** Requests the health of the backend again and again while texts are saved. */
async function measure(name, texts) {
  const until = performance.now() + SECONDS * 1000;
  let saved = 0;
  const writer = async (at) => {
    const body = texts[at % texts.length];
    while (performance.now() < until) {
      const draft = { kind: 'article', lang: 'zh-Hans', title: `${name} ${at} ${saved}`, body };
      const { code } = await bench.post('/saveDraft', draft, { authorization: token });
      if (code !== 200) throw new Error(`saveDraft answered ${code}`);
      saved += 1;
    }
  };
  const writers = texts.length > 0 ? Array.from({ length: AT_ONCE }, (_, at) => writer(at)) : [];
  const times = [];
  while (performance.now() < until) {
    const started = performance.now();
    await fetch(`${bench.url}/healthz`);
    times.push(performance.now() - started);
    await setTimeout(REQUEST_EVERY_MS);
  }
  await Promise.all(writers);
  const ms = [median(times), percentile(times, 0.99), Math.max(...times)].map((time) => time.toFixed(1));
  console.log(`| ${name} | ${(saved / SECONDS).toFixed(1)} | ${times.length} | ${ms.join(' | ')} |`);
}
