const events = { route: 'events', label: 'toEvents' } as const;
const contact = { route: 'contact', label: 'toContact' } as const;

/** Pages of the account area that are not open yet, by route name, and where each leads meanwhile. */
export const ACCOUNT_PAGES = {
  hosting: [events, contact],
  eventCreate: [contact, events],
  eventEdit: [contact, events],
} as const;

export type AccountPage = keyof typeof ACCOUNT_PAGES;
