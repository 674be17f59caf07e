import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { QUICK_TO_START, SECRET } from './backend-settings';
import { freePort } from './free-port';
import { recordProcess } from './run-processes';
import { createDatabase, dropDatabase, removeDatabase, runFolder } from './run-postgres';

const FOLDER = join(process.cwd(), 'test-results/data-templates');
const PROGRAM = '.build/backend.mjs';
/** Dates of the sample content are relative to the time it was made, so a template is used for two hours only. */
const LIFETIME_MS = 2 * 60 * 60_000;
const PATIENCE_MS = 240_000;
/** Settings that change the content of a fresh installation. */
const SHAPING = ['SAMPLE_CONTENT', 'PASSWORD_MEMORY_KIB', 'PASSWORD_PASSES', 'BACKEND_SECRET'];

type Settings = Record<string, string>;

/** With these settings a backend uses the embedded database, also in a run with a PostgreSQL server. */
export const EMBEDDED = { TEST_ENGINE: 'embedded' };

/** The settings of each data folder whose database is on the shared server of the run. */
const databases = new Map<string, { DATABASE_URL: string }>();

/** The settings with which a program finds the database of a data folder; none for the embedded database. */
export const databaseSettings = (dataDir: string): Settings => databases.get(dataDir) ?? {};

/**
 * Fills an empty data folder with a copy of what the first start of a backend with these settings makes; starting from
 * it takes a quarter of the time. The first test that needs such a template makes it, and the others wait. In a run
 * with a PostgreSQL server the copy of the database is on that server.
 * @returns further settings of the backend, the same as those of `databaseSettings`
 */
export async function fillDataDir(dataDir: string, env: Settings): Promise<Settings> {
  const databaseUrl = env.DATABASE_URL ?? process.env.DATABASE_URL;
  if (databaseUrl) {
    const template = templatesOf.get(databaseUrl);
    if (template) cpSync(template, dataDir, { recursive: true });
    return {};
  }
  const run = (env.TEST_ENGINE ?? process.env.TEST_ENGINE) === 'embedded' ? null : runFolder();
  const template = await templateFor(env, run);
  cpSync(template, dataDir, { recursive: true });
  if (run) databases.set(dataDir, { DATABASE_URL: await copyOf(template, run) });
  return databaseSettings(dataDir);
}

/** Deletes a data folder with its database. */
export async function removeDataDir(dataDir: string): Promise<void> {
  const { DATABASE_URL } = databaseSettings(dataDir);
  databases.delete(dataDir);
  if (DATABASE_URL) await dropDatabase(DATABASE_URL);
  rmSync(dataDir, { recursive: true, force: true });
}

/** The template from which a database was copied, by the address of the database. */
const templatesOf = new Map<string, string>();

/**
 * Makes a database as the first start of a backend with these settings would, on the PostgreSQL server of the run, for
 * tests with several backends on one database.
 */
export async function createTestDatabase(
  env: Settings = {},
): Promise<{ url: string; stop(): Promise<void> }> {
  const run = runFolder();
  if (!run) throw new Error('no PostgreSQL binaries');
  const url = await copyOf(await templateFor(env, run), run);
  return { url, stop: () => dropDatabase(url) };
}

async function copyOf(template: string, run: string): Promise<string> {
  const url = await createDatabase(run, `test_${randomBytes(6).toString('hex')}`, databaseOf(template));
  templatesOf.set(url, template);
  return url;
}

/** The folder of the template with these settings; the first caller makes it, and others wait. */
async function templateFor(env: Settings, run: string | null): Promise<string> {
  const template = templateOf({ BACKEND_SECRET: SECRET, ...env }, run);
  const deadline = Date.now() + PATIENCE_MS;
  while (!isFresh(template)) {
    if (takePlace(template)) await makeTemplate(template, env, run);
    else await new Promise((resolve) => setTimeout(resolve, 100));
    if (Date.now() > deadline) throw new Error(`${template} was not made`);
  }
  return template;
}

/** The name of the database of a template. */
const databaseOf = (template: string) => `template_${basename(template)}`;

/** Only these settings: otherwise what a template holds would depend on which test needs it first. */
function shapeOf(env: Settings): Settings {
  return Object.fromEntries(Object.entries(env).filter(([name]) => SHAPING.includes(name)));
}

function templateOf(env: Settings, run: string | null): string {
  const shape = SHAPING.map((name) => env[name] ?? process.env[name] ?? '');
  const key = JSON.stringify([shape, statSync(PROGRAM).mtimeMs, run]);
  return join(FOLDER, createHash('sha256').update(key).digest('hex').slice(0, 16));
}

function isFresh(path: string, lifetimeMs = LIFETIME_MS): boolean {
  return existsSync(path) && Date.now() - statSync(path).mtimeMs < lifetimeMs;
}

const placeOf = (template: string) => `${template}.making`;

/** Whether this process may make the template: nobody else is making it, or whoever began has died. */
function takePlace(template: string): boolean {
  const place = placeOf(template);
  if (existsSync(place) && !isFresh(place, PATIENCE_MS)) rmSync(place, { recursive: true, force: true });
  try {
    mkdirSync(FOLDER, { recursive: true });
    mkdirSync(place);
    return true;
  } catch {
    return false;
  }
}

async function makeTemplate(template: string, env: Settings, run: string | null): Promise<void> {
  removeOld();
  const making = placeOf(template);
  const data = join(making, 'data');
  try {
    // Another test may have made it after this one looked, and before this one took the place.
    if (isFresh(template)) return;
    mkdirSync(data);
    const database = run && { DATABASE_URL: await createAnew(run, databaseOf(template)) };
    await startOnce(data, { ...shapeOf(env), ...database });
    renameSync(data, template);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/** Creates a database; one of the same name is of a template that was too old, or was never finished. */
async function createAnew(run: string, name: string): Promise<string> {
  await removeDatabase(run, name);
  return createDatabase(run, name);
}

function removeOld(): void {
  for (const name of readdirSync(FOLDER)) {
    const path = join(FOLDER, name);
    if (!isFresh(path)) rmSync(path, { recursive: true, force: true });
  }
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
      BACKEND_SECRET: SECRET,
      ...env,
      BACKEND_PORT: String(port),
      DATA_DIR: dataDir,
    },
  });
  recordProcess(child);
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
