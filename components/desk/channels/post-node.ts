import type { PostState } from '@/backend/contract/channels/states';

/** The square of a post: filled is out, hollow waits for somebody, dashed is not meant, cinnabar failed. */
export function postNode(state: PostState | null, hasProblem: boolean): string {
  if (state === 'failed' || (hasProblem && state !== 'skipped')) return 'key';
  if (state === 'sent' || state === 'edited') return 'live';
  return state === null || state === 'skipped' || state === 'removed' ? 'draft' : 'item';
}
