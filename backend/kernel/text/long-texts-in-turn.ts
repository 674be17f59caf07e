import { MAX_WORK_HERE } from './text-thread';

let last: Promise<unknown> = Promise.resolve();

/**
 * Stores long texts one after the other within this backend: sending one to the database blocks the main thread for
 * some tens of milliseconds, which add up when several are sent at once. Short texts do not wait.
 * @param work of the text, in markup characters
 */
export function storeInTurn<Result>(work: number, store: () => Promise<Result>): Promise<Result> {
  if (work <= MAX_WORK_HERE) return store();
  const turn = last.then(store);
  last = turn.catch(() => undefined);
  return turn;
}
