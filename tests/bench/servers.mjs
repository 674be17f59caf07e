#!/usr/bin/env node
// Compares the same answers from files in nginx, plain Next, the portal alone, and the portal behind the edge cache, in
// turns:
//   node tests/bench/servers.mjs [rounds] [seconds of a round]
// Needs a build (npm run build), nginx, wrk, Varnish with varnish-modules.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { median, memoryOf, SECRET, untilUp } from './backend.mjs';
import { buildPlainNext, startPlainNext } from './plain-next.mjs';
import { itemOf, startSite } from './site.mjs';

const [rounds = 3, seconds = 5] = process.argv.slice(2).map(Number);
const TICKS_A_SECOND = 100;
const CONNECTIONS = 8;
const ARTICLES = 400;
/** Headers that nginx writes itself, and headers that only the edge cache reads. */
const UNSAID =
  /^(content-(type|length|encoding)|date|connection|keep-alive|etag|last-modified|transfer-encoding|xkey|x-front-seconds)$/;
const PATHS = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` };
const frontPort = 35_000 + (process.pid % 1000);
const nginxPort = frontPort + 1000;
const folder = mkdtempSync(join(tmpdir(), 'lx-servers-'));

const site = await startSite({
  TRUST_PROXY: '1',
  FRONT_PORT: String(frontPort),
  FRONT_ACCESS_LOG: 'off',
  LIMITS_TIMES: '100000',
});
const stops = [() => site.stop(), () => rmSync(folder, { recursive: true, force: true })];
try {
  const sentence = '把过程写下来，下一次就不用从头想起，读的人也能跟上。';
  await site.importItems(
    Array.from({ length: ARTICLES }, (_, n) =>
      itemOf(
        `servers:${n}`,
        { 'zh-Hans': `第${n}篇` },
        {
          texts: [
            {
              lang: 'zh-Hans',
              text: { title: `第${n}篇`, summary: sentence, body: `<p>${sentence.repeat(60)}</p>` },
            },
          ],
        },
      ),
    ),
  );
  const list = await site.backend.post('/getArticleList', { size: 1 });
  const newest = list.data.list[0].id;
  const articles = Array.from({ length: ARTICLES }, (_, n) => `/wz_detail/${newest - n}`);
  const targets = {
    article: ['/wz_detail/1039'],
    'articles at random': articles,
    home: ['/'],
    feed: ['/feed.xml'],
  };

  const text = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(await body('/wz_detail/1039'))[1];
  buildPlainNext(text);
  const plain = await startPlainNext(nginxPort + 1000);
  stops.unshift(() => plain.stop());
  const nginx = await startNginx(Object.values(targets).flat());
  const front = await startFront();
  const servers = [
    { name: 'nginx, files', base: `http://127.0.0.1:${nginxPort}`, program: nginx },
    { name: 'plain Next', base: plain.base, program: plain.program, only: 'article', path: '/' },
    { name: 'portal alone', base: site.base, program: site.portal },
    { name: 'portal behind the front', base: `http://127.0.0.1:${frontPort}`, program: front },
  ];
  const cases = Object.entries(targets).flatMap(([target, paths]) =>
    [null, 'gzip'].flatMap((encoding) =>
      servers
        .filter(({ only = target }) => only === target)
        .map((server) => ({
          target,
          encoding,
          server,
          paths: server.path ? [server.path] : paths,
          runs: [],
        })),
    ),
  );
  for (const measuredCase of cases) await warm(measuredCase);
  for (let round = 0; round < rounds; round += 1)
    for (const measuredCase of cases) measuredCase.runs.push(measure(measuredCase));
  print(cases, servers);
} finally {
  for (const stop of stops) await stop();
}

async function body(path) {
  return (await fetch(site.base + path)).text();
}

/** The headers of a page, for nginx to send: without them it would send an eighth less than the others. */
async function headersOfPages() {
  const { headers } = await fetch(`${site.base}/wz_detail/1039`);
  return [...headers]
    .filter(([name]) => !UNSAID.test(name))
    .map(([name, value]) => `add_header ${name} "${value}";`)
    .join('\n');
}

/**
 * Stores every answer of the portal as a file, plain and compressed, with the headers of its pages; requests are logged
 * as JSON, as the edge cache does.
 */
