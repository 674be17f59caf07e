/** Cache and service worker of the gate's page. */
export const GATE_CACHE = 'lx-gate-1';
export const GATE_WORKER = '/gate-worker.js';
