/** Cache and service worker of the pages of tickets. */
export const TICKET_CACHE = 'lx-tickets-1';
export const TICKET_WORKER = '/ticket-worker.js';
