/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';
import { serveConnections } from '@/backend/db/embedded/serve-connections';

const ports: MessagePort[] = [];
afterEach(() => ports.splice(0).forEach((port) => port.close()));

/** A database that notes what it is told, each statement being the first byte of a message, and that `run` may hold up. */
function databaseOf(run: (statement: string) => unknown = () => undefined) {
  const done: string[] = [];
  const db = {
    isInTransaction: () => done.at(-1) === 'b',
    exec: async (text: string) => void done.push(text),
    runExclusive: (work: () => Promise<unknown>) => work(),
    execProtocolRawStream: async (
      bytes: Uint8Array,
      { onRawData }: { onRawData: (data: Uint8Array) => void },
    ) => {
      await run(String.fromCharCode(bytes[0] ?? 0));
      done.push(String.fromCharCode(bytes[0] ?? 0));
      onRawData(bytes);
    },
  };
  const serve = serveConnections(db as unknown as PGlite);
  const connect = () => {
    const { port1, port2 } = new MessageChannel();
    ports.push(port1);
    port1.start();
    serve(port2);
    return port1;
  };
  return { done, connect };
}

const send = (port: MessagePort, statement: string) => port.postMessage(new TextEncoder().encode(statement));

test('what the last connection had sent and is not begun is left out, and its transaction ended, before a new one is answered', async () => {
  const gate = new EventEmitter();
  const { done, connect } = databaseOf(async (statement) => {
    if (statement !== 'b') return;
    gate.emit('begun');
    await once(gate, 'open');
  });
  const last = connect();
  const begun = once(gate, 'begun');
  send(last, 'b');
  send(last, 'i');
  await begun;
  const next = connect();
  send(next, 's');
  gate.emit('open');
  await once(next, 'message');
  expect(done).toEqual(['b', 'rollback', 's']);
});

test('a connection on which the database failed ends, and nothing more of it is done', async () => {
  const { done, connect } = databaseOf((statement) => {
    if (statement === 'x') throw new Error('memory access out of bounds');
  });
  const port = connect();
  for (const statement of ['a', 'x', 'i']) send(port, statement);
  await once(port, 'close');
  const next = connect();
  send(next, 's');
  await once(next, 'message');
  expect(done).toEqual(['a', 's']);
});
