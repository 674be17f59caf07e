import { bareChrome, privatePage, type Route } from './route';

const hostPage = { ...privatePage, chrome: bareChrome } as const;

/** Pages for organisers, for buyers of tickets, and of the gate. */
export const ticketRoutes = {
  hosting: {
    path: '/ac_organ',
    page: 'events/hosting',
    ...privatePage,
    chrome: { footer: false, toolBar: false },
  },
  gate: { path: '/ac_organ/gate', page: 'tickets/gate', isIndexable: false, chrome: bareChrome },
  gateSetup: { path: '/ac_organ/[id]/gate', page: 'events/hosting/[id]/gate', ...hostPage },
  hostingTestMode: {
    path: '/ac_organ/[id]/rehearsal',
    page: 'events/hosting/[id]/rehearsal',
    ...hostPage,
  },
  hostingEvent: { path: '/ac_organ/[id]', page: 'events/hosting/[id]/overview', ...hostPage },
  hostingOrders: { path: '/ac_organ/[id]/orders', page: 'events/hosting/[id]/orders', ...hostPage },
  hostingPayouts: { path: '/ac_organ/[id]/payouts', page: 'events/hosting/[id]/payouts', ...hostPage },
  hostingReceipts: { path: '/ac_organ/[id]/receipts', page: 'events/hosting/[id]/receipts', ...hostPage },
  hostingCodes: { path: '/ac_organ/[id]/codes', page: 'events/hosting/[id]/codes', ...hostPage },
  hostingWaiting: { path: '/ac_organ/[id]/waiting', page: 'events/hosting/[id]/waiting', ...hostPage },
  hostingLetters: { path: '/ac_organ/[id]/letters', page: 'events/hosting/[id]/letters', ...hostPage },
  hostingStaff: { path: '/ac_organ/[id]/staff', page: 'events/hosting/[id]/staff', ...hostPage },
  hostingWebhooks: { path: '/ac_organ/[id]/webhooks', page: 'events/hosting/[id]/webhooks', ...hostPage },
  hostingChange: { path: '/ac_organ/[id]/change', page: 'events/hosting/[id]/change', ...hostPage },
  eventCreate: { path: '/ac_create', page: 'events/hosting/new', ...hostPage },
  eventEdit: { path: '/ac_create/[id]', page: 'events/hosting/[id]/edit', bare: ['/ac_create'], ...hostPage },
  myTickets: { path: '/ac_mine', page: 'tickets', aliases: ['/ac_ticket'], ...privatePage },
  order: {
    path: '/ac_mine/[id]',
    page: 'tickets/orders/[id]',
    bare: ['/ac_mine?order'],
    ...privatePage,
    chrome: { tabBar: false, toolBar: false },
  },
  orderReceipt: {
    path: '/ac_mine/[id]/receipt',
    page: 'tickets/receipts/[id]',
    ...privatePage,
    chrome: { toolBar: false },
  },
  ticket: {
    path: '/ac_ticket/[id]',
    page: 'tickets/[id]',
    bare: ['/ac_ticket'],
    ...privatePage,
    chrome: { tabBar: false, toolBar: false },
  },
  ticketByKey: {
    path: '/ac_ticket/key/[token]',
    page: 'tickets/key/[token]',
    bare: ['/ac_ticket?key'],
    isIndexable: false,
    chrome: { tabBar: false, toolBar: false },
  },
  takeTicket: {
    path: '/ac_ticket/take/[token]',
    page: 'tickets/take/[token]',
    isIndexable: false,
    chrome: { tabBar: false, toolBar: false },
  },
  openedTicket: {
    path: '/ac_ticket/held/[link]',
    page: 'tickets/held/[link]',
    isIndexable: false,
    chrome: { tabBar: false, toolBar: false },
  },
  openedOffer: {
    path: '/ac_ticket/offered/[link]',
    page: 'tickets/offered/[link]',
    isIndexable: false,
    chrome: { tabBar: false, toolBar: false },
  },
  unsubscribe: {
    path: '/letters/unsubscribe/[token]',
    page: 'tickets/unsubscribe/[token]',
    isIndexable: false,
    chrome: { toolBar: false },
  },
} as const satisfies Record<string, Route>;
