import { HEADERS } from '@/backend/contract/headers';
import type { Call } from '@/backend/contract/call';
import type { Caller } from './caller';
import type { Context } from './context';
import { ApiError } from './errors';

/**
 * Answers a call from the replica if the answer cannot be stale: the call only reads, the caller is not signed in, and
 * the replica has every change the portal knows. A call that fails or is refused there is repeated on the database
 * itself.
 */
export async function readFromReplica<Result>(
  context: Context,
  call: Call,
  caller: Caller,
  headers: Headers,
  read: (context: Context) => Promise<Result>,
): Promise<Result> {
  const { replica } = context.database;
  const changeNumber = Number(headers.get(HEADERS.knownChange) ?? Number.NaN);
  const mayLag = call.mayReadReplica && caller.token === null && Number.isSafeInteger(changeNumber);
  if (!replica || !mayLag || !(await replica.isAsNewAs(changeNumber))) return read(context);
  try {
    return await replica.whileAnswering(read({ ...context, db: replica.db }));
  } catch (error) {
    // Even an ApiError such as notFound may only mean that the replica does not have the row yet.
    if (!(error instanceof ApiError)) {
      replica.rest();
      context.log.warn({ path: call.path, err: error }, 'the copy of the database failed');
    }
    return read(context);
  }
}
