#!/usr/bin/env node
// Everything, from a fresh clone: packages, browser and Postgres when they are missing, build, then types, lint,
// format, messages, unused code, unit, backend and end-to-end tests. Ends with one line that adds them up.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { build, checkNode, install } from './steps.mjs';
import { findBrowser, findPostgres, hasVarnish, hasXmllint } from './test-tools.mjs';

checkNode();
await install();
const chromium = findBrowser();
const postgres = findPostgres();
const xmllint = hasXmllint();
const varnish = hasVarnish();
mkdirSync('test-results', { recursive: true });
await build();

const failures = [];
const step = (name, command, args, env = {}) => {
  console.log(`\n── ${name}`);
  const done = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: chromium ?? '', POSTGRES_BIN: postgres ?? '', ...env },
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) failures.push(name);
};

step('types', 'npx', ['tsc', '--noEmit']);
step('lint', 'npx', ['eslint', '.']);
step('format', 'npx', ['prettier', '--check', '.', '--log-level', 'warn']);
step('messages', process.execPath, ['scripts/messages.mjs', 'check']);
step('unused', 'npx', ['knip', '--no-progress']);
step('unit and backend', 'npx', [
  'jest',
  '--json',
  '--outputFile=test-results/jest.json',
  '--testLocationInResults',
]);
step('end to end', 'npx', ['playwright', 'test']);

const jest = readJson('test-results/jest.json');
const browser = readJson('test-results/playwright.json')?.stats;
const passed = (jest?.numPassedTests ?? 0) + (browser?.expected ?? 0) + (browser?.flaky ?? 0);
const failed = (jest?.numFailedTests ?? 0) + (browser?.unexpected ?? 0);
const skipped = (jest?.numPendingTests ?? 0) + (browser?.skipped ?? 0);
if (!postgres)
  console.log(
    '\nSkipped: races, migrations, letters, readiness and moving a backup on a real PostgreSQL (no server binaries, and none could be installed).',
  );
if (!xmllint)
  console.log(
    '\nSkipped: sitemaps against their schemas (no xmllint, and libxml2-utils could not be installed).',
  );
if (!varnish) console.log('\nSkipped: the front (no Varnish, and it could not be installed).');
if (!existsSync('/usr/bin/prlimit'))
  console.log(
    '\nSkipped: readiness with a full data folder and a wedged database (no prlimit from util-linux).',
  );
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(failures.length > 0 ? 1 : 0);

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}
