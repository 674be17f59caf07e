import type { RouteName } from './routes';

interface KeyPage {
  /** The same page without the key in its address. */
  opened: RouteName;
  /** How long the browser holds the key; the backend may end it earlier. */
  days: number;
  /** Who reads the key from its cookie: the page, or only the calls it makes. */
  readBy: 'page' | 'calls';
}

/**
 * Pages that a key in their address opens, and people stay on: their first visit leaves the key in a cookie, and the
 * address. Others do one thing with it, or are no pages.
 */
export const KEY_PAGES: Partial<Record<RouteName, KeyPage>> = {
  ticketByKey: { opened: 'openedTicket', days: 180, readBy: 'calls' },
  takeTicket: { opened: 'openedOffer', days: 3, readBy: 'calls' },
  preview: { opened: 'openedPreview', days: 7, readBy: 'page' },
  eventPreview: { opened: 'openedEventPreview', days: 7, readBy: 'page' },
};
