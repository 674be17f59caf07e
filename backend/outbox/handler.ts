import type { Config } from '@/backend/kernel/config';
import type { Context } from '@/backend/kernel/context';

/** How rows of one kind are delivered. */
export interface Handler {
  /** Delivers rows of one kind; throwing means that all are tried again, unless it is a PermanentFailure. */
  deliver(context: Context, payloads: unknown[]): Promise<void>;
  /** How many rows go together: a letter fails or arrives on its own. */
  batch: number;
  /** How many deliveries are under way at once. */
  parallel: number;
  /**
   * How many rows of one lane are under way at once; those of lanes that have a failing row together get half of `parallel`,
   * so that servers that do not answer never take all the room. Without it lanes do not matter.
   */
  perLane?: number;
  /** Tries are 1, 2, 4 … seconds apart, up to this. */
  maxDelaySeconds: number;
  /** A row taken by a backend that died is free again after this; while it is delivered, its lease is renewed. */
  leaseSeconds: number;
  /** Without its service the rows wait. */
  isSetUp(config: Config): boolean;
  /** Whether its rows reach somebody outside this installation: they wait while it does not send. */
  isOutgoing: boolean;
  /** Once delivered, payload and recipient are erased. */
  isPrivate: boolean;
  /** It only writes to this database: what it writes commits together with the mark that it was done, so never twice. */
  isAtomic?: boolean;
}

/** Every kind of row by its name; main hands them in. */
export type Handlers = Readonly<Record<string, Handler>>;

/** One kind of row. */
export interface OutboxKind {
  name: string;
  handler: Handler;
}
