import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { bundledProgram } from '@/backend/kernel/bundled-program';
import { StartupError } from '@/backend/kernel/errors';
import { type FolderLock, lockFolder } from './lock';
import { WorkerConnection } from './worker-connection';

/** Paths of Unix sockets are limited to little more than 100 characters. */
const MAX_SOCKET_PATH = 100;

export interface Embedded {
  /**
   * Opens a connection and ends the last, as there is one session. Fails by the events of the connection, like a socket,
   * when the database has ended: a client whose option throws would leave later statements without an answer.
   */
  openConnection(): WorkerConnection;
  /** Whether it has ended by itself, so that only a new start brings it back. */
  hasFailed(): boolean;
  stop(): Promise<void>;
}

/**
 * Locks a data folder and starts its embedded PostgreSQL in a worker thread.
 * @throws StartupError when the folder is in use, its path is too long for a socket, or the database does not start
 */
export async function startEmbedded(dataDir: string): Promise<Embedded> {
  const lock = await claimFolder(dataDir);
  const folder = join(dataDir, 'postgres');
  const isNew = !existsSync(folder);
  mkdirSync(folder, { recursive: true });
  const worker = new Worker(bundledProgram('embedded-worker'), {
    workerData: { folder },
  });
  try {
    await messageFrom(worker, 'ready');
  } catch (error) {
    await lock.release();
    throw new StartupError(
      `The embedded database in ${folder} does not start: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
  if (isNew) syncFolder(folder);
  let hasEnded = false;
  let isStopping = false;
  worker.once('exit', () => (hasEnded = true));
  return {
    openConnection() {
      const { port1, port2 } = new MessageChannel();
      const connection = new WorkerConnection(port1);
      if (hasEnded) {
        const error = new StartupError(`The embedded database in ${folder} has ended.`);
        // Not before the client listens.
        setImmediate(() => connection.destroy(error));
      } else worker.postMessage({ connect: port2 }, [port2]);
      return connection;
    },
    hasFailed: () => hasEnded && !isStopping,
    async stop() {
      isStopping = true;
      if (!hasEnded) {
        const stopped = messageFrom(worker, 'stopped');
        worker.postMessage('stop');
        await stopped.catch(() => undefined);
        await worker.terminate();
      }
      await lock.release();
    },
  };
}

/**
 * Locks a data folder against other processes.
 * @throws StartupError when another process holds it, or its path is too long for a socket
 */
export function claimFolder(dataDir: string): Promise<FolderLock> {
  return lockFolder(socketIn(dataDir, 'lock'), dataDir);
}

function messageFrom(worker: Worker, wanted: string): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message) => message === wanted && resolve());
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`its thread ended with code ${code}`)));
  });
}

function socketIn(dataDir: string, name: string): string {
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\lianxun-${createHash('sha256').update(dataDir).digest('hex').slice(0, 16)}-${name}`;
  }
  const absolute = join(dataDir, `.s.${name}`);
  const near = relative(process.cwd(), absolute);
  const path = near.length < absolute.length ? near : absolute;
  if (path.length > MAX_SOCKET_PATH) {
    throw new StartupError(`DATA_DIR: the path ${dataDir} is too long for a socket. Choose a shorter one.`);
  }
  return path;
}

function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}
