import type { Context } from '@/backend/kernel/context';
import { describeError } from '@/backend/kernel/describe-error';
import { deleteDiscarded } from './drafts';

const EVERY_MS = 60 * 60_000;

/** Every hour deletes drafts that were put away long enough ago. */
export function startDraftCleanUp(context: Context): () => void {
  const run = () =>
    deleteDiscarded(context).catch((error: unknown) =>
      context.log.warn({ error: describeError(error) }, 'discarded drafts were not deleted'),
    );
  const timer = setInterval(run, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
