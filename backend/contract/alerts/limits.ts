/** The most topics one browser may be notified of. */
export const MAX_ALERT_TOPICS = 100;
