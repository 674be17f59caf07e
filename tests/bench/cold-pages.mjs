// Which calls and SQL statements the rendering of a page causes when everything in the caches is out of date.
//   node tests/bench/cold-pages.mjs
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { SECRET, untilUp } from './backend.mjs';

const PORT = 41_500;
const BASE = `http://localhost:${PORT}`;
const BACKEND = `http://127.0.0.1:${PORT + 1}`;
/** Pages, each with its path or with a list and the pattern of a link on that list. */
const PAGES = [
  ['home', '/'],
  ['newswire', '/news'],
  ['flash', '/news', /href="(\/news\/\d+)"/],
  ['day of flashes', '/news', /href="(\/news\/day\/[\d-]+)"/],
  ['articles', '/home_wz'],
  ['category', '/home_wz', /href="(\/home_wz\/\d+)"/],
  ['article', '/home_wz', /href="(\/wz_detail\/\d+)"/],
  ['columns', '/columns'],
  ['authors', '/columnlist'],
  ['author', '/columnlist', /href="(\/columnlist\/\d+)"/],
  ['topics', '/features'],
  ['topic', '/features', /href="(\/features\/\d+)"/],
  ['events', '/events'],
  ['event', '/events', /href="(\/events\/\d+)"/],
  ['Hong Kong', '/hk'],
  ['data', '/DataEra'],
  ['a data type', '/DataEra/bitcoin'],
  ['tools', '/home_tools'],
  ['an issue of the weekly', '/home_jszk', /href="(\/home_jszk\/\d+)"/],
  ['a partner', '/home_hz', /href="(\/home_hz\/\d+)"/],
];

const dataDir = mkdtempSync(join(tmpdir(), 'lx-bench-'));
const env = {
  ...process.env,
  NODE_ENV: 'production',
  PORT: String(PORT),
  BACKEND_PORT: String(PORT + 1),
  BACKEND_SECRET: SECRET,
  DATA_DIR: dataDir,
  SITE_URL: BASE,
  LOG_LEVEL: 'info',
};
const start = (name) =>
  spawn(process.execPath, [`.build/${name}.mjs`], { env, stdio: ['ignore', 'pipe', 'inherit'] });

const backend = start('backend');
let seen = [];
createInterface({ input: backend.stdout }).on('line', (line) => {
  if (!line.startsWith('{')) return;
  const { path, queries, status } = JSON.parse(line);
  if (queries !== undefined && path !== '/readyz') seen.push({ path, queries, status });
});
await untilUp(`${BACKEND}/readyz`, backend);
const portal = start('portal');
portal.stdout.resume();
await untilUp(`${BASE}/readyz`, portal);

const read = async (path) => (await fetch(BASE + path)).text();
const clearAll = () =>
  fetch(`${BASE}/api/revalidate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-backend-secret': SECRET },
    body: JSON.stringify({ tags: ['all'] }),
  });

console.log('| page | calls | calls made twice | statements |\n|---|---|---|---|');
const sums = [0, 0, 0];
for (const [name, list, link] of PAGES) {
  const path = link ? link.exec(await read(list))?.[1] : list;
  if (!path) throw new Error(`${list} leads to no ${name}`);
  await read(path);
  await clearAll();
  await new Promise((resolve) => setTimeout(resolve, 300));
  seen = [];
  await read(path);
  await new Promise((resolve) => setTimeout(resolve, 300));
  const paths = seen.map((request) => request.path);
  const twice = paths.length - new Set(paths).size;
  const statements = seen.reduce((sum, request) => sum + request.queries, 0);
  console.log(`| ${name} | ${paths.length} | ${twice} | ${statements} |`);
  [paths.length, twice, statements].forEach((value, index) => (sums[index] += value));
}
console.log(`| all | ${sums.join(' | ')} |`);
portal.kill('SIGKILL');
backend.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
backend.kill('SIGKILL');
