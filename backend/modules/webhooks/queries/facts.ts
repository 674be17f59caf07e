import type { WebhookSubject } from '@/backend/contract/webhooks/kinds';
import { readComments } from './facts/comments';
import { readContents } from './facts/contents';
import { readEvents } from './facts/events';
import { readLetters } from './facts/letters';
import type { ReadFacts } from './facts/read-facts';

/** How what webhooks are notified of is read. Orders are reported in the transaction of their step, as they stood then. */
export const FACTS: Record<Exclude<WebhookSubject, 'order'>, ReadFacts> = {
  content: readContents,
  event: readEvents,
  comment: readComments,
  letter: readLetters,
};
