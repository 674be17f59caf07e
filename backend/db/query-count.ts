import { AsyncLocalStorage } from 'node:async_hooks';

const counters = new AsyncLocalStorage<{ queries: number }>();

/** Counts the statements one request sends through the query builder; the request log shows the number. */
export function countQueries<Result>(work: () => Promise<Result>): {
  result: Promise<Result>;
  counter: { queries: number };
} {
  const counter = { queries: 0 };
  return { result: counters.run(counter, work), counter };
}

/** The query builder tells it of every statement. */
export const queryLogger = {
  logQuery(): void {
    const counter = counters.getStore();
    if (counter) counter.queries += 1;
  },
};
