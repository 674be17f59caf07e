import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { DurableFS } from './durable-fs';
import { serveConnections } from './serve-connections';

/** Entry point of the worker thread that runs the embedded PostgreSQL and answers at the ports it receives. */
const { folder } = workerData as { folder: string };

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
const connect = serveConnections(db);
parentPort?.on('message', async (message: { connect: MessagePort } | 'stop') => {
  if (message !== 'stop') return connect(message.connect);
  await db.close();
  parentPort?.postMessage('stopped');
});
parentPort?.postMessage('ready');
