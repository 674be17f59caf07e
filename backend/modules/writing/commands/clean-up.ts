import type { Context } from '@/backend/kernel/context';
import { runEvery } from '@/backend/kernel/run-every';
import { deleteDiscarded } from './drafts';

const EVERY_MS = 60 * 60_000;

/** Every hour deletes drafts that were put away long enough ago. */
export function startDraftCleanUp(context: Context): () => void {
  return runEvery(context, EVERY_MS, 'deleting discarded drafts', () => deleteDiscarded(context));
}
