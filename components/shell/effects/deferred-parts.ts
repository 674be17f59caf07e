import { startComments } from '@/lib/comments/client/start-comments';
import { fillFragments } from '@/lib/platform/fragments/fill-fragments';

/** What a page needs only once it can be read: its fragments, and the comments under a story. */
export async function startDeferredParts(): Promise<void> {
  await fillFragments();
  startComments();
}
