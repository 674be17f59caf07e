import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { DurableFS } from './durable-fs';

/** Entry point of the worker thread that runs the embedded PostgreSQL behind a local socket. */
const { folder, socketPath } = workerData as { folder: string; socketPath: string };

const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...[
    'fsync=on',
    'wal_sync_method=fsync',
    'max_wal_size=128MB',
    'jit=off',
    // Data outside these buffers is in the system's file cache, so larger buffers would only cost memory.
    'shared_buffers=32MB',
  ].flatMap((setting) => ['-c', setting]),
];

const db = await PGlite.create({ fs: new DurableFS(folder), startParams });
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 1 });
await server.start();

parentPort?.on('message', async (message) => {
  if (message !== 'stop') return;
  await server.stop();
  await db.close();
  parentPort?.postMessage('stopped');
});
parentPort?.postMessage('ready');
