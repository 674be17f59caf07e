import { Duplex } from 'node:stream';
import type { MessagePort } from 'node:worker_threads';

/**
 * The connection of the database client to the thread of the embedded PostgreSQL: a stream of the bytes of PostgreSQL's
 * protocol, which travel as messages between threads. A socket does the same at a system call for each direction.
 */
export class WorkerConnection extends Duplex {
  /** The states of `net.Socket` that the client checks before it ends a connection. */
  readyState: 'open' | 'closed' = 'open';

  readonly #port: MessagePort;

  /** @param port the other end of which `serveConnections` reads */
  constructor(port: MessagePort) {
    super();
    this.#port = port;
    port.on('message', (answer: Uint8Array<ArrayBuffer>) => this.push(Buffer.from(answer.buffer)));
    port.on('close', () => this.destroy());
  }

  override _read(): void {}

  /** The client writes whole messages of the protocol, never parts of one. */
  override _write(messages: Uint8Array, _encoding: BufferEncoding, written: () => void): void {
    // A copy with a buffer of its own, because the client reuses the one it writes into.
    const copy = new Uint8Array(messages);
    this.#port.postMessage(copy, [copy.buffer]);
    written();
  }

  override _final(ended: () => void): void {
    this.#port.close();
    ended();
  }

  override _destroy(error: Error | null, destroyed: (error: Error | null) => void): void {
    this.readyState = 'closed';
    this.#port.close();
    destroyed(error);
  }
}
