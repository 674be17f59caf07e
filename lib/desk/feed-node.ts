import type { CallOutput } from '@/backend/contract/calls';

type Feed = CallOutput<'feeds'>['list'][number];

/** The look of the square beside a feed: removed, paused, failing, silent or healthy. */
export function feedNode(feed: Pick<Feed, 'is_removed' | 'is_paused' | 'error' | 'is_silent'>): string {
  if (feed.is_removed) return 'withdrawn';
  if (feed.is_paused) return 'draft';
  if (feed.error) return 'failed';
  return feed.is_silent ? 'late' : 'live';
}
