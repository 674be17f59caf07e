import { AsyncLocalStorage } from 'node:async_hooks';
import type { MadeOf } from '@/lib/platform/cache/made-of';

/** What is known of the request a page is rendered for. */
export interface RequestFacts {
  requestId: string;
  /** What the inline scripts of its page carry, should one be rendered. */
  nonce?: string;
  /** The path asked for, without its query. */
  page?: string;
  /** Its place in a trace, passed on to the backend. */
  traceparent?: string;
  /** When it first asked the backend, by `performance.now()`. */
  askedAt?: number;
  /** What its answer is read from. */
  madeOf?: MadeOf;
  /** The newest change of the backend that was known when it began; null before the first. */
  change?: number | null;
}

/**
 * Carries facts from the server process to whatever renders. Next bundles this module more than once, so the one store
 * hangs on the process. Reading it makes no page dynamic, unlike Next's own `headers()`.
 */
export function requestContext(): AsyncLocalStorage<RequestFacts> {
  const holder = globalThis as { lianxunRequest?: AsyncLocalStorage<RequestFacts> };
  return (holder.lianxunRequest ??= new AsyncLocalStorage());
}
