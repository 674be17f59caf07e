import { requestContext } from './request-context';

/**
 * How much of a budget a request still has, in ms, 0 at least. The budget begins with its first call of the backend:
 * calls that wait one after another share it, so a backend that hangs is waited for once and not as often as it is
 * asked.
 */
export function timeLeft(budgetMs: number): number {
  const facts = requestContext().getStore();
  if (!facts) return budgetMs;
  facts.askedAt ??= performance.now();
  return Math.max(0, Math.round(budgetMs - (performance.now() - facts.askedAt)));
}
