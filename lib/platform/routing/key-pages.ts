import type { RouteName } from './routes';

interface KeyPage {
  /** The same page without the key in its address. */
  opened: RouteName;
  /** How many days the browser stores the key; the backend may revoke it earlier. */
  days: number;
  /** Who reads the key from its cookie: the page, or only the calls it makes. */
  readBy: 'page' | 'calls';
}

/**
 * Pages that are opened by a key in their address and that people use for a longer time: the first visit moves the key
 * from the address to a cookie. Other addresses with a key serve a single action, or are no pages.
 */
export const KEY_PAGES: Partial<Record<RouteName, KeyPage>> = {
  ticketByKey: { opened: 'openedTicket', days: 180, readBy: 'calls' },
  takeTicket: { opened: 'openedOffer', days: 3, readBy: 'calls' },
  preview: { opened: 'openedPreview', days: 7, readBy: 'page' },
  letterConfirm: { opened: 'openedLetterConfirm', days: 7, readBy: 'page' },
  letterPreferences: { opened: 'openedLetterPreferences', days: 180, readBy: 'page' },
  eventPreview: { opened: 'openedEventPreview', days: 7, readBy: 'page' },
};
