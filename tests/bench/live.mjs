#!/usr/bin/env node
// The cost of open pages: memory and CPU of a portal with many streams, and the delay between publishing a flash and
// its arrival. Run it in the folder of a build.
//   node tests/bench/live.mjs [streams] [flashes]
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const STREAMS = Number(process.argv[2] ?? 5000);
const FLASHES = Number(process.argv[3] ?? 20);
const TICKS_PER_SECOND = 100;
const PORT = 20_000 + (process.pid % 20_000);
const SECRET = 'a-secret-of-the-bench-only';
const BACKEND = `http://127.0.0.1:${PORT + 1}`;
const folder = mkdtempSync(join(tmpdir(), 'lx-bench-live-'));
const env = {
  ...process.env,
  NODE_ENV: 'production',
  PORT: String(PORT),
  BACKEND_PORT: String(PORT + 1),
  DATA_DIR: folder,
  BACKEND_SECRET: SECRET,
  LOG_LEVEL: 'silent',
};
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function start(name, ready) {
  const child = spawn(process.execPath, [`.build/${name}.mjs`], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let tries = 0; tries < 600; tries += 1) {
    if (
      await fetch(ready).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return child;
    await wait(200);
  }
  throw new Error(`the ${name} did not start`);
}

const megabytes = (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/** Opens a stream. Every hundred streams share an address of their own, so that no address has too many. */
function listen(n, receive) {
  return new Promise((resolve, reject) => {
    const localAddress = `127.0.${1 + Math.floor(n / 10_000)}.${1 + Math.floor((n % 10_000) / 100)}`;
    const opened = http.get(
      { host: '127.0.0.1', port: PORT, path: '/api/live', localAddress, agent: false },
      (answer) => {
        if (answer.statusCode !== 200) return reject(new Error(String(answer.statusCode)));
        answer.on('data', (piece) => piece.includes('"state":"new"') && receive());
        resolve(answer);
      },
    );
    opened.on('error', reject);
  });
}

const publish = (n) =>
  fetch(`${BACKEND}/internal/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-backend-secret': SECRET },
    body: JSON.stringify({
      items: [
        {
          kind: 'flash',
          sourceKey: `bench:live:${n}`,
          texts: [{ lang: 'zh-Hans', text: { title: `第${n}条`, summary: '', body: '<p>正文</p>' } }],
          authorName: null,
          categoryName: null,
          labelNames: [],
          releasedAt: new Date().toISOString(),
          sourceUrl: null,
          sourceName: null,
          picUrl: null,
          status: 'approved',
          isImportant: false,
        },
      ],
      pictures: { isOffline: true, allowPrivate: false },
    }),
  });

const children = [];
try {
  children.push(await start('backend', `${BACKEND}/readyz`));
  const portal = await start('portal', `http://127.0.0.1:${PORT}/readyz`);
  children.push(portal);
  await wait(3000);
  const [memory, cpu] = [megabytes(portal.pid), cpuSeconds(portal.pid)];
  let received = 0;
  let received = 0;
  const delays = [];
  let published = 0;
  const receive = () => {
    received += 1;
    received += 1;
    delays.push(performance.now() - published);
  };
  for (let from = 0; from < STREAMS; from += 100)
    await Promise.all(
      Array.from({ length: Math.min(100, STREAMS - from) }, (_, at) => listen(from + at, receive)),
    );
  await wait(2000);
  const opened = cpuSeconds(portal.pid);
  const perStream = ((megabytes(portal.pid) - memory) * 1024) / STREAMS;
  console.log(
    `${STREAMS} streams: ${memory.toFixed(0)} MB before, ${megabytes(portal.pid).toFixed(0)} MB with them (${perStream.toFixed(1)} KB each), ${((1000 * (opened - cpu)) / STREAMS).toFixed(2)} ms CPU to open one`,
  );
  const idle = cpuSeconds(portal.pid);
  await wait(20_000);
  const rest = (cpuSeconds(portal.pid) - idle) / 20;
  const before = cpuSeconds(portal.pid);
  const begun = performance.now();
  for (let n = 0; n < FLASHES; n += 1) {
    received = 0;
    published = performance.now();
    await publish(n);
    while (received < STREAMS && performance.now() - published < 20_000) await wait(20);
  }
  const seconds = (performance.now() - begun) / 1000;
  const spent = cpuSeconds(portal.pid) - before - rest * seconds;
  delays.sort((a, b) => a - b);
  console.log(
    `at rest ${(100 * rest).toFixed(1)} % of a core, heartbeats included; ${FLASHES} flashes, ${received} of ${FLASHES * STREAMS} messages heard, ${((1e6 * spent) / received).toFixed(1)} µs CPU a message`,
  );
  console.log(
    `from the command to the page: p50 ${percentile(delays, 0.5).toFixed(0)} ms, p95 ${percentile(delays, 0.95).toFixed(0)} ms, longest ${delays.at(-1).toFixed(0)} ms; ${megabytes(portal.pid).toFixed(0)} MB at the end`,
  );
  process.exitCode = received === FLASHES * STREAMS ? 0 : 1;
} finally {
  for (const child of children.reverse()) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}
