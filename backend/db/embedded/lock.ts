import { rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { StartupError } from '@/backend/kernel/errors';

/** A lock on a data folder. The embedded database has none itself, and two processes on one folder would corrupt it. */
export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Locks a folder by listening on a socket in it. The socket of a killed process does not answer and is replaced.
 * @throws StartupError when another process holds the folder, or no socket can be made in it
 */
export async function lockFolder(socketPath: string, folder: string): Promise<FolderLock> {
  for (let tries = 0; tries < 2; tries += 1) {
    const server = await listen(socketPath);
    if (server) return { release: () => new Promise((done) => server.close(() => done())) };
    if (await isAlive(socketPath)) break;
    if (process.platform !== 'win32') rmSync(socketPath, { force: true });
  }
  throw new StartupError(
    `Another process is using the data folder ${folder}. Stop it, or set DATA_DIR to another folder.`,
  );
}

function listen(socketPath: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.unref();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(new StartupError(`DATA_DIR: ${error.message}`)),
    );
    server.listen(socketPath, () => resolve(server));
  });
}

function isAlive(socketPath: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(socketPath);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
