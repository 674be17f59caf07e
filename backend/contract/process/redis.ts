import { errorCode } from './error-code';

type Command = (string | Buffer)[];

/** A request waits no longer than this for Redis: the other way is nearly as quick. */
const ANSWER_MS = 250;
const CONNECT_MS = 1000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 4000;

/** A connection in use, and how it is given up. */
interface Connection {
  ask: (command: Command) => Promise<unknown>;
  end: (reason: unknown) => void;
  /** Whether Redis answered, but with an error. */
  isRefusal: (error: unknown) => boolean;
}

/**
 * The way to a Redis, which may be away, slow or full at any time: then there is no answer, at once or after a quarter of a
 * second, and whoever asked goes another way. It is connected again by itself. The library is loaded here and nowhere else.
 */
export class RedisLink {
  /** What became of the commands so far; those while it was away were not sent. */
  readonly counts = { answered: 0, failed: 0, away: 0 };
  private connection: Connection | null = null;
  private pauseMs = FIRST_PAUSE_MS;
  private timer: NodeJS.Timeout | null = null;
  private isStopped = false;
  private wasTold: boolean | null = null;

  /**
   * @param url `redis://` or `rediss://`
   * @param notify called when it is connected, and when it is away and why
   */
  constructor(
    private readonly url: string,
    public notify: (isConnected: boolean, reason: string) => void = () => undefined,
  ) {}

  get isConnected(): boolean {
    return this.connection !== null;
  }

  /** Connects. Resolves after the first try, in little more than a second, whether it is there or away. */
  async start(): Promise<void> {
    if (this.isStopped) return;
    const { createClient, RESP_TYPES, ErrorReply } = await import('@redis/client');
    const client = createClient({
      url: this.url,
      disableOfflineQueue: true,
      // Tries are made here: one that hangs counts as one that fails.
      socket: { connectTimeout: CONNECT_MS, reconnectStrategy: false },
      commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
    });
    let isOver = false;
    const connection: Connection = {
      ask: (command) => within(ANSWER_MS, client.sendCommand(command)),
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
      await connection.ask(['PING']);
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
      const answer = await connection.ask(command);
      this.counts.answered += 1;
      this.pauseMs = FIRST_PAUSE_MS;
      return answer;
    } catch (error) {
      this.counts.failed += 1;
      // A full Redis, for one, still reads.
      if (!connection.isRefusal(error)) connection.end(error);
      return undefined;
    }
  }

  stop(): void {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    this.connection?.end(null);
  }

  /** The pause doubles until a command was answered, so that a slow Redis costs few requests their wait. */
  private tryAgain(reason: unknown): void {
    if (this.isStopped) return;
    this.record(false, textOf(reason));
    this.timer = setTimeout(() => void this.start(), this.pauseMs);
    this.timer.unref();
    this.pauseMs = Math.min(2 * this.pauseMs, MAX_PAUSE_MS);
  }

  private record(isConnected: boolean, reason: string): void {
    if (this.wasTold === isConnected) return;
    this.wasTold = isConnected;
    this.notify(isConnected, reason);
  }
}

/** Refused connections to several addresses have no message, only a code. */
const textOf = (reason: unknown): string =>
  (reason instanceof Error && reason.message) || errorCode(reason) || String(reason);

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`no answer within ${ms} ms`));
    // After a look at what has come in: this program itself may have been too busy to take the answer.
    timer = setTimeout(() => setImmediate(fail), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
