/** Where pages of tickets are kept for the time without a network. */
export const TICKET_CACHE = 'lx-tickets-1';
export const TICKET_WORKER = '/ticket-worker.js';
