import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { hasPostgres, startPostgres } from './postgres';

const PATIENCE_MS = 60_000;

/** The folder with the address of this run's server; null outside a run, and where there is no PostgreSQL. */
export function runFolder(): string | null {
  const run = process.env.TEST_RUN;
  return run && hasPostgres ? join(tmpdir(), `lx-run-${run}`) : null;
}

const noteIn = (folder: string) => join(folder, 'server.json');

/** The server of a run, as written down by the test that started it. */
export function readServer(folder: string): { url: string; pid: number; folder: string } | null {
  return existsSync(noteIn(folder)) ? JSON.parse(readFileSync(noteIn(folder), 'utf8')) : null;
}

/**
 * The address of the PostgreSQL server that all tests of a run share. The first test that needs it starts it, and the
 * others wait; the run stops it at its end (`end-run.ts`).
 */
async function serverOf(folder: string): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  while (Date.now() < deadline) {
    const sharedServer = readServer(folder);
    if (sharedServer) return sharedServer.url;
    if (isFirst(folder)) {
      const server = await startPostgres(undefined, 'run');
      const written = `${noteIn(folder)}.new`;
      writeFileSync(written, JSON.stringify({ url: server.url, pid: server.pid, folder: server.folder }));
      // Renamed, so that nobody reads half of it.
      renameSync(written, noteIn(folder));
    } else await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the PostgreSQL server of this run did not start');
}

/**
 * Creates a folder.
 * @returns whether it was new: of several simultaneous callers only one gets true
 */
export function isFirst(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/**
 * Creates a database on the server of this run.
 * @param template a database of that server, to begin with a copy of it
 * @returns its address
 */
export async function createDatabase(folder: string, name: string, template?: string): Promise<string> {
  const url = new URL(await serverOf(folder));
  // Copying the files of the template takes a third of the time of copying them through the log.
  const copied = template ? ` template ${template} strategy file_copy` : '';
  await onServer(url.href, `create database ${name}${copied}`);
  url.pathname = `/${name}`;
  return url.href;
}

/** Removes a database of this run, even with open connections; nothing happens when there is none. */
export async function removeDatabase(folder: string, name: string): Promise<void> {
  await onServer(await serverOf(folder), `drop database if exists ${name} with (force)`);
}

/** Removes the database of an address, even with open connections. */
export async function dropDatabase(address: string): Promise<void> {
  const url = new URL(address);
  const name = url.pathname.slice(1);
  url.pathname = '/postgres';
  await onServer(url.href, `drop database if exists ${name} with (force)`);
}

async function onServer(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    await sql.unsafe(statement);
  } finally {
    await sql.end();
  }
}

/** Removes the folders of a run. */
export function removeRun(folder: string): void {
  for (const path of [folder, `${folder}.migrated`]) rmSync(path, { recursive: true, force: true });
}
