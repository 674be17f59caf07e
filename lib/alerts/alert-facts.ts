import type { EventNews } from '@/backend/contract/alerts/event-news';

/** What the service worker of notifications needs in one language. */
export interface AlertFacts {
  /** The address of a flash, with `*` for its id. */
  flash: string;
  /** The address of an article, with `*` for its id. */
  article: string;
  /** The address of what the member follows. */
  follows: string;
  /** The address of an event, with `*` for its id. */
  event: string;
  /** The address of a type of data, with `*` for its key. */
  data: string;
  /** The name of the site, under which key news are shown. */
  site: string;
  /** The titles of notifications about events. */
  news: Record<EventNews, string>;
}
