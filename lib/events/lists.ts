import type { EventFilter } from './read';

/** The two lists of events: upcoming and past ones. */
export const EVENT_LISTS = {
  events: { words: ['title', 'pageTitle', 'description'], filter: {}, tab: 'upcoming' },
  eventsPast: {
    words: ['pastTitle', 'pastPageTitle', 'pastDescription'],
    filter: { state: 'ended' },
    tab: 'past',
  },
} as const satisfies Record<string, EventList>;

export type EventListName = keyof typeof EVENT_LISTS;

interface EventList {
  /** Messages of the list's title, of the title of a further page, and of its description. */
  words: readonly [title: string, pageTitle: string, description: string];
  filter: EventFilter;
  tab: 'upcoming' | 'past';
}
