#!/usr/bin/env node
// The quick check: types, lint, format, messages, unused code, and the tests of what this branch changed. `npm test`
// runs everything, in a browser too. `npm run check -- COMMIT` looks at what changed since that commit instead of
// since main.
import { spawn } from 'node:child_process';
import { apiPatterns, changedFiles, unitTargets } from './changed.mjs';
import { ensureSupportedNode } from './runtime.mjs';
import { install } from './steps.mjs';

await ensureSupportedNode();
await install();

// Unit tests without a page, and with one.
const UNIT_PROJECTS = ['unit', 'components'];
/** Several threads check most types several times, while the other core is busy anyway. */
const ONE_THREAD = '--singleThreaded';
const CACHE = 'node_modules/.cache/check';
const failures = [];

/** Runs commands one after the other; stops at the first that fails and prints its output. */
async function step(name, ...commands) {
  const start = Date.now();
  for (const [command, ...args] of commands) {
    const { code, output } = await runQuietly(command, args);
    if (code === 0) continue;
    failures.push(name);
    console.log(`\n── ${name}\n${output}`);
    return;
  }
  console.log(`${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
}

function runQuietly(command, args) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { shell: process.platform === 'win32' });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.once('close', (code) => resolve({ code, output }));
  });
}

const eslintCache = ['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/eslint/`];
const prettierCache = ['--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/prettier`];
await Promise.all([
  step(
    'types',
    ['npx', 'next', 'typegen'],
    [
      'npx',
      'tsc',
      '--noEmit',
      ONE_THREAD,
      '--incremental',
      '--tsBuildInfoFile',
      `${CACHE}/types.tsbuildinfo`,
    ],
    ['npx', 'tsc', '--noEmit', ONE_THREAD, '-p', 'tsconfig.workers.json'],
  ),
  step('lint', ['npx', 'eslint', '.', ...eslintCache]),
  step('format', ['npx', 'prettier', '--check', '.', '--log-level', 'warn', ...prettierCache]),
  step('messages', [process.execPath, 'scripts/messages.mjs', 'check']),
  step('client', [process.execPath, 'scripts/client.mjs', 'check']),
  step('unused', ['npx', 'knip', '--no-progress', '--cache', '--cache-location', `${CACHE}/knip`]),
]);

const changed = changedFiles(process.argv[2]);
const unit = changed && unitTargets(changed);
if (unit === null) await step('unit', ['npx', 'jest', '--selectProjects', ...UNIT_PROJECTS]);
else if (unit.length > 0)
  await step('unit', [
    'npx',
    'jest',
    '--selectProjects',
    ...UNIT_PROJECTS,
    '--passWithNoTests',
    '--findRelatedTests',
    ...unit,
  ]);
const api = changed ? apiPatterns(changed) : ['tests/api/'];
if (api.length > 0)
  await step(
    'backend',
    [process.execPath, 'scripts/bundle.mjs'],
    ['npx', 'jest', '--selectProjects=api', '--testPathPatterns', ...api],
  );

console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '\nAll is well.');
process.exit(failures.length > 0 ? 1 : 0);
