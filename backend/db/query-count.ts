import { AsyncLocalStorage } from 'node:async_hooks';

const counters = new AsyncLocalStorage<{ queries: number }>();

/** Counts the statements one request sends through the query builder, for the request log. */
export function countQueries<Result>(work: () => Promise<Result>): {
  result: Promise<Result>;
  counter: { queries: number };
} {
  const counter = { queries: 0 };
  return { result: counters.run(counter, work), counter };
}

/** Called by the query builder for every statement. */
export const queryLogger = {
  logQuery(): void {
    const counter = counters.getStore();
    if (counter) counter.queries += 1;
  },
};
