import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { BUILD_ID_FILE, NEXT_PROGRAM, STATIC_FOLDER } from '../lib/platform/next/build-folder.mjs';
import { whileLocked } from './build-lock.mjs';
import { COMPILE_CACHE } from './memory.mjs';
import { hintStartScripts } from './compile-hints.mjs';
import { packFiles } from './pack-files.mjs';

/** Ends the program with one line on stderr and exit code 1. */
export function fail(message) {
  process.stderr.write(`lianxun: ${message}\n`);
  process.exit(1);
}

/** Fails when a port is in use. Call it before anything that takes long, such as a build. */
export function checkFree(name, value) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) =>
      fail(
        error.code === 'EACCES'
          ? `${name}: this user may not listen on port ${value}. Choose one above 1023.`
          : `${name}: port ${value} is in use. Stop what uses it, or set ${name} to another port.`,
      ),
    );
    probe.listen(value, () => probe.close(resolve));
  });
}

/** Reads `.env` into the environment; a variable that is set already wins. */
export function loadEnv() {
  if (!existsSync('.env')) return;
  for (const line of readEnvFile().split('\n')) {
    const match = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
    if (match && process.env[match[1]] === undefined)
      process.env[match[1]] = match[2].replace(/^(["'])(.*)\1$/, '$2');
  }
}

function readEnvFile() {
  try {
    return readFileSync('.env', 'utf8');
  } catch (error) {
    return fail(
      error.code === 'EACCES'
        ? '.env: this user may not read it. Give it to the group of the service: chgrp lianxun .env; chmod 640 .env'
        : `.env: cannot be read (${error.message}).`,
    );
  }
}

const SIGNAL_CODES = { SIGINT: 130, SIGTERM: 143 };

/** Runs a command to its end. Ends this program when the command fails; SIGINT and SIGTERM end both. */
export async function run(command, args, env = {}) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  let stoppedBy = null;
  const stop = (signal) => {
    stoppedBy = signal;
    child.kill(signal);
  };
  for (const signal of Object.keys(SIGNAL_CODES)) process.on(signal, stop);
  const code = await new Promise((resolve) => child.once('error', () => resolve(1)).once('exit', resolve));
  for (const signal of Object.keys(SIGNAL_CODES)) process.off(signal, stop);
  if (stoppedBy) process.exit(SIGNAL_CODES[stoppedBy]);
  if (code !== 0) fail(`${[command, ...args].join(' ')} failed.`);
}

const INSTALL_STAMP = 'node_modules/.lianxun-lock';

/** Installs the packages if the lock file has changed since the last installation. */
export async function install() {
  if (isInstalled()) return;
  await whileLocked(async () => {
    if (isInstalled()) return;
    console.log('Installing packages …');
    await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    noteInstalled();
  });
}

const isInstalled = () => existsSync(INSTALL_STAMP) && readFileSync(INSTALL_STAMP, 'utf8') === lockHash();

/** Notes that the packages of the lock file are installed, so that `install` does not install them again. */
export function noteInstalled() {
  writeFileSync(INSTALL_STAMP, lockHash());
}

const lockHash = () => hashOf(['package-lock.json']);

const SOURCES = [
  'app',
  'components',
  'lib',
  'messages',
  'backend',
  'server',
  'public',
  'middleware.ts',
  'next.config.ts',
  'package-lock.json',
  'scripts/browser-scripts.mjs',
  'scripts/bundle.mjs',
  'scripts/bundle-options.mjs',
  'scripts/guard-postgres-writes.mjs',
  'scripts/compile-hints.mjs',
  'scripts/pack-files.mjs',
  'scripts/read-settings.ts',
  'tsconfig.json',
  'postcss.config.mjs',
];

const BUILD_STAMP = '.build/sources';

/** Whether there is a build of the current sources. */
export function isBuilt() {
  return (
    existsSync(BUILD_STAMP) &&
    existsSync(BUILD_ID_FILE) &&
    readFileSync(BUILD_STAMP, 'utf8') === hashOf(SOURCES)
  );
}

/** Builds both programs when their sources changed since the last build. */
export async function build() {
  if (isBuilt()) return;
  await whileLocked(async () => {
    if (isBuilt()) return;
    console.log('Building …');
    await makeBuild();
  });
}

/**
 * Builds both programs, and records the hash of the sources. During the build, the framework loads the page cache,
 * which creates secrets and deletes the pages of other builds. So the build gets a separate data folder: the configured
 * one may be in use by the running version, and may belong to another user.
 */
export const rebuild = () => whileLocked(makeBuild);

async function makeBuild() {
  mkdirSync('.build', { recursive: true });
  await run(process.execPath, ['scripts/bundle.mjs']);
  const scratch = resolve('.build/data');
  await run(process.execPath, [NEXT_PROGRAM, 'build'], {
    NEXT_TELEMETRY_DISABLED: '1',
    DATA_DIR: scratch,
  });
  rmSync(scratch, { recursive: true, force: true });
  hintStartScripts();
  await packFiles(STATIC_FOLDER);
  writeFileSync(BUILD_STAMP, hashOf(SOURCES));
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) if (existsSync(path)) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).sort()) addTo(hash, join(path, name));
    return;
  }
  hash.update(path).update('\0').update(readFileSync(path)).update('\0');
}

/**
 * Starts a program of `.build` and returns its child process; flags given to Node here are passed on..
 * @param env added to the environment of this process
 */
export function startProgram(name, args = [], env = {}) {
  return spawn(
    process.execPath,
    [...process.execArgv, '--enable-source-maps', `.build/${name}.mjs`, ...args],
    {
      stdio: 'inherit',
      env: { ...COMPILE_CACHE, ...process.env, ...env },
    },
  );
}

/**
 * Runs a program of `.build` and ends this one with its exit code. SIGINT and SIGTERM are passed on, so that a service
 * manager that knows only this process ends both.
 */
export function becomeProgram(name, args) {
  const child = startProgram(name, args);
  for (const signal of Object.keys(SIGNAL_CODES)) process.on(signal, () => child.kill(signal));
  child.once('exit', (code, signal) => process.exit(code ?? SIGNAL_CODES[signal] ?? 1));
}

const WAITING_LINE_EVERY_MS = 30_000;

/**
 * Waits until an address answers with 2xx, without a time limit: migrations of a large database may run for hours.
 * @param isAlive whether the program that should answer is still running
 * @returns false when the program ended before
 */
export async function untilReady(address, isAlive) {
  let nextLine = performance.now() + WAITING_LINE_EVERY_MS;
  while (isAlive()) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    if (answer?.ok) return isAlive();
    if (performance.now() > nextLine) {
      nextLine = performance.now() + WAITING_LINE_EVERY_MS;
      console.log(`Waiting for ${address}: ${(await answer?.text().catch(() => '')) || 'no answer'}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
