#!/usr/bin/env node
// From a fresh clone to a running portal: packages, build, backend (which makes and fills its database), portal.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { build, checkNode, fail, install, loadEnv, startProgram, untilReady } from './steps.mjs';

checkNode();
loadEnv();
const port = readPort('PORT', 3000);
const backendPort = readPort('BACKEND_PORT', 4000);
const backendUrl = process.env.BACKEND_URL;
await checkFree('PORT', port);
if (!backendUrl) await checkFree('BACKEND_PORT', backendPort);
install();
build();

const env = {
  NODE_ENV: 'production',
  LOG_LEVEL: process.env.LOG_LEVEL ?? (process.stdout.isTTY ? 'warn' : 'info'),
};
const programs = [];
let isStopping = false;

const stop = (code) => {
  if (isStopping) return;
  isStopping = true;
  const alive = programs.filter((program) => program.exitCode === null);
  if (alive.length === 0) process.exit(code);
  let left = alive.length;
  for (const program of alive) {
    program.once('exit', () => (left -= 1) === 0 && process.exit(code));
    program.kill('SIGTERM');
  }
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => stop(0));

const start = (name) => {
  const program = startProgram(name, [], env);
  programs.push(program);
  program.once('exit', (code) => stop(code ?? 1));
  return program;
};

if (!backendUrl) {
  const backend = start('backend');
  if (!(await untilReady(`http://127.0.0.1:${backendPort}/readyz`, backend))) stop(1);
}
if (!isStopping) {
  const portal = start('portal');
  if (await untilReady(`http://localhost:${port}/healthz`, portal)) {
    console.log(`\n  ${process.env.SITE_NAME ?? '链讯 Lianxun'} is running at http://localhost:${port}\n`);
    if (!backendUrl) printSampleAccounts();
  }
}

/** Accounts to try things out with; the backend keeps the file while there is sample content. */
function printSampleAccounts() {
  const file = join(process.env.DATA_DIR || '.data', 'sample-accounts.json');
  if (!existsSync(file)) return;
  console.log('  Sample accounts (SAMPLE_CONTENT=off removes them):');
  for (const { role, login, password } of JSON.parse(readFileSync(file, 'utf8')))
    console.log(`    ${role.padEnd(10)} ${login.padEnd(24)} ${password}`);
  console.log('');
}

function readPort(name, standard) {
  const given = process.env[name];
  if (given === undefined || given === '') return standard;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1 || value > 65535)
    fail(`${name}: "${given}" is not a port. Use a number from 1 to 65535.`);
  return value;
}

/** Says so before a long build, not after it. */
function checkFree(name, value) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () =>
      fail(`${name}: port ${value} is in use. Stop what uses it, or set ${name} to another port.`),
    );
    probe.listen(value, () => probe.close(resolve));
  });
}
