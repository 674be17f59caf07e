import { HEADERS } from '@/backend/contract/headers';
import type { Call } from '@/backend/contract/call';
import type { Caller } from './caller';
import type { Context } from './context';
import { ApiError } from './errors';

/**
 * Answers a call from the copy of the database where that cannot be seen: it only reads, its reader is nobody who may
 * just have written, and the copy has every change the portal knows of. Whatever fails there, or is not found, is asked
 * of the database itself.
 */
export async function readSomewhere<Result>(
  context: Context,
  call: Call,
  caller: Caller,
  headers: Headers,
  read: (context: Context) => Promise<Result>,
): Promise<Result> {
  const { replica } = context.database;
  const known = Number(headers.get(HEADERS.knownChange) ?? Number.NaN);
  const mayLag = call.mayReadReplica && caller.token === null && Number.isSafeInteger(known);
  if (!replica || !mayLag || !(await replica.isAsNewAs(known))) return read(context);
  try {
    return await read({ ...context, db: replica.db });
  } catch (error) {
    // What the copy refuses, it may not have yet.
    if (!(error instanceof ApiError)) {
      replica.rest();
      context.log.warn({ path: call.path, err: error }, 'the copy of the database failed');
    }
    return read(context);
  }
}
