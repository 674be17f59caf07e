#!/usr/bin/env node
// Everything, from a fresh clone: packages, browser and Postgres when they are missing, build, then types, lint,
// format, messages, unused code, unit, backend and end-to-end tests. Failed tests run once more; the last lines add
// everything up and say how many passed only then.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureSupportedNode } from './runtime.mjs';
import { build, install } from './steps.mjs';
import { failuresOfJest, failuresOfPlaywright, linesOf } from './test-report.mjs';
import {
  findBrowser,
  findPostgres,
  hasComposeValidator,
  hasRedis,
  hasVarnish,
  hasXmllint,
} from './test-tools.mjs';

await ensureSupportedNode();
await install();
const chromium = findBrowser();
const postgres = findPostgres();
const xmllint = hasXmllint();
const varnish = hasVarnish();
const redis = hasRedis();
const composeValidator = hasComposeValidator();
mkdirSync('test-results', { recursive: true });
await build();

const failures = [];
const options = {
  env: {
    ...process.env,
    CHROMIUM_PATH: chromium ?? '',
    POSTGRES_BIN: postgres ?? '',
  },
  shell: process.platform === 'win32',
};
/** Runs a command. Returns whether it succeeded. */
const run = (name, command, args) => {
  console.log(`\n── ${name}`);
  return spawnSync(command, args, { ...options, stdio: 'inherit' }).status === 0;
};

/** Runs a command while others run; its output is printed when it ends, in one piece. */
const runAside = ([name, command, ...args]) =>
  new Promise((resolve) => {
    const printed = [];
    const child = spawn(command, args, options);
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
    child.on('error', (error) => printed.push(Buffer.from(error.message)));
    child.on('close', (code) => {
      console.log(`\n── ${name}\n${Buffer.concat(printed)}`.trimEnd());
      if (code !== 0) failures.push(name);
      resolve();
    });
  });

/** Several threads check most types several times, while the other core is busy anyway. */
const ONE_THREAD = '--singleThreaded';
const short = [
  ['types', 'npx', 'tsc', '--noEmit', ONE_THREAD],
  ['types of service workers', 'npx', 'tsc', '--noEmit', ONE_THREAD, '-p', 'tsconfig.workers.json'],
  ['format', 'npx', 'prettier', '--check', '.', '--log-level', 'warn'],
  ['messages', process.execPath, 'scripts/messages.mjs', 'check'],
  ['client', process.execPath, 'scripts/client.mjs', 'check'],
  ['unused', 'npx', 'knip', '--no-progress'],
];
const inTurn = async () => {
  for (const command of short) await runAside(command);
};
await Promise.all([runAside(['lint', 'npx', 'eslint', '.']), inTurn()]);
const jest = runJest();
rmSync('test-results/playwright.json', { force: true });
if (!run('end to end', 'npx', ['playwright', 'test'])) failures.push('end to end');

const report = readJson('test-results/playwright.json');
const browser = report?.stats;
const passed = jest.passed + (browser?.expected ?? 0) + (browser?.flaky ?? 0);
const failed = jest.failed + (browser?.unexpected ?? 0);
const skipped = jest.skipped + (browser?.skipped ?? 0);
const again = jest.again + (browser?.flaky ?? 0);
if (!postgres)
  console.log(
    '\nSkipped: races, migrations, letters, readiness and moving a backup on a real PostgreSQL (no server binaries, and none could be installed).',
  );
if (!xmllint)
  console.log(
    '\nSkipped: sitemaps against their schemas (no xmllint, and libxml2-utils could not be installed).',
  );
if (!varnish) console.log('\nSkipped: the front (no Varnish, and it could not be installed).');
if (!redis) console.log('\nSkipped: Redis (no redis-server, and it could not be installed).');
if (!composeValidator)
  console.log(
    '\nSkipped: the compose file by Compose itself (no docker-compose, and it could not be installed).',
  );
if (!existsSync('/usr/bin/prlimit'))
  console.log(
    '\nSkipped: readiness with a full data folder and a wedged database (no prlimit from util-linux).',
  );
const browserFailures = failuresOfPlaywright(report);
for (const line of [
  ...linesOf('Passed at the second try', [...jest.failedFirst, ...browserFailures.again]),
  ...linesOf('Failed', [...jest.failedLast, ...browserFailures.failed]),
])
  console.log(line);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
if (again > 0) console.log(`\nOf those that passed, ${again} needed a second try.`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failures.length > 0 ? 1 : 0);

/** Unit and backend tests; files with failures are run a second time, one by one, and the second run counts. */
function runJest() {
  const report = (file, args) => {
    rmSync(file, { force: true });
    const isGreen = run(`unit and backend${args.length > 0 ? ', second try' : ''}`, 'npx', [
      'jest',
      '--json',
      `--outputFile=${file}`,
      '--testLocationInResults',
      ...args,
    ]);
    return { isGreen, ...readJson(file) };
  };
  const first = report('test-results/jest.json', []);
  const broken = (first.testResults ?? []).filter(({ status }) => status === 'failed');
  const files = broken.map(({ name }) => name);
  const second =
    first.isGreen || files.length === 0
      ? null
      : report('test-results/jest-again.json', ['--runInBand', '--runTestsByPath', ...files]);
  if (!(second ?? first).isGreen) failures.push('unit and backend');
  const inBroken = (state) =>
    broken.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === state)
      .length;
  const counts = {
    passed: first.numPassedTests ?? 0,
    failed: first.numFailedTests ?? 0,
    skipped: first.numPendingTests ?? 0,
    again: 0,
    failedFirst: [],
    failedLast: failuresOfJest(first, process.cwd()),
  };
  if (!second) return counts;
  const failedLast = failuresOfJest(second, process.cwd());
  const names = new Set(failedLast.map(({ name }) => name));
  return {
    passed: counts.passed - inBroken('passed') + (second.numPassedTests ?? 0),
    failed: second.numFailedTests ?? 0,
    skipped: counts.skipped - inBroken('pending') + (second.numPendingTests ?? 0),
    again: Math.max(0, counts.failed - (second.numFailedTests ?? 0)),
    failedFirst: counts.failedLast.filter(({ name }) => !names.has(name)),
    failedLast,
  };
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
