import { errorCode } from './error-code';

type Command = (string | Buffer)[];

/** A request waits no longer than this for Redis, because the alternative without Redis is nearly as fast. */
const ANSWER_MS = 250;
const CONNECT_MS = 1000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 4000;

/** A connection in use, and how to close it. */
interface Connection {
  send: (command: Command) => Promise<unknown>;
  end: (reason: unknown) => void;
  /** Whether an error is an error reply of Redis, so that the connection itself works. */
  isRefusal: (error: unknown) => boolean;
}

/**
 * The connection to a Redis that may be unreachable, slow or full at any time. Then a command has no answer, at once or
 * after a quarter of a second, and the caller does without Redis. Reconnects by itself. The library is loaded only
 * here.
 */
export class RedisLink {
  /** The number of commands by result; those in `away` were not sent, because Redis was not connected. */
  readonly counts = { answered: 0, failed: 0, away: 0 };
  private connection: Connection | null = null;
  private pauseMs = FIRST_PAUSE_MS;
  private timer: NodeJS.Timeout | null = null;
  private isStopped = false;
  private wasNotified: boolean | null = null;

  /**
   * @param url `redis://` or `rediss://`
   * @param notify called when Redis is connected, and, with the reason, when the connection is lost
   */
  constructor(
    private readonly url: string,
    public notify: (isConnected: boolean, reason: string) => void = () => undefined,
  ) {}

  get isConnected(): boolean {
    return this.connection !== null;
  }

  /** Connects. Resolves after the first attempt, within little more than a second, whether it succeeded or not. */
  async start(): Promise<void> {
    if (this.isStopped) return;
    const { createClient, RESP_TYPES, ErrorReply } = await import('@redis/client');
    const client = createClient({
      url: this.url,
      disableOfflineQueue: true,
      // This class itself reconnects, so that an attempt that hangs counts as a failed one.
      socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false },
      commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
    });
    let isOver = false;
    const connection: Connection = {
      send: (command) => within(ANSWER_MS, client.sendCommand(command)),
      end: (reason) => {
        if (isOver) return;
        isOver = true;
        if (this.connection === connection) this.connection = null;
        if (client.isOpen) client.destroy();
        this.tryAgain(reason);
      },
      isRefusal: (error) => error instanceof ErrorReply,
    };
    client.on('error', connection.end);
    try {
      await within(CONNECT_MS, client.connect());
      await connection.send(['PING']);
      if (isOver || this.isStopped) return connection.end(null);
      this.connection = connection;
      this.record(true, '');
    } catch (error) {
      connection.end(error);
    }
  }

  /** Sends a command. @returns its answer; undefined when there is none */
  async send(command: Command): Promise<unknown> {
    const { connection } = this;
    if (!connection) {
      this.counts.away += 1;
      return undefined;
    }
    try {
      const answer = await connection.send(command);
      this.counts.answered += 1;
      this.pauseMs = FIRST_PAUSE_MS;
      return answer;
    } catch (error) {
      this.counts.failed += 1;
      // An error reply does not close the connection: a full Redis, for example, can still be read.
      if (!connection.isRefusal(error)) connection.end(error);
      return undefined;
    }
  }

  stop(): void {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    this.connection?.end(null);
  }

  /** The pause doubles until a command is answered, so that few requests have to wait for a slow Redis. */
  private tryAgain(reason: unknown): void {
    if (this.isStopped) return;
    this.record(false, textOf(reason));
    this.timer = setTimeout(() => void this.start(), this.pauseMs);
    this.timer.unref();
    this.pauseMs = Math.min(2 * this.pauseMs, MAX_PAUSE_MS);
  }

  private record(isConnected: boolean, reason: string): void {
    if (this.wasNotified === isConnected) return;
    this.wasNotified = isConnected;
    this.notify(isConnected, reason);
  }
}

/** The error of a connection refused at several addresses has no message, only a code. */
const textOf = (reason: unknown): string =>
  (reason instanceof Error && reason.message) || errorCode(reason) || String(reason);

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`no answer within ${ms} ms`));
    // Incoming data is read once more before failing, because this program itself may have been too busy to read the
    // answer.
    timer = setTimeout(() => setImmediate(fail), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
