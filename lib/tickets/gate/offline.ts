/** Where the gate's page is kept for the time without a network. */
export const GATE_CACHE = 'lx-gate-1';
export const GATE_WORKER = '/gate-worker.js';
