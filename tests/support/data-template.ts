import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CHEAP_PASSWORDS, QUICK_TO_START, SECRET } from './backend-settings';
import { freePort } from './free-port';

export const FOLDER = join(process.cwd(), 'test-results/data-templates');
const PROGRAM = '.build/backend.mjs';
/** Dates of samples are relative to when they were made, so a template is used for this long. */
const LIFETIME_MS = 60 * 60_000;
const PATIENCE_MS = 180_000;
/** Settings that change what a fresh installation holds. */
const SHAPING = ['SAMPLE_CONTENT', 'PASSWORD_MEMORY_KIB', 'PASSWORD_PASSES', 'BACKEND_SECRET'];

type Settings = Record<string, string>;

/**
 * Fills an empty data folder with a copy of what the first start of a backend with these settings makes; starting from
 * it takes a quarter of the time. Does nothing when there is no template of the current build, or it is too old.
 */
export function fillDataDir(dataDir: string, env: Settings): void {
  if (env.DATABASE_URL ?? process.env.DATABASE_URL) return;
  const template = templateOf(env);
  if (existsSync(template) && Date.now() - statSync(template).mtimeMs < LIFETIME_MS)
    cpSync(template, dataDir, { recursive: true });
}

/** Makes the templates for a run of all tests. */
export async function makeTemplates(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const off = { SAMPLE_CONTENT: 'off' };
  for (const pair of [
    [{}, CHEAP_PASSWORDS],
    [off, { ...CHEAP_PASSWORDS, ...off }],
  ])
    await Promise.all(pair.map((env) => makeTemplate({ BACKEND_SECRET: SECRET, ...env })));
}

function templateOf(env: Settings): string {
  const shape = SHAPING.map((name) => env[name] ?? process.env[name] ?? '');
  const key = JSON.stringify([shape, statSync(PROGRAM).mtimeMs]);
  return join(FOLDER, createHash('sha256').update(key).digest('hex').slice(0, 16));
}

async function makeTemplate(env: Settings): Promise<void> {
  const template = templateOf(env);
  const making = `${template}.making`;
  mkdirSync(making);
  await startOnce(making, env);
  renameSync(making, template);
}

/** Starts a backend on an empty folder, and stops it once it is ready. */
async function startOnce(dataDir: string, env: Settings): Promise<void> {
  const port = await freePort();
  const child = spawn(process.execPath, [...QUICK_TO_START, PROGRAM], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'silent',
      PORTAL_URL: 'http://127.0.0.1:9',
      ...env,
      BACKEND_PORT: String(port),
      DATA_DIR: dataDir,
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const deadline = Date.now() + PATIENCE_MS;
  let isReady = false;
  while (!isReady && Date.now() < deadline && child.exitCode === null) {
    isReady = await fetch(`http://127.0.0.1:${port}/readyz`)
      .then((answer) => answer.ok)
      .catch(() => false);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  child.kill('SIGTERM');
  await ended;
  if (!isReady) throw new Error('the backend of a template did not become ready');
}
