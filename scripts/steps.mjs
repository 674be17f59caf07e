import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MIN_NODE = [20, 9];

/** One clear line, exit code 1. */
export function fail(message) {
  process.stderr.write(`lianxun: ${message}\n`);
  process.exit(1);
}

export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < MIN_NODE[0] || (major === MIN_NODE[0] && minor < MIN_NODE[1])) {
    fail(`Node ${MIN_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  }
}

/** Settings of `.env`, where the environment does not say otherwise. */
export function loadEnv() {
  if (!existsSync('.env')) return;
  for (const line of readFileSync('.env', 'utf8').split('\n')) {
    const found = /^\s*([A-Z][A-Z0-9_]*)\s*=\s*(.*?)\s*$/.exec(line);
    if (found && process.env[found[1]] === undefined)
      process.env[found[1]] = found[2].replace(/^(["'])(.*)\1$/, '$2');
  }
}

/** Runs a command to its end; the program ends with it when it fails. */
export function run(command, args, env = {}) {
  const done = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  if (done.status !== 0) fail(`${[command, ...args].join(' ')} failed.`);
}

/** Installs packages when the lock file is not what was installed last. */
export function install() {
  const wanted = hashOf(['package-lock.json']);
  const stamp = 'node_modules/.lianxun-lock';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing packages …');
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  writeFileSync(stamp, wanted);
}

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
  'scripts/bundle.mjs',
  'tsconfig.json',
  'postcss.config.mjs',
];

/** Builds both programs when their sources changed since the last build. */
export function build() {
  const wanted = hashOf(SOURCES);
  const stamp = '.build/sources';
  if (existsSync(stamp) && existsSync('.next/BUILD_ID') && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building …');
  mkdirSync('.build', { recursive: true });
  run(process.execPath, ['scripts/bundle.mjs']);
  run(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { NEXT_TELEMETRY_DISABLED: '1' });
  writeFileSync(stamp, wanted);
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

/** Starts a program of `.build`. */
export function startProgram(name, args = [], env = {}) {
  return spawn(process.execPath, ['--enable-source-maps', `.build/${name}.mjs`, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
}

/** Waits until an address answers well; false when the program ends before. */
export async function untilReady(address, program, patienceMs = 120_000) {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && program.exitCode === null) {
    const isReady = await fetch(address, { signal: AbortSignal.timeout(2000) })
      .then((answer) => answer.ok)
      .catch(() => false);
    if (isReady) return program.exitCode === null;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}
