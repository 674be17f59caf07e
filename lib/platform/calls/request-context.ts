import { AsyncLocalStorage } from 'node:async_hooks';
import type { PageSources } from '@/lib/platform/cache/page-sources';

/** Facts about the request for which a page is rendered. */
export interface RequestFacts {
  requestId: string;
  /** The nonce of the inline scripts of its page, if one is rendered. */
  nonce?: string;
  /** The requested path, without its query. */
  page?: string;
  /** The trace context, passed on to the backend. */
  traceparent?: string;
  /** When the request first called the backend, by `performance.now()`. */
  requestedAt?: number;
  /** Collects the data sources of its response. */
  pageSources?: PageSources;
  /** The newest known backend change when the request began; null before the first. */
  change?: number | null;
}

/**
 * Passes facts about a request from the server to the code that renders. Next bundles this module more than once, so
 * the store is an attribute of `globalThis`. Reading it does not make a page dynamic, unlike Next's own `headers()`.
 */
export function requestContext(): AsyncLocalStorage<RequestFacts> {
  const holder = globalThis as { lianxunRequest?: AsyncLocalStorage<RequestFacts> };
  return (holder.lianxunRequest ??= new AsyncLocalStorage());
}
