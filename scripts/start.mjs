#!/usr/bin/env node
// From a fresh clone to a running portal: packages, build, backend (which makes and fills its database), portal. Then
// supervises both; service managers and containers start this file itself, without npm in between.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { untilUnlocked } from './build-lock.mjs';
import { checkSettings } from './settings.mjs';
import { ensureSupportedNode } from './runtime.mjs';
import { build, checkFree, fail, install, loadEnv, untilReady } from './steps.mjs';
import { Supervisor } from './supervisor.mjs';

const STANDARD_DRAIN_SECONDS = 10;

await ensureSupportedNode();
loadEnv();
const port = readPort('PORT', 3000);
const backendPort = readPort('BACKEND_PORT', 4000);
const backendUrl = process.env.BACKEND_URL;
await untilUnlocked();
const isChecked = await checkSettings();
await checkFree('PORT', port);
if (!backendUrl) await checkFree('BACKEND_PORT', backendPort);
await install();
if (!isChecked) await checkSettings();
await build();

const supervisor = new Supervisor({
  env: {
    NODE_ENV: 'production',
    LOG_LEVEL: process.env.LOG_LEVEL || (process.stdout.isTTY ? 'warn' : 'info'),
  },
  drainMs: Number(process.env.DRAIN_SECONDS || STANDARD_DRAIN_SECONDS) * 1000,
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => supervisor.stopBySignal());
void startAll();
process.exit(await supervisor.finished);

async function startAll() {
  if (!backendUrl && !(await startAndWait('backend', `http://127.0.0.1:${backendPort}/readyz`))) return;
  if (!(await startAndWait('portal', `http://localhost:${port}/healthz`))) return;
  console.log(`\n  ${process.env.SITE_NAME ?? '链讯 Lianxun'} is running at http://localhost:${port}\n`);
  if (backendUrl) return;
  printSampleAccounts();
  printInvitation();
}

async function startAndWait(name, address) {
  const program = supervisor.start(name);
  program.isSettled = await untilReady(address, () => program.child !== null && !supervisor.isStopping);
  return program.isSettled;
}

/** Prints the sample accounts; the backend keeps their file as long as there is sample content. */
function printSampleAccounts() {
  const file = join(process.env.DATA_DIR || '.data', 'sample-accounts.json');
  if (!existsSync(file)) return;
  console.log('  Sample accounts (SAMPLE_CONTENT=off removes them):');
  for (const { role, login, password } of JSON.parse(readFileSync(file, 'utf8')))
    console.log(`    ${role.padEnd(10)} ${login.padEnd(24)} ${password}`);
  console.log('');
}

/**
 * Prints the invitation of the first administrator, once: the backend writes the file when there is no administrator.
 * The key stands after `#`, which browsers do not send.
 */
function printInvitation() {
  const file = join(process.env.DATA_DIR || '.data', 'admin-invitation');
  if (!existsSync(file)) return;
  const address = readFileSync(file, 'utf8').trim();
  rmSync(file, { force: true });
  console.log('  There is no administrator yet. Whoever opens this address first and signs in becomes it:');
  console.log(`    ${address}\n`);
  console.log('  Later: npm run admin -- EMAIL\n');
}

/** A port from the environment; read here because the other settings need packages that may not be installed yet. */
function readPort(name, standard) {
  const rawValue = process.env[name];
  if (rawValue === undefined || rawValue === '') return standard;
  const value = Number(rawValue);
  if (!Number.isInteger(value) || value < 1 || value > 65535)
    fail(`${name}: "${rawValue}" is not a port. Use a number from 1 to 65535.`);
  return value;
}
