import { FIRST_AUTHORITY } from '@/backend/contract/publishing/feed-authority';
import { getConfig } from './config';
import { siteFacts } from './site-brand';

/** The name in the ids of feed and calendar entries; it does not change when the site moves. */
export function feedAuthority(): string {
  return getConfig().feedAuthority ?? siteFacts().feed_authority ?? FIRST_AUTHORITY;
}
