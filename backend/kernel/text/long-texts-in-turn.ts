import { MAX_WORK_HERE } from './text-thread';

let last: Promise<unknown> = Promise.resolve();

/**
 * Stores long texts one after the other, on this backend: sending one to the database takes the answering thread some tens
 * of milliseconds, which add up when several are sent at once. Short texts wait for nobody.
 * @param work of the text, in signs of markup
 */
export function storeInTurn<Result>(work: number, store: () => Promise<Result>): Promise<Result> {
  if (work <= MAX_WORK_HERE) return store();
  const turn = last.then(store);
  last = turn.catch(() => undefined);
  return turn;
}
