import type { MessagePort } from 'node:worker_threads';
import type { PGlite } from '@electric-sql/pglite';

/** A longer answer is sent in parts, so that it is in memory once. */
const MAX_PART_BYTES = 256 * 1024;

/**
 * Answers the messages of PostgreSQL's protocol that arrive at a port, in their order. All messages that arrive together
 * (a statement with its parameters) are answered together.
 */
export function serveConnection(db: PGlite, port: MessagePort): void {
  let last: Promise<void> = db.isInTransaction()
    ? db.exec('rollback').then(() => undefined)
    : Promise.resolve();
  port.on('message', (messages: Uint8Array) => {
    last = last.then(() => answer(db, port, messages)).catch(() => port.close());
  });
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
