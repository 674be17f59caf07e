import type { MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';

/** A longer answer is sent in parts, so that it is in memory once. */
const MAX_PART_BYTES = 256 * 1024;

/**
 * Serves one connection at a time, since the database has one session: a new one ends the last and the transaction it left
 * open, and what had arrived from it and was not begun is left out.
 * @returns takes the port of a new connection. The messages of PostgreSQL's protocol that arrive there are answered in
 *   their order; all messages that arrive together (a statement with its parameters) are answered together.
 */
export function serveConnections(db: PGlite): (port: MessagePort) => void {
  let current: MessagePort | null = null;
  let last = Promise.resolve();
  /** Does something for a connection after everything before, unless the connection has ended. */
  const inTurn = (port: MessagePort, work: () => Promise<unknown>) => {
    last = last
      .then(async () => void (port === current && (await work())))
      // The client is told by the end of the connection.
      .catch(() => end(port));
  };
  const end = (port: MessagePort) => {
    if (port === current) current = null;
    port.close();
  };
  return (port) => {
    if (current) end(current);
    current = port;
    inTurn(port, async () => db.isInTransaction() && db.exec('rollback'));
    port.on('message', (messages: Uint8Array) => inTurn(port, () => answer(db, port, messages)));
  };
}

async function answer(db: PGlite, port: MessagePort, messages: Uint8Array): Promise<void> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const send = () => {
    if (length === 0) return;
    const all = new Uint8Array(length);
    let at = 0;
    for (const part of parts) {
      all.set(part, at);
      at += part.length;
    }
    parts = [];
    length = 0;
    port.postMessage(all, [all.buffer]);
  };
  await db.runExclusive(() =>
    db.execProtocolRawStream(messages, {
      onRawData: (data) => {
        // The bytes are a view of the database's memory, which it uses again.
        parts.push(data.slice());
        length += data.length;
        if (length >= MAX_PART_BYTES) send();
      },
    }),
  );
  send();
}
