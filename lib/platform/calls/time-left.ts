import { requestContext } from './request-context';

/**
 * How much of a time budget a request still has, in ms, at least 0. The budget begins with its first call of the
 * backend. All its calls share it, so that a backend that hangs delays the request only once.
 */
export function timeLeft(budgetMs: number): number {
  const facts = requestContext().getStore();
  if (!facts) return budgetMs;
  facts.requestedAt ??= performance.now();
  return Math.max(0, Math.round(budgetMs - (performance.now() - facts.requestedAt)));
}
