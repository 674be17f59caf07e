import type { Messages } from '@/lib/platform/language/messages';

/** What the choice of a follow says. */
export interface FollowWords {
  follows: Messages['follows'];
  denied: string;
  failed: string;
}