async function startNginx(paths) {
  for (const path of paths) {
    const file = join(folder, 'files', path === '/' ? 'index.html' : `${path}.html`);
    const content = await body(path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `worker_processes 2; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; user root;
events { worker_connections 256; }
http { log_format json escape=json '{"time":"$time_iso8601","method":"$request_method","path":"$uri","status":$status,"bytes":$body_bytes_sent,"us":"$request_time"}';
  access_log ${folder}/access.log json buffer=64k; default_type text/html; sendfile on; keepalive_requests 1000000;
  server { listen 127.0.0.1:${nginxPort}; root ${folder}/files; gzip_static on;
    ${await headersOfPages()}
    location = / { try_files /index.html =404; }
    location / { try_files $uri.html =404; } } }`,
  );
  const program = spawn('nginx', ['-c', config, '-p', folder], { env: PATHS, stdio: 'ignore' });
  stops.unshift(() => program.kill('SIGTERM'));
  await untilUp(`http://127.0.0.1:${nginxPort}/`, program);
  return program;
}

async function startFront() {
  const env = {
    ...PATHS,
    PORT: new URL(site.base).port,
    SITE_URL: site.base,
    BACKEND_SECRET: SECRET,
    DATA_DIR: site.backend.dataDir,
    FRONT_PORT: String(frontPort),
    TRUST_PROXY: '1',
  };
  const program = spawn(process.execPath, ['scripts/front.mjs'], { env, stdio: 'ignore' });
  stops.unshift(async () => {
    const ended = new Promise((resolve) => program.once('exit', resolve));
    program.kill('SIGTERM');
    await ended;
  });
  await untilUp(`http://127.0.0.1:${frontPort}/healthz`, program);
  return program;
}

async function warm({ server, paths, encoding }) {
  for (let turn = 0; turn < 2; turn += 1)
    for (const path of paths) {
      const answer = await fetch(server.base + path, {
        headers: { 'accept-encoding': encoding ?? 'identity' },
      });
      if (answer.status !== 200) throw new Error(`${server.base}${path}: ${answer.status}`);
      await answer.arrayBuffer();
    }
}

/**
 * Runs one round with wrk.
 * @throws Error when an answer is not 200
 */
function measure({ server, paths, encoding }) {
  const script = join(folder, 'paths.lua');
  const headers = `wrk.headers["Accept"] = "text/html"\n${encoding ? `wrk.headers["Accept-Encoding"] = "${encoding}"` : ''}`;
  writeFileSync(
    script,
    `local paths = {${paths.map((path) => `"${path}"`).join(',')}}
${headers}
request = function() return wrk.format("GET", paths[math.random(#paths)]) end`,
  );
  const before = cpuMs(server.program);
  const run = spawnSync(
    'wrk',
    ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--latency', '-s', script, server.base],
    { encoding: 'utf8' },
  );
  const output = run.stdout;
  if (run.status !== 0 || output.includes('Non-2xx') || output.includes('Socket errors'))
    throw new Error(`${server.name} ${paths[0]}: ${output}${run.stderr}`);
  const requests = Number(/(\d+) requests in/.exec(output)[1]);
  const [, amount, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(output);
  return {
    cpu: (cpuMs(server.program) - before) / requests,
    rate: requests / seconds,
    p99: Number(amount) * { us: 0.001, ms: 1, s: 1000 }[unit],
  };
}

/** A program and all its descendants. */
function family({ pid }) {
  const parents = new Map();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      parents.set(
        Number(name),
        Number(readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1).split(' ')[1]),
      );
    } catch {
      // It has ended meanwhile.
    }
  const pids = new Set([pid]);
  for (let size = 0; size !== pids.size;) {
    size = pids.size;
    for (const [child, parent] of parents) if (pids.has(parent)) pids.add(child);
  }
  return [...pids];
}

/** User and system time of a program and all its descendants so far. */
function cpuMs(program) {
  return family(program).reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ');
    return sum + ((Number(fields[11]) + Number(fields[12])) * 1000) / TICKS_A_SECOND;
  }, 0);
}

function print(cases, servers) {
  console.log(
    '| page | server | requests a second | CPU ms a request | times nginx | p99 ms |\n|---|---|---|---|---|---|',
  );
  for (const { target, encoding, server, runs } of cases) {
    const same = cases.find((candidate) => candidate.target === target && candidate.encoding === encoding);
    const of = (name, digits) => median(runs.map((run) => run[name])).toFixed(digits);
    // Compared round by round, so that other work on the machine affects both.
    const ratio = median(runs.map(({ cpu }, round) => cpu / same.runs[round].cpu)).toFixed(1);
    console.log(
      `| ${target}${encoding ? ', compressed' : ''} | ${server.name} | ${of('rate', 0)} | ${of('cpu', 3)} | ${ratio} | ${of('p99', 1)} |`,
    );
  }
  const memory = servers.map(
    ({ name, program }) =>
      `${name} ${family(program)
        .reduce((sum, pid) => sum + memoryOf({ pid }), 0)
        .toFixed(0)} MB`,
  );
  console.log(`\nMemory afterwards: ${memory.join(', ')}.`);
}
