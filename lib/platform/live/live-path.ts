/** The stream of changes of flashes for open pages; the server answers it, not a route handler. */
export const LIVE_PATH = '/api/live';

/** The event that names the stories whose comments changed: a list of ids. */
export const COMMENTS_EVENT = 'comments';
