import type { Context } from '../context';
import { revalidatePortal } from './revalidate';

interface Handler {
  /** Delivers all due rows of one kind at once; throwing means that all of them are tried again. */
  deliver(context: Context, payloads: unknown[]): Promise<void>;
  /** Tries are 1, 2, 4 … seconds apart, up to this. */
  maxDelaySeconds: number;
}

export const handlers: Record<string, Handler> = {
  revalidate: { deliver: revalidatePortal, maxDelaySeconds: 2 },
};
