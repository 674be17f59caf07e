import type { EventFilter } from './read';

/** What is to come and what has been: two lists of one form. */
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
  /** Messages of the list's name, of a further page of it, and of its description. */
  words: readonly [title: string, pageTitle: string, description: string];
  filter: EventFilter;
  tab: 'upcoming' | 'past';
}
