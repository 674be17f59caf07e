const home = { route: 'home', label: 'toHome' } as const;
const events = { route: 'events', label: 'toEvents' } as const;

/** Pages of the account area that are not open yet, by route name, and where each leads meanwhile. */
export const ACCOUNT_PAGES = {
  myTickets: [events, home],
} as const;

export type AccountPage = keyof typeof ACCOUNT_PAGES;
