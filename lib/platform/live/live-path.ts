/** The stream of changes of flashes for open pages; the server answers it, not a route handler. */
export const LIVE_PATH = '/api/live';
