/** Where open pages listen for what becomes of flashes; the server itself answers there. */
export const LIVE_PATH = '/api/live';
