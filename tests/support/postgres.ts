import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { freePort } from './free-port';

const bin =
  process.env.POSTGRES_BIN ??
  ['/usr/lib/postgresql/17/bin', '/usr/lib/postgresql/16/bin', '/usr/lib/postgresql/15/bin'].find((folder) =>
    existsSync(join(folder, 'initdb')),
  );

export const hasPostgres = Boolean(bin);

/** An empty cluster. `initdb` takes a second of processor time, and copying what it made takes none. */
const EMPTY_CLUSTER = join(process.cwd(), 'test-results/postgres', (bin ?? '').replaceAll('/', '_'));

/**
 * Settings of the server that all tests of a run share. It makes a database for each test file, so that planning for the
 * long run, tidying up and writing ahead only cost time.
 */
const FOR_MANY_DATABASES = [
  ...['max_connections=400', 'full_page_writes=off', 'jit=off', 'autovacuum=off', 'synchronous_commit=off'],
  ...['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=8GB', 'checkpoint_timeout=1h'],
].flatMap((setting) => ['-c', setting]);

export interface TestPostgres {
  url: string;
  pid: number;
  /** The folder of the server, removed when it is stopped. */
  folder: string;
  /**
   * Stops the server.
   * @param keepAs where to store a copy of its data folder
   */
  stop(keepAs?: string): Promise<void>;
  /** Stops the server without removing its data. */
  shutDown(): Promise<void>;
  /** Starts it again after `shutDown`. */
  startAgain(): Promise<void>;
  /** Freezes every process of the server, or wakes them. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
}

/**
 * Starts a new PostgreSQL server on loopback. initdb refuses root, so root runs it as the postgres user.
 * @param template a stored data folder, to begin with a copy of it
 * @param lives until the caller stops it, or for the whole run: then it does not keep a test process alive
 */
export async function startPostgres(
  template?: string,
  lives: 'test' | 'run' = 'test',
): Promise<TestPostgres> {
  if (!bin) throw new Error('no PostgreSQL binaries');
  const folder = mkdtempSync(join(tmpdir(), 'lx-pg-'));
  const port = await freePort();
  const identity: { uid?: number; gid?: number } = process.getuid?.() === 0 ? userOf('postgres') : {};
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(folder, identity.uid, identity.gid);
  const data = join(folder, 'data');
  const quiet = { stdio: 'ignore', cwd: folder } as const;
  copyFolder(template ?? emptyCluster(bin, identity), data);
  const options = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    folder,
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'fsync=off',
    ...(lives === 'run' ? FOR_MANY_DATABASES : []),
  ];
  const launch = async (): Promise<ChildProcess> => {
    const started = spawn(join(bin, 'postgres'), options, { ...identity, ...quiet });
    await untilAccepting(bin, port, started);
    if (lives === 'run') started.unref();
    return started;
  };
  let server = await launch();
  const shutDown = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await ended;
  };
  return {
    shutDown,
    async startAgain() {
      server = await launch();
    },
    signal(name) {
      // Each of its processes has its own process group. The main process is frozen first, so that it starts no more.
      if (name === 'SIGSTOP') server.kill(name);
      for (const pid of childrenOf(server.pid ?? 0)) process.kill(pid, name);
      if (name === 'SIGCONT') server.kill(name);
    },
    pid: server.pid ?? 0,
    folder,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop(keepAs) {
      await shutDown();
      if (keepAs) copyFolder(data, keepAs);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of an empty cluster, which the first caller makes. */
function emptyCluster(folder: string, identity: { uid?: number; gid?: number }): string {
  if (existsSync(EMPTY_CLUSTER)) return EMPTY_CLUSTER;
  mkdirSync(dirname(EMPTY_CLUSTER), { recursive: true });
  const making = mkdtempSync(join(tmpdir(), 'lx-initdb-'));
  if (identity.uid !== undefined && identity.gid !== undefined) chownSync(making, identity.uid, identity.gid);
  const data = join(making, 'data');
  const words = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(folder, 'initdb'), words, { ...identity, stdio: 'ignore', cwd: making });
  const copy = `${EMPTY_CLUSTER}.${process.pid}`;
  copyFolder(data, copy);
  try {
    renameSync(copy, EMPTY_CLUSTER);
  } catch {
    // Another test has made it meanwhile.
    rmSync(copy, { recursive: true, force: true });
  }
  rmSync(making, { recursive: true, force: true });
  return EMPTY_CLUSTER;
}

/** Copies a folder with the owners of its files, which Node's functions do not copy. */
function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}

/** Copies all of one database into an empty one. */
export function copyDatabase(from: TestPostgres, to: TestPostgres): void {
  if (!bin) throw new Error('no PostgreSQL binaries');
  const dump = execFileSync(join(bin, 'pg_dump'), [from.url], { maxBuffer: 512 * 1024 * 1024 });
  execFileSync(join(bin, 'psql'), ['-q', '-v', 'ON_ERROR_STOP=1', to.url], {
    input: dump,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
}

function childrenOf(pid: number): number[] {
  const output = spawnSync('pgrep', ['-P', String(pid)]).stdout.toString();
  return output.split('\n').filter(Boolean).map(Number);
}

function userOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, name]).toString());
  return { uid: id('-u'), gid: id('-g') };
}

async function untilAccepting(folder: string, port: number, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
    try {
      execFileSync(join(folder, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('PostgreSQL did not start');
}
