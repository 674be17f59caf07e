import type { Messages } from '@/lib/platform/language/messages';

/** What the choice of a follow says. */
export interface FollowWords {
  /** Of these only messages without values are texts; the others are compiled. */
  follows: Omit<Messages['follows'], 'title' | 'changeName' | 'stopName'>;
  /** With `{name}` in it. */
  title: string;
  denied: string;
  failed: string;
}
