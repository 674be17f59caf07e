import { AsyncLocalStorage } from 'node:async_hooks';
import type { PageSources } from '@/lib/platform/cache/page-sources';

/** What is known of the request a page is rendered for. */
export interface RequestFacts {
  requestId: string;
  /** The nonce of the inline scripts of its page, if one is rendered. */
  nonce?: string;
  /** The path asked for, without its query. */
  page?: string;
  /** Its place in a trace, passed on to the backend. */
  traceparent?: string;
  /** When it first called the backend, by `performance.now()`. */
  askedAt?: number;
  /** Collects what its response is made from. */
  madeOf?: PageSources;
  /** The newest change of the backend that was known when it began; null before the first. */
  change?: number | null;
}

/**
 * Passes facts about a request from the server to the code that renders. Next bundles this module more than once, so
 * the store is kept on `globalThis`. Reading it does not make a page dynamic, unlike Next's own `headers()`.
 */
export function requestContext(): AsyncLocalStorage<RequestFacts> {
  const holder = globalThis as { lianxunRequest?: AsyncLocalStorage<RequestFacts> };
  return (holder.lianxunRequest ??= new AsyncLocalStorage());
}
