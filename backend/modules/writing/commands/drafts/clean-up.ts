import type { Context } from '@/backend/kernel/context';
import { runEvery } from '@/backend/kernel/run-every';
import { deleteDiscarded } from './discard';

const EVERY_MS = 60 * 60_000;

/** Deletes, every hour, drafts that were discarded 30 days ago. */
export function startDraftCleanUp(context: Context): () => Promise<void> {
  return runEvery(context, EVERY_MS, 'deleting discarded drafts', () => deleteDiscarded(context));
}
