const home = { route: 'home', label: 'toHome' } as const;
const news = { route: 'news', label: 'toNews' } as const;
const events = { route: 'events', label: 'toEvents' } as const;
const columns = { route: 'columns', label: 'toColumns' } as const;
const contact = { route: 'contact', label: 'toContact' } as const;

/** Pages of the account area, by route name, and where each leads as long as it has nothing to show. */
export const ACCOUNT_PAGES = {
  signUp: [home, news],
  third: [home],
  my: [home, news],
  myArticles: [columns, contact],
  publish: [contact, columns],
  publishEdit: [contact, columns],
  feedback: [contact, home],
  collect: [news, columns],
  follow: [columns, news],
  hosting: [events, contact],
  eventCreate: [contact, events],
  eventEdit: [contact, events],
  myTickets: [events, home],
  individual: [home, news],
  myMessages: [home, news],
  realName: [home, news],
  myFollow: [columns, news],
  myCollect: [news, columns],
  myEvents: [events, home],
} as const;

export type AccountPage = keyof typeof ACCOUNT_PAGES;
